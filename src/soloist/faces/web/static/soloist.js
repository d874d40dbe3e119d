// On every page: keys, clauses and stories in a panel, a search among many options, things that explain themselves.
// Without it every page still works.
"use strict";
// Pages come from the server, or from whoever stands in for it.
window.soloist ??= {
  ask: (url, options) => fetch(url, options),
  visit: (url) => location.assign(url),
  /** The address of this page without what was asked of it, and without the place on it. */
  here: () => location.href.split(/[?#]/)[0],
};
(() => {
  // --- one gesture, one answer: what comes to lie under the second press of a double click, double tap or doubled key is not meant

  const GESTURE = 400; // milliseconds between two presses
  const NEAR = 30; // pixels between two taps
  const KEPT = "soloist-press";
  const absolute = (time) => performance.timeOrigin + time;
  /** The last press of a pointer or a key, also that on the page before; `open` until it has done what it does. */
  let press = { kind: "", at: 0, x: 0, y: 0, again: false, open: false };
  try {
    press = { ...press, ...JSON.parse(sessionStorage.getItem(KEPT)), open: false };
    addEventListener("pagehide", () => sessionStorage.setItem(KEPT, JSON.stringify(press)));
  } catch {
    // Some browsers keep nothing: then the first press on a page stands for itself.
  }
  const now = () => absolute(performance.now());
  let shown = now();
  /** For who puts another page in place of this one. */
  soloist.shown = () => (shown = now());
  /** Whether the next press would be a gesture of its own. */
  soloist.rested = () => now() - press.at > GESTURE;

  function pressed(kind, event, again) {
    // When the person pressed, not when a slow machine got round to it.
    const at = absolute(event.timeStamp);
    press = { kind, at, x: event.clientX, y: event.clientY, again: kind === press.kind && at - press.at < GESTURE && again, open: true };
  }
  const near = (event) => Math.hypot(event.clientX - press.x, event.clientY - press.y) < NEAR;
  const done = () => setTimeout(() => (press.open = false));
  let pointer = "";
  function pointed(event) {
    pointer = event.pointerType;
    if (pointer !== "mouse") pressed("touch", event, near(event));
  }
  document.addEventListener("pointerdown", pointed, true);
  // The browser counts the clicks of a mouse; after a tap it presses one too.
  document.addEventListener("mousedown", (event) => pointer === "mouse" && pressed("mouse", event, event.detail > 1), true);
  document.addEventListener("keydown", (event) => event.repeat || pressed(event.key, event, true), true);
  for (const end of ["click", "keyup", "pointercancel"]) document.addEventListener(end, done, true);
  document.addEventListener(
    "submit",
    (event) => {
      // Undo and redo may be pressed as fast as one likes.
      if (event.target.method !== "post" || event.submitter?.matches(".tool, .tl")) return;
      if (!press.open || !(press.again || press.at < shown)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  // --- a search among many options

  document.addEventListener("input", (event) => {
    if (!event.target.matches(".find")) return;
    const wanted = event.target.value.trim().toLowerCase();
    for (const option of document.querySelectorAll("#answers .options li")) {
      option.hidden = !option.textContent.replaceAll("\u00ad", "").toLowerCase().includes(wanted);
    }
  });
  document.addEventListener("keydown", (event) => {
    // Enter in the search takes the only option that is left, and sends nothing while there are several.
    if (event.key !== "Enter" || !event.target.matches(".find")) return;
    event.preventDefault();
    const left = document.querySelectorAll("#answers .options li:not([hidden]) .opt");
    if (left.length === 1) left[0].click();
  });

  // --- a clause, or the story, over the page that asked for it

  async function openPanel(url, part) {
    const answer = await soloist.ask(url, { signal: AbortSignal.timeout(30000) });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const text = page.querySelector(part);
    if (!text) return void soloist.visit(url);
    let panel = document.querySelector("#clause-panel");
    if (!panel) {
      panel = document.createElement("div");
      panel.id = "clause-panel";
      panel.className = "pop";
      panel.popover = "auto";
      panel.tabIndex = -1;
      document.body.append(panel);
    }
    panel.replaceChildren(document.adoptNode(text));
    panel.showPopover();
    panel.focus();
    if (part === ".story") panel.scrollTop = panel.scrollHeight;
  }
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest("a.clause, a[data-panel]");
    if (!link) return;
    event.preventDefault();
    openPanel(link.href, link.dataset.panel ?? "#clause").catch(() => soloist.visit(link.href));
  });

  // --- keys

  /** What is folded has not been read, so its key unfolds it first: in the list, or on the board where it stands only there. */
  function unfolded(button) {
    const folded = button.closest("#answers details:not([open])");
    if (folded?.checkVisibility()) return (folded.open = true);
    const pick = folded && document.querySelector(`.board .pick button[value="${CSS.escape(button.value)}"]`)?.closest(".pick");
    pick?.showPopover();
    return !!pick;
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return;
    const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const open = document.querySelector("[popover]:popover-open");
    for (const button of (open ?? document).querySelectorAll("[aria-keyshortcuts]")) {
      if (button.getAttribute("aria-keyshortcuts") === pressed && !button.disabled) {
        event.preventDefault();
        if (!unfolded(button)) button.click();
        return;
      }
    }
    if (pressed === "k" && !open) document.querySelector("#keys-panel")?.showPopover();
  });

  // --- things explain themselves

  const tip = document.createElement("div");
  tip.className = "tip";
  tip.setAttribute("role", "tooltip");
  function explain(thing) {
    if (thing?.title) {
      // Ours instead of the browser's own; for those who listen it is still said.
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
  const thingAt = (event) => event.target.closest?.(":is(.board, .strip) :is([title], [data-tip])");
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && explain(thingAt(event)));
  document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && explain(thingAt(event)));
  document.addEventListener("focusout", () => tip.remove());
  document.addEventListener("click", (event) => {
    const thing = thingAt(event);
    explain(thing && !event.target.closest("button, a") ? thing : null);
  });
  document.addEventListener("contextmenu", (event) => {
    // A long press on a place that answers explains it instead.
    if (thingAt(event) && event.pointerType === "touch") {
      event.preventDefault();
      explain(thingAt(event));
    }
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && tip.remove());
  document.addEventListener("scroll", () => tip.remove(), true);
})();
