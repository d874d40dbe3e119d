// Drag a piece or card to a lit place: dropping it clicks the place. A finger must rest first, because a swipe scrolls.
"use strict";
(() => {
  const LONG = 300; // milliseconds
  const FAR = 6; // pixels
  let drag = null;
  let swallow = false;

  /** What can be dragged here: a card that can be lifted, or a piece that the question is about. */
  function held(target) {
    const thing = target.closest?.("#table:not([aria-busy], .past) .board [data-spot]");
    if (!thing) return null;
    const [lifts, goals] = [data("gestures")?.lifts[thing.dataset.spot], data("drags")?.[thing.dataset.spot]];
    if (lifts) return { thing, goals: Object.keys(lifts).filter((goal) => goal !== thing.dataset.spot), picture: thing, lifts };
    const found = goals && target.closest(thing.querySelector(".piece") ? ".piece:not(.them, .nt, [data-piece=g-beadle])" : "[data-spot]");
    return found ? { thing, goals, picture: found.querySelector(":scope > .in > .ic") ?? found } : null;
  }

  const data = (id) => JSON.parse(document.getElementById(id)?.textContent || "null");

  function begin() {
    // First close an enlarged card, which blocks clicks.
    dispatchEvent(new Event("dragging"));
    if (drag.lifts && !drag.thing.matches(".lifted")) drag.thing.click();
    drag.ghost = soloist.afloat(drag.picture);
    drag.picture.style.opacity = "0.4";
    document.documentElement.style.userSelect = "none";
    document.querySelector(".tip")?.remove();
  }

  function move({ clientX: x, clientY: y }) {
    const box = drag.ghost.getBoundingClientRect();
    Object.assign(drag.ghost.style, { left: `${x - box.width / 2}px`, top: `${y - box.height / 2}px` });
  }

  function end() {
    clearTimeout(drag?.waits);
    if (drag?.ghost) {
      drag.ghost.remove();
      drag.picture.style.opacity = "";
      document.documentElement.style.userSelect = "";
    }
    drag = null;
  }

  /** Click the lit place under the pointer; put a card back that is dropped elsewhere. */
  function drop({ clientX: x, clientY: y }) {
    const place = document.elementFromPoint(x, y)?.closest(".board .target[data-spot]");
    if (place && drag.goals.includes(place.dataset.spot)) place.click();
    else if (drag.lifts) document.querySelector("[data-lay]")?.click();
    swallow = true;
    setTimeout(() => (swallow = false), 50);
  }

  const mine = (event) => drag && event.pointerId === drag.id;
  document.addEventListener("pointerdown", (event) => {
    end();
    const found = event.isPrimary && !event.button && held(event.target);
    if (!found) return;
    drag = { ...found, id: event.pointerId, x: event.clientX, y: event.clientY, waits: 0 };
    if (event.pointerType !== "mouse") drag.waits = setTimeout(() => (drag.waits = 0), LONG);
  });
  document.addEventListener("pointermove", (event) => {
    if (!mine(event)) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
      if (drag.waits) return void end();
      begin();
    }
    move(event);
  });
  document.addEventListener("pointerup", (event) => {
    if (mine(event) && drag.ghost) drop(event);
    if (mine(event)) end();
  });
  document.addEventListener("pointercancel", (event) => mine(event) && end());
  document.addEventListener("keydown", (event) => event.key === "Escape" && end());
  // After the rest, moving the finger drags instead of scrolling.
  document.addEventListener("touchmove", (event) => drag && !drag.waits && event.preventDefault(), { passive: false });
  document.addEventListener("contextmenu", (event) => drag?.ghost && event.preventDefault());
  // No tooltips while dragging.
  addEventListener("pointerover", (event) => drag?.ghost && event.stopImmediatePropagation(), true);
  // Ignore the click that the browser sends after a drag.
  addEventListener("click", (event) => swallow && (event.preventDefault(), event.stopImmediatePropagation()), true);
})();
