// Searches the rules while one types: the server finds and marks, as it does without this script, and what it found is swapped in.
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

  /** Asks one thing at a time, however fast one types; then once more, if the field says something else by now. */
  async function search() {
    if (asking) return;
    asking = true;
    try {
      while (field.value.trim() !== shown) {
        const typed = field.value.trim();
        const url = soloist.here() + (typed && `?${new URLSearchParams({ q: typed })}`);
        const response = await soloist.ask(url, { signal: AbortSignal.timeout(30000) });
        const page = new DOMParser().parseFromString(await response.text(), "text/html");
        // Somebody may have gone to another page meanwhile.
        if (!field.isConnected) return;
        swap(page);
        shown = typed;
        history.replaceState(null, "", url);
      }
    } catch {
      // The server is away for a moment; the next letter asks again.
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
