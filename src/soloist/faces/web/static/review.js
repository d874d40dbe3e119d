/* A review: a tap on the timeline opens that answer; while a review is computed, its page polls the server. */
(() => {
  "use strict";

  const line = document.querySelector("[data-review]");
  if (line) {
    const edges = line.dataset.edges.split(" ").map(Number);
    line.addEventListener("click", (event) => {
      const box = line.getBoundingClientRect();
      const x = ((event.clientX - box.left) / box.width) * line.viewBox.baseVal.width;
      const found = edges.findLastIndex((edge) => edge <= x);
      soloist.visit(line.dataset.review + Math.max(0, Math.min(found, edges.length - 2)) + line.dataset.keep);
    });
    const here = line.querySelector(".here").getBoundingClientRect();
    const scroll = line.parentElement;
    scroll.scrollLeft += here.left + here.width / 2 - scroll.getBoundingClientRect().left - scroll.clientWidth / 2;
  }

  const waiting = document.querySelector("[data-reviewing]");
  const asked = waiting?.dataset.reviewing || location.href;
  async function look() {
    if (!waiting.isConnected) return;
    try {
      const page = new DOMParser().parseFromString(await (await soloist.ask(asked)).text(), "text/html");
      const now = page.querySelector("[data-reviewing]");
      if (!now && waiting.dataset.done) {
        // The end page only says that the review is ready: whoever reads it is not interrupted.
        waiting.textContent = waiting.dataset.done;
        return;
      }
      if (!now) {
        soloist.visit(soloist.here());
        return;
      }
      if (waiting.dataset.done) {
        waiting.textContent = now.querySelector("[role=status]").textContent;
        setTimeout(look, 1500);
        return;
      }
      waiting.querySelector("[role=status]").textContent = now.querySelector("[role=status]").textContent;
      const bar = waiting.querySelector("progress");
      bar.max = now.querySelector("progress").max;
      bar.value = now.querySelector("progress").value;
    } catch {
      // No response: try again.
    }
    setTimeout(look, 1500);
  }
  if (waiting) setTimeout(look, 1500);
})();
