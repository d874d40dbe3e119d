/* Buttons that share a result, copy a text, or print the page. Without script they are hidden. */
(() => {
  "use strict";

  /** Fallback: the clipboard API needs HTTPS, which a home network does not have. */
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

  // The share dialog of the system, if there is one.
  for (const button of document.querySelectorAll("button[data-share]")) {
    const shared = { text: button.dataset.share };
    button.hidden = !navigator.canShare?.(shared);
    button.addEventListener("click", async () => {
      try {
        await navigator.share(shared);
      } catch {
        // The person has closed the dialog.
      }
    });
  }

  for (const button of document.querySelectorAll("button[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
})();
