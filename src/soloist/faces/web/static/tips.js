// Tooltips on the board. Without this file the browser shows the titles itself.
"use strict";
(() => {
  const THINGS = ":is(.board, .strip) :is([title], [data-tip]), .goal[data-tip]";
  const tip = document.createElement("div");
  tip.className = "tip";
  tip.setAttribute("role", "tooltip");
  function explain(thing) {
    if (thing?.title) {
      // Our tooltip instead of the browser's.
      thing.dataset.tip = thing.title;
      thing.setAttribute(thing.matches("button") ? "aria-description" : "aria-label", thing.title);
      thing.removeAttribute("title");
    }
    const text = thing?.dataset.tip;
    if (!text) return void tip.remove();
    tip.textContent = text;
    document.body.append(tip);
    const box = thing.getBoundingClientRect();
    const own = tip.getBoundingClientRect();
    const above = box.top > own.height + 12;
    tip.style.left = `${Math.max(6, Math.min(box.left + box.width / 2 - own.width / 2, innerWidth - own.width - 6))}px`;
    tip.style.top = `${above ? box.top - own.height - 8 : Math.min(box.bottom + 8, innerHeight - own.height - 6)}px`;
  }
  const thingAt = (event) => event.target.closest?.(THINGS);
  // After a click nothing is explained until the mouse moves: a tooltip would cover what comes next.
  let quiet = false;
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && !quiet && explain(thingAt(event)));
  document.addEventListener("pointermove", (event) => {
    if (!quiet || (!event.movementX && !event.movementY)) return;
    quiet = false;
    explain(thingAt(event));
  });
  document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && explain(thingAt(event)));
  document.addEventListener("focusout", () => tip.remove());
  document.addEventListener("click", (event) => {
    const thing = thingAt(event);
    const acts = event.target.closest("button, a");
    quiet = Boolean(acts);
    explain(thing && !acts ? thing : null);
  });
  document.addEventListener("contextmenu", (event) => {
    // A long press shows the tooltip.
    if (thingAt(event) && event.pointerType === "touch") {
      event.preventDefault();
      explain(thingAt(event));
    }
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && tip.remove());
  document.addEventListener("scroll", () => tip.remove(), true);
  // The mouse or the focus may already be on an element.
  explain([...document.querySelectorAll(THINGS)].findLast((thing) => thing.matches(":hover, :focus-visible")));
})();
