// Searches the rules while the user types: the server searches as it does without script, and the result is swapped in.
"use strict";
(() => {
  const PARTS = ".seek .count, .nothing, .toc li, .chapter";
  const field = document.querySelector(".seek input");
  let shown = field.defaultValue;
  let asking = false;

  function swap(page) {
    const found = page.querySelectorAll(PARTS);
    document.querySelectorAll(PARTS).forEach((part, number) => {
      part.hidden = found[number].hidden;
      part.replaceChildren(...found[number].childNodes);
    });
  }

  /** Send one request at a time; afterwards another one if the field has changed. */
  async function search() {
    if (asking) return;
    asking = true;
    try {
      while (field.value.trim() !== shown) {
        const typed = field.value.trim();
        const query = new URLSearchParams(new FormData(field.form));
        if (typed) query.set("q", typed);
        else query.delete("q");
        const url = soloist.here() + (String(query) && `?${query}`);
        const response = await soloist.ask(url, { signal: AbortSignal.timeout(30000) });
        const page = new DOMParser().parseFromString(await response.text(), "text/html");
        // The user may have left the page.
        if (!field.isConnected) return;
        swap(page);
        shown = typed;
        history.replaceState(null, "", url);
      }
    } catch {
      // No response: the next letter tries again.
    } finally {
      asking = false;
    }
  }

  field.addEventListener("input", search);
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    search();
  });
})();
