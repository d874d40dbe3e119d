// Swaps the table in place, listens to keys, lets pieces glide, explains things. Without it every page still works.
"use strict";
(() => {
  const root = document.documentElement;
  const quiet = matchMedia("(prefers-reduced-motion: reduce)");
  const moving = () => root.dataset.motion !== "off" && !quiet.matches && "startViewTransition" in document;
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  let busy = false;
  let hurry = false;

  // --- swapping

  async function fetchPage(url, body) {
    const answer = await fetch(url, body ? { method: "POST", body } : {});
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return { page, url: answer.url };
  }

  /** Put the new page in place of the old one; pieces that changed their spot glide. */
  async function swap(page, url) {
    const focusQuestion = () => document.querySelector("#q, #w, main h1, main h2")?.focus({ preventScroll: true });
    const put = () => {
      document.querySelector("#clause-panel")?.remove();
      for (const part of ["header.bar", "#menu-panel", "main"]) {
        document.querySelector(part).replaceWith(document.adoptNode(page.querySelector(part)));
      }
      document.title = page.title;
      root.lang = page.documentElement.lang;
      focusQuestion();
    };
    const links = (document) =>
      [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href")).join();
    if (links(page) !== links(document) || !page.querySelector("header.bar")) {
      location.assign(url);
      return;
    }
    history.replaceState(null, "", new URL(url).pathname);
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
    const pairs = [];
    const rest = places(after).filter((now) => {
      const at = old.findIndex((then) => then.kind === now.kind && then.spot === now.spot);
      if (at < 0) return true;
      old.splice(at, 1);
      return false;
    });
    for (const now of rest) {
      const at = old.findIndex((then) => then.kind === now.kind);
      if (at >= 0) pairs.push([old.splice(at, 1)[0].piece, now.piece]);
    }
    return pairs.slice(0, 24);
  }

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
    // A skipped transition has still put the page in place.
    await Promise.allSettled([transition.ready, transition.updateCallbackDone, transition.finished]);
    pairs.forEach(([, now]) => (now.style.viewTransitionName = ""));
  }

  /** The opponent's turn step by step: a board for each moment, and its line; any key jumps to the end. */
  async function tell(url) {
    if (!moving()) return;
    const answer = await fetch(url);
    if (!answer.ok) return;
    const moments = new DOMParser().parseFromString(await answer.text(), "text/html").querySelectorAll(".moment");
    for (const moment of moments) {
      const board = document.querySelector("#board");
      const says = document.querySelector(".told .what");
      if (hurry || !board) return;
      const frame = moment.querySelector(".frame");
      const holder = document.createElement("div");
      holder.className = "board";
      holder.append(frame);
      await glide(() => {
        board.replaceChildren(...frame.childNodes);
        if (says) says.textContent = [...moment.querySelectorAll(".says p")].map((line) => line.textContent).join(" ");
      }, holder);
      for (let i = 0; i < 6 && !hurry; i++) await wait(70);
    }
  }

  async function go(url, body, told) {
    if (busy) return;
    busy = true;
    hurry = false;
    document.querySelector("main")?.setAttribute("aria-busy", "true");
    try {
      const next = await fetchPage(url, body);
      const lines = Number(next.page.querySelector("main[data-moments]")?.dataset.moments ?? 0);
      if (told && lines > 1) await tell(told);
      await swap(next.page, next.url);
    } catch {
      location.reload();
    } finally {
      busy = false;
      hurry = false;
    }
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("form[data-swap]")) return;
    event.preventDefault();
    const data = new FormData(form, event.submitter);
    const body = new URLSearchParams(data);
    if (form.method === "get") return void go(`${form.action}?${body}`);
    go(form.action, body, form.id === "answers" ? form.action.replace(/answer$/, "moments") : "");
  });

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-swap]");
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      go(link.href, null, link.getAttribute("aria-keyshortcuts") === "ArrowRight" ? `${link.href}/moments` : "");
    }
    const clause = event.target.closest("a.clause");
    if (clause && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      openClause(clause.href);
    }
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
    if (busy) {
      hurry = true;
      if (event.key.length === 1) event.preventDefault();
      return;
    }
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.target.matches("input:not([type=radio], [type=checkbox]), textarea, select")
    )
      return;
    const wanted = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    for (const button of document.querySelectorAll("[aria-keyshortcuts]")) {
      if (button.getAttribute("aria-keyshortcuts") === wanted && !button.disabled) {
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
})();
