// On every page: keys, panels, search among options.
// Without it every page still works.
"use strict";
// The static build replaces these.
window.soloist ??= {
  ask: (url, options) => fetch(url, options),
  visit: (url) => location.assign(url),
  /** This address without query and fragment. */
  here: () => location.href.split(/[?#]/)[0],
};
(() => {
  // --- one gesture, one answer: ignore the second press of a double click, double tap or doubled key

  const GESTURE = 400; // milliseconds
  const now = (time = performance.now()) => performance.timeOrigin + time;
  let press = {};
  try {
    press = JSON.parse(sessionStorage.press ?? "{}");
    addEventListener("pagehide", () => (sessionStorage.press = JSON.stringify({ ...press, open: false })));
  } catch {
    // Storage may be disabled.
  }
  let shown = now();
  soloist.shown = () => (shown = now());
  soloist.rested = () => !(now() - press.at < GESTURE);
  function pressed(kind, event, same) {
    // The time of the press, not of its handling on a slow machine.
    const at = now(event.timeStamp);
    const again = same && kind === press.kind && at - press.at < GESTURE;
    press = { kind, at, x: event.clientX, y: event.clientY, again, open: true };
  }
  const listen = (name, does) => document.addEventListener(name, does, true);
  let mouse = false;
  listen("pointerdown", (event) => {
    mouse = event.pointerType === "mouse";
    if (!mouse) pressed("touch", event, Math.hypot(event.clientX - press.x, event.clientY - press.y) < 30);
  });
  // The browser counts mouse clicks, and sends a mousedown after each tap.
  listen("mousedown", (event) => mouse && pressed("mouse", event, event.detail > 1));
  listen("keydown", (event) => event.repeat || pressed(event.key, event, true));
  for (const end of ["click", "keyup", "pointercancel"]) listen(end, () => setTimeout(() => (press.open = false)));
  listen("submit", (event) => {
    const takes = event.target.method === "post" && !event.submitter?.matches(".tool, .tl"); // undo may be pressed fast
    if (!takes || !press.open || !(press.again || press.at < shown)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });

  // --- a press outside an open panel closes it, and does nothing else; so does Tab

  const panels = () => [...document.querySelectorAll("[popover]:popover-open")];
  /** Whether this is in the panel, on its button, or in a panel that was opened from it. */
  const belongs = (target, panel) =>
    panel.contains(target) ||
    target.closest(`[popovertarget="${panel.id}"]`) ||
    panel.querySelector(`[popovertarget="${target.closest("[popover]")?.id}"]`);
  let closes = false;
  listen("pointerdown", ({ target }) => {
    const open = panels();
    closes = open.length > 0 && !open.some((panel) => belongs(target, panel));
  });
  listen("click", (event) => {
    if (closes && event.detail) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    closes = false;
  });
  listen("focusin", ({ target }) => {
    // A press on plain text in a panel may focus what is around the panel.
    for (const panel of panels()) if (!target.contains(panel) && !belongs(target, panel)) panel.hidePopover();
  });

  // --- a search among many options

  document.addEventListener("input", (event) => {
    if (!event.target.matches(".find")) return;
    const wanted = event.target.value.trim().toLowerCase();
    for (const option of document.querySelectorAll("#answers .options li")) {
      option.hidden = !option.textContent.replaceAll("\u00ad", "").toLowerCase().includes(wanted);
    }
  });
  document.addEventListener("keydown", (event) => {
    // Enter takes the only option left.
    if (event.key !== "Enter" || !event.target.matches(".find")) return;
    event.preventDefault();
    const left = document.querySelectorAll("#answers .options li:not([hidden]) .opt");
    if (left.length === 1) left[0].click();
  });

  // --- a clause, or the story, over the page that asked for it

  async function openPanel(url, part) {
    const response = await soloist.ask(url, { signal: AbortSignal.timeout(30000) });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
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

  /** The key of a collapsed option expands it first, in the list or on the board. */
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
})();
