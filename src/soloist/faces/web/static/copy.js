/* Buttons that copy a code or a link, or print the page; without script they are not shown. */
(() => {
  "use strict";

  /** Browsers give the clipboard only to secure pages, and a home network is none. */
  function copyByHand(text) {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyByHand(text);
    }
  }

  for (const button of document.querySelectorAll("button[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      if (!(await copy(button.dataset.copy))) return;
      button.focus();
      button.textContent = button.dataset.done;
      const live = document.querySelector("#live");
      if (live) live.textContent = button.dataset.done;
    });
  }

  for (const button of document.querySelectorAll("button[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
})();
