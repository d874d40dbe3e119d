// Swaps the table in place, listens to keys, lets pieces glide, explains things. Without it every page still works.
"use strict";
(() => {
  const root = document.documentElement;
  const quiet = matchMedia("(prefers-reduced-motion: reduce)");
  const moving = () => root.dataset.motion !== "off" && !quiet.matches && "startViewTransition" in document;
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  let busy = false;
  let hurry = false;
  let wanted = "";

  // --- swapping

  async function fetchPage(url, body) {
    const answer = await fetch(url, { ...(body ? { method: "POST", body } : {}), signal: AbortSignal.timeout(30000) });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return { page, url: answer.url, ok: answer.ok };
  }

  /** Put the new page in place of the old one; pieces that changed their spot glide. */
  async function swap(page, url) {
    const put = () => {
      tip.remove();
      document.querySelector("#clause-panel")?.remove();
      for (const part of ["header.bar", "#menu-panel", "main"]) {
        document.querySelector(part).replaceWith(document.adoptNode(page.querySelector(part)));
      }
      document.title = page.title;
      document.querySelector("#q")?.focus({ preventScroll: true });
      // A region that stays is what screen readers listen to.
      document.querySelector("#live").textContent = document.querySelector(".told")?.dataset.spoken ?? "";
      offerSearch();
    };
    const styles = (document) =>
      [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href")).join();
    if (styles(page) !== styles(document) || !page.querySelector("#q")) {
      location.assign(url);
      return;
    }
    history.replaceState(null, "", url);
    await glide(put, page);
  }

  /** Pieces are matched by kind: one that stays on its spot is itself; of the others, who left somewhere arrives elsewhere. */
  function match(before, after) {
    const spotOf = (piece) => piece.dataset.at ?? piece.closest("[data-spot]")?.dataset.spot ?? "";
    const places = (root) =>
      [...root.querySelectorAll(".board [data-piece]")].map((piece) => ({
        piece,
        kind: piece.dataset.piece,
        spot: spotOf(piece),
      }));
    const old = places(before);
    const rest = places(after).filter((now) => {
      const at = old.findIndex((then) => then.kind === now.kind && then.spot === now.spot);
      if (at >= 0) old.splice(at, 1);
      return at < 0;
    });
    const pairs = [];
    for (const now of rest) {
      const at = old.findIndex((then) => then.kind === now.kind);
      if (at >= 0) pairs.push([old.splice(at, 1)[0].piece, now.piece]);
    }
    return pairs.slice(0, 24);
  }

  /** Done as soon as the new is in place; the gliding goes on by itself, and whoever answers meanwhile cuts it short. */
  async function glide(put, after) {
    if (!moving() || hurry) {
      put();
      return;
    }
    const pairs = match(document, after);
    pairs.forEach(([then], number) => (then.style.viewTransitionName = `piece-${number}`));
    const transition = document.startViewTransition(() => {
      pairs.forEach(([then, now], number) => {
        then.style.viewTransitionName = "";
        now.style.viewTransitionName = `piece-${number}`;
      });
      put();
    });
    transition.ready.catch(() => {});
    transition.finished.catch(() => {}).then(() => pairs.forEach(([, now]) => (now.style.viewTransitionName = "")));
    await transition.updateCallbackDone;
  }

  /** The opponent's turn step by step: a board for each moment, and its lines; any key jumps to the end. */
  async function tell(url) {
    if (!moving()) return;
    const answer = await fetch(url, { signal: AbortSignal.timeout(10000) });
    if (!answer.ok) return;
    const moments = new DOMParser().parseFromString(await answer.text(), "text/html").querySelectorAll(".moment");
    const told = document.querySelector(".told");
    told?.classList.remove("quiet");
    told?.scrollIntoView({ block: "nearest" });
    for (const moment of moments) {
      const board = document.querySelector("#board");
      if (hurry || !board) return;
      const says = moment.querySelector(".says");
      const holder = document.createElement("div");
      holder.className = "board";
      holder.append(moment.querySelector(".frame"));
      const words = says.textContent.split(/\s+/).length;
      await glide(() => {
        board.replaceChildren(...holder.firstChild.childNodes);
        told?.replaceChildren(...says.childNodes);
      }, holder);
      // Long lines stay longer, but a whole turn takes no more than about three seconds.
      const until = performance.now() + Math.min(280 + 12 * words, Math.max(280, 3000 / moments.length));
      while (performance.now() < until && !hurry) await wait(40);
    }
  }

  async function go(url, body, told) {
    if (busy) return;
    busy = true;
    hurry = false;
    document.querySelector("main")?.setAttribute("aria-busy", "true");
    try {
      const next = await fetchPage(url, body);
      if (!next.ok) return void complain(next.page);
      const here = body ? location.pathname : next.url;
      const lines = Number(next.page.querySelector("main[data-moments]")?.dataset.moments ?? 0);
      if (told && lines > 1 && !next.url.includes("said=")) await tell(told);
      await swap(next.page, here);
    } catch {
      location.reload();
    } finally {
      busy = false;
      hurry = false;
      document.querySelector("main")?.removeAttribute("aria-busy");
    }
    // Who took back while it was told gets it now.
    const key = wanted;
    wanted = "";
    if (key) document.querySelector(`.tool[aria-keyshortcuts="${key}"]:not([disabled])`)?.click();
  }

  /** What the server could not do, said on the page that asked for it. */
  function complain(page) {
    const line = document.createElement("p");
    line.className = "notice";
    line.setAttribute("role", "status");
    line.textContent = [...page.querySelectorAll("main h1, main p:not(.status)")]
      .map((part) => part.textContent)
      .slice(0, 2)
      .join(": ");
    const told = document.querySelector(".told");
    told?.classList.remove("quiet");
    told?.prepend(line);
  }

  // A tap on a figure that was just laid takes it out, though its place would take another.
  let figure = false;
  document.addEventListener("click", (event) => (figure = event.target.closest?.("button[data-laid] .piece") != null), true);

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("form[data-swap]")) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    if (figure && event.submitter?.dataset.laid) body.set("answer", event.submitter.dataset.laid);
    go(form.action, body, form.id === "answers" ? form.action.replace(/answer$/, "moments") : "");
  });

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest("a[data-swap]");
    if (link) {
      event.preventDefault();
      go(link.href, null, link.getAttribute("aria-keyshortcuts") === "ArrowRight" ? `${link.href}/moments` : "");
    }
    const clause = event.target.closest("a.clause");
    if (clause) {
      event.preventDefault();
      openClause(clause.href).catch(() => location.assign(clause.href));
    }
  });

  // --- a search among many options

  function offerSearch() {
    const field = document.querySelector(".find");
    if (field) field.hidden = false;
  }
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

  // --- why

  async function openClause(url) {
    const { page } = await fetchPage(url);
    const text = page.querySelector("#clause");
    if (!text) return void location.assign(url);
    let panel = document.querySelector("#clause-panel");
    if (!panel) {
      panel = document.createElement("div");
      panel.id = "clause-panel";
      panel.className = "pop";
      panel.popover = "auto";
      panel.tabIndex = -1;
      document.body.append(panel);
    }
    panel.replaceChildren(...text.childNodes);
    panel.showPopover();
    panel.focus();
  }

  // --- keys

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (busy) {
      hurry = true;
      if (["u", "t"].includes(event.key)) wanted = event.key;
      if (event.key.length === 1) event.preventDefault();
      return;
    }
    if (event.repeat || event.target.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return;
    const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const open = document.querySelector("[popover]:popover-open");
    for (const button of (open ?? document).querySelectorAll("[aria-keyshortcuts]")) {
      if (button.getAttribute("aria-keyshortcuts") === pressed && !button.disabled) {
        event.preventDefault();
        button.click();
        return;
      }
    }
  });
  document.addEventListener("pointerdown", () => (hurry = busy), true);

  // --- things explain themselves

  const tip = document.createElement("div");
  tip.className = "tip";
  tip.setAttribute("role", "tooltip");
  function explain(thing) {
    const text = thing?.dataset.tip;
    if (!text) return void tip.remove();
    thing.removeAttribute("title");
    tip.textContent = text;
    document.body.append(tip);
    const box = thing.getBoundingClientRect();
    const own = tip.getBoundingClientRect();
    const above = box.top > own.height + 12;
    tip.style.left = `${Math.max(6, Math.min(box.left + box.width / 2 - own.width / 2, innerWidth - own.width - 6))}px`;
    tip.style.top = `${above ? box.top - own.height - 8 : Math.min(box.bottom + 8, innerHeight - own.height - 6)}px`;
  }
  const thingAt = (event) => event.target.closest?.("[data-tip]");
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
  offerSearch();
})();
