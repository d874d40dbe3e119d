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
      // Only the end page has this text: it is not replaced by the review, which may have been stopped elsewhere.
      const { done } = waiting.dataset;
      if (!now) {
        if (done) waiting.textContent = page.querySelector("[data-review]") ? done : "";
        else soloist.visit(soloist.here());
        return;
      }
      (done ? waiting : waiting.querySelector("[role=status]")).textContent = now.querySelector("[role=status]").textContent;
      const bar = waiting.querySelector("progress");
      if (bar) {
        bar.max = now.querySelector("progress").max;
        bar.value = now.querySelector("progress").value;
      }
    } catch {
      // No response: try again.
    }
    setTimeout(look, 1500);
  }
  if (waiting) setTimeout(look, 1500);
})();
