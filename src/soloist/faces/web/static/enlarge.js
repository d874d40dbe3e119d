// Enlarge a card or tile and show its text while the mouse rests on it or a finger holds it.
"use strict";
(() => {
  const THINGS = '.board :is([data-piece^="card-"][data-spot], .tile[data-spot], .bld, .site, .vb, .who-t)';
  const REST = 700; // milliseconds
  const LONG = 500;
  const LARGEST = 2.2;
  const MARGIN = 8;
  let thing = null;
  let waits = 0;
  let large = null;
  let read = false;

  /** A scaled copy that floats above the page, inside empty copies of its parents, so that the same styles apply. */
  soloist.afloat = (thing, grown = 1) => {
    const box = thing.getBoundingClientRect();
    const { width, height } = getComputedStyle(thing);
    const bare = (part) => {
      const drawn = part instanceof SVGElement;
      for (const { name } of [...part.attributes]) if (!drawn ? name !== "class" : /^(id|data-|role|aria-)/.test(name)) part.removeAttribute(name);
      part.classList.remove("target", "reach", "lifted", "picked");
      return part;
    };
    const copy = bare(thing.cloneNode(true));
    for (const part of copy.querySelectorAll("*")) bare(part);
    for (const part of copy.querySelectorAll("kbd")) part.remove();
    Object.assign(copy.style, { width, height, margin: "0", position: "relative", inset: "auto", transform: "none" });
    let shell = copy;
    for (let around = thing.parentElement; around.closest("#board"); around = around.parentElement) {
      const empty = bare(around.cloneNode(false));
      empty.style.display = "contents";
      empty.append(shell);
      shell = empty;
    }
    const board = document.querySelector("#board");
    // Styles of boards depend on their width.
    const { paddingLeft, paddingRight } = getComputedStyle(board);
    const wide = board.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const flat = "position: absolute; display: block; padding: 0; border: 0; overflow: visible; background: none; height: 0; min-height: 0";
    shell.style.cssText = `${flat}; width: ${wide}px`;
    const floating = document.createElement("div");
    floating.className = "afloat";
    floating.setAttribute("aria-hidden", "true");
    const frame = floating.appendChild(document.createElement("div"));
    Object.assign(frame.style, { width: `${grown * box.width}px`, height: `${grown * box.height}px` });
    frame.append(shell);
    document.body.append(floating);
    // Large screens zoom the board.
    copy.style.zoom = String((grown * box.width) / copy.getBoundingClientRect().width);
    return floating;
  };

  function close() {
    clearTimeout(waits);
    large?.remove();
    large = null;
  }

  /** The visible part of the board that no answers cover. */
  function room() {
    const board = document.querySelector("#board").getBoundingClientRect();
    const dock = document.querySelector("#question").getBoundingClientRect();
    const strip = document.querySelector(".strip").getBoundingClientRect();
    const below = dock.left < board.right && dock.right > board.left;
    return {
      left: Math.max(0, board.left) + MARGIN,
      right: Math.min(innerWidth, board.right) - MARGIN,
      top: Math.max(0, board.top, strip.bottom) + MARGIN,
      bottom: Math.min(innerHeight, board.bottom, below ? dock.top : innerHeight) - MARGIN,
    };
  }

  function show() {
    if (!thing?.isConnected || document.querySelector(":popover-open, #table[aria-busy], .board .lifted")) return;
    const box = thing.getBoundingClientRect();
    const free = room();
    const words = document.createElement("p");
    words.textContent = thing.dataset.tip ?? thing.title;
    const grown = Math.min(LARGEST, (free.right - free.left - 16) / box.width, (0.6 * (free.bottom - free.top)) / box.height);
    large = soloist.afloat(thing, grown);
    large.classList.add("large");
    document.querySelector(".tip")?.remove();
    words.style.maxWidth = `${Math.max(240, box.width * grown)}px`;
    large.append(words);
    // On the side with more room; over the card if that is not enough.
    const own = large.getBoundingClientRect();
    const after = free.right - box.right > box.left - free.left;
    const wanted = after ? box.right + MARGIN : box.left - own.width - MARGIN;
    const within = (at, from, to) => Math.max(from, Math.min(at, to));
    large.style.left = `${within(wanted, free.left, free.right - own.width)}px`;
    large.style.top = `${within(box.top + (box.height - own.height) / 2, free.top, free.bottom - own.height)}px`;
  }

  function wait(time) {
    clearTimeout(waits);
    waits = setTimeout(show, time);
  }

  document.addEventListener("pointerover", (event) => {
    const found = event.target.closest?.(THINGS) ?? null;
    if (event.pointerType !== "mouse" || found === thing) return;
    close();
    thing = found;
  });
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse" && thing && !large && !event.buttons) wait(REST);
  });
  document.addEventListener("pointerdown", (event) => {
    close();
    if (event.pointerType === "mouse") return;
    thing = event.target.closest?.(THINGS) ?? null;
    if (thing) wait(LONG);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, (event) => {
      if (event.pointerType === "mouse") return;
      read = Boolean(large);
      setTimeout(() => (read = false), 400);
      close();
    });
  }
  // Holding a card to read it is no click.
  for (const name of ["click", "contextmenu"]) {
    addEventListener(name, (event) => (large || read) && (event.preventDefault(), event.stopImmediatePropagation()), true);
  }
  addEventListener("dragging", close);
  // Before other listeners, whose clicks are blocked while a card is enlarged.
  addEventListener("keydown", close, true);
  document.addEventListener("scroll", close, true);
})();
