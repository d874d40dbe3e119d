// The table page: swaps in responses, animates pieces, replays turns.
"use strict";
(() => {
  const root = document.documentElement;
  const quiet = matchMedia("(prefers-reduced-motion: reduce)");
  const narrow = matchMedia("(max-width: 1100px)");
  // A low window with a mouse, as at a zoom of 200 %, lists all answers beside the board.
  const low = matchMedia("(max-height: 599px) and (orientation: landscape) and (pointer: fine)");
  const moving = () => root.dataset.motion !== "off" && !quiet.matches;
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const one = (selector, within = document) => within.querySelector(selector);
  // Milliseconds of a replay, and of one step at most.
  const TURN = 2400;
  const LONGEST = 500;
  let busy = false;
  let hurry = false;
  let wanted = "";
  let replay = null;

  // --- swapping

  async function fetchPage(url, body) {
    const response = await soloist.ask(url, {
      ...(body ? { method: "POST", body } : {}),
      headers: { "Soloist-Swap": "1" },
      signal: AbortSignal.timeout(30000),
    });
    return { page: new DOMParser().parseFromString(await response.text(), "text/html"), url: response.url, ok: response.ok };
  }

  /** Replace the page; animate moved pieces. */
  function swap(page, url) {
    glide(() => {
      const was = scrolled();
      one(".tip")?.remove();
      one("#clause-panel")?.remove();
      for (const part of ["header.bar", "main"]) one(part).replaceWith(document.adoptNode(one(part, page)));
      document.title = page.title;
      // Both force a layout: wait for the next frame.
      requestAnimationFrame(() => {
        // A page scrolls its bar away first, and so needs a second step.
        const steps = [(by) => (one(".board").scrollTop += by), (by) => scrollBy(0, by), (by) => scrollBy(0, by)];
        for (const step of steps) if (was !== scrolled()) step(was - scrolled());
        ask();
        aim();
      });
      // Screen readers need a region that stays.
      one("#live").textContent = one("#since")?.dataset.spoken ?? "";
      ready();
    });
    history.replaceState(null, "", url);
  }

  /** Focus the question, and bring a new one into view where the whole page scrolls. */
  function ask() {
    const question = one("#q");
    // A panel that was opened during a replay stays open.
    if (!question?.checkVisibility() || one("[popover]:popover-open")) return;
    question.focus({ preventScroll: true });
    const { top, bottom } = question.getBoundingClientRect();
    if (question.textContent !== asked && (top < 0 || bottom > innerHeight)) question.scrollIntoView();
    asked = question.textContent;
  }
  let asked = one("#q")?.textContent;

  /** How much of the board is scrolled away, whether the page scrolls or the board itself. */
  function scrolled() {
    const board = one(".board");
    const top = one(".strip")?.getBoundingClientRect().bottom ?? 0;
    return board ? Math.round(Math.max(0, top - board.getBoundingClientRect().top) + board.scrollTop) : 0;
  }

  /** Every piece with its spot and position. */
  const pieces = () =>
    [...document.querySelectorAll(".board [data-piece]")].map((piece) => ({
      piece,
      kind: piece.dataset.piece,
      spot: piece.dataset.at ?? piece.closest("[data-spot]")?.dataset.spot ?? "",
      box: piece.getBoundingClientRect(),
    }));

  /** Match pieces by kind: first those on the same spot, then the rest. */
  function match(old, now) {
    const rest = now.filter((one) => {
      const at = old.findIndex((then) => then.kind === one.kind && then.spot === one.spot);
      if (at >= 0) old.splice(at, 1);
      return at < 0;
    });
    const pairs = [];
    for (const one of rest) {
      const at = old.findIndex((then) => then.kind === one.kind);
      if (at >= 0) pairs.push([old.splice(at, 1)[0], one]);
    }
    return pairs;
  }

  /** Run `put`, then animate moved pieces. */
  function glide(put) {
    if (!moving() || hurry) return void put();
    const before = pieces();
    put();
    for (const [then, now] of match(before, pieces())) {
      const from = `translate(${then.box.left - now.box.left}px, ${then.box.top - now.box.top}px)`;
      now.piece.animate([{ transform: from, zIndex: 3 }, { transform: "none", zIndex: 3 }], { duration: 280, easing: "ease-out" });
    }
  }

  async function go(url, body, tells) {
    if (busy) return;
    busy = true;
    hurry = false;
    one("main")?.setAttribute("aria-busy", "true");
    try {
      const next = await fetchPage(url, body);
      if (!next.ok) return void complain(next.page);
      const here = body ? soloist.here() : next.url;
      // Other pages have their own styles and symbols.
      if (!one("#q", next.page)) return void soloist.visit(here);
      replay = null;
      if (tells && one(".grp.they", next.page)) dispatchEvent(new Event("opponent"));
      const told = one(".replay", next.page)?.dataset.moments;
      if (tells && told && moving() && !one(".notice", next.page)) await tell(next.page, here, told);
      else swap(next.page, here);
    } catch {
      soloist.visit(soloist.here());
    } finally {
      busy = false;
      hurry = false;
      soloist.shown();
      one("main")?.removeAttribute("aria-busy");
    }
    // An undo pressed during the replay.
    const key = wanted;
    wanted = "";
    if (key) one(`.tool[aria-keyshortcuts="${key}"]:not([disabled])`)?.click();
  }

  /** Show a server error. */
  function complain(page) {
    const line = document.createElement("p");
    line.className = "notice";
    line.setAttribute("role", "status");
    line.textContent = [...page.querySelectorAll("main h1, main p:not(.status)")]
      .map((part) => part.textContent)
      .slice(0, 2)
      .join(" – ");
    one("main .notice")?.remove();
    one("main").prepend(line);
  }

  // --- replay: boards are runs of lines; the last step is the live board

  class Replay {
    constructor(board, data) {
      this.board = board;
      this.data = data;
      this.now = [...board.childNodes];
      this.at = this.last = data.steps.length - 1;
      this.pause = false;
    }

    nodes(at) {
      if (at === this.last) return this.now;
      const runs = this.data.boards[at];
      const lines = [];
      for (let run = 0; run < runs.length; run += 2) lines.push(...this.data.lines.slice(runs[run], runs[run] + runs[run + 1]));
      const holder = document.createElement("div");
      holder.innerHTML = lines.join("\n");
      return [...holder.childNodes];
    }

    /** Board, lines and ticks of this step. */
    show(at, within = document) {
      const before = at > 0 ? this.data.steps[at - 1].told : 0;
      const told = this.data.steps[at].told;
      this.at = at;
      this.board.replaceChildren(...this.nodes(at));
      within.querySelector("main").classList.toggle("past", at < this.last);
      for (const line of within.querySelectorAll("#since [data-step]")) {
        const number = Number(line.dataset.step);
        line.classList.toggle("to-come", at < this.last && number >= told);
        line.classList.toggle("now", at < this.last && number >= before && number < told);
      }
      if (at < this.last) {
        const line = one("#since .now", within);
        if (line?.closest("details")) line.closest("details").open = true;
        line?.scrollIntoView?.({ block: "nearest" });
      }
      const ticks = one(".ticks", within);
      if (ticks) {
        ticks.replaceChildren(
          ...this.data.steps.map((step, number) => {
            const tick = document.createElement("li");
            tick.className = `${step.by}${step.hurts ? " hurt" : ""}${number === at ? " here" : ""}`;
            tick.dataset.tick = number;
            return tick;
          }),
        );
        one("[data-at]", within).textContent = `${at} / ${this.last}`;
      }
      if (at === this.last) one("#since", within).scrollTop = 0;
    }

    step(at) {
      const to = Math.max(0, Math.min(this.last, at));
      if (to !== this.at) glide(() => this.show(to));
    }

    /** Play to now within three seconds; a slow machine skips steps. */
    async play() {
      this.pause = false;
      const [from, begun] = [this.at, performance.now()];
      const each = Math.min(LONGEST, TURN / (this.last - from)) / speed();
      while (this.at < this.last && !this.pause) {
        await wait(Math.min(30, each));
        if (this.pause) return;
        if (hurry) this.show(this.last);
        else this.step(from + Math.floor((performance.now() - begun) / each));
      }
    }
  }

  const speed = () => Number(localStorage.getItem("soloist-speed") ?? 1);

  async function moments(url) {
    const response = await soloist.ask(url, { signal: AbortSignal.timeout(10000) });
    const data = response.ok ? await response.json() : null;
    return data && data.steps.length > 1 ? data : null;
  }

  /** Show the new page with the old board, then replay the turn. */
  async function tell(page, here, url) {
    const data = await moments(url);
    if (!data || data.steps.length < 3) return void swap(page, here);
    replay = new Replay(one("#board", page), data);
    replay.show(0, page);
    one("main", page).classList.add("playing");
    one("main", page).setAttribute("aria-busy", "true");
    swap(page, here);
    await replay.play();
    one("main").classList.remove("playing");
    ask();
  }

  /** A replay button: stop, then do it. */
  async function control(does) {
    if (!replay) {
      const data = await moments(one(".replay").dataset.moments);
      if (!data) return;
      replay = new Replay(one("#board"), data);
    }
    const playing = one("main").classList.contains("playing");
    replay.pause = true;
    one("main").classList.remove("playing");
    if (does === "play") {
      if (playing) return;
      if (replay.at === replay.last) replay.show(0);
      one("main").classList.add("playing");
      await replay.play();
      one("main").classList.remove("playing");
    } else {
      const at = { first: 0, back: replay.at - 1, on: replay.at + 1, last: replay.last }[does] ?? Number(does);
      replay.step(at);
    }
  }

  // Closing the sheet shows the live board again.
  document.addEventListener(
    "toggle",
    (event) => {
      if (event.target.id === "since" && event.newState === "closed" && replay && replay.at < replay.last) void control("last");
    },
    true,
  );

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-replay], [data-tick]");
    if (button) return void control(button.dataset.replay ?? button.dataset.tick);
    const rate = event.target.closest("[data-speed]");
    if (rate) {
      localStorage.setItem("soloist-speed", rate.dataset.speed);
      ready();
    }
    if (event.target.closest("[data-lit]")) {
      unseen()?.place.scrollIntoView({ block: "center", inline: "center", behavior: moving() ? "smooth" : "instant" });
    }
    if (event.target.closest("button[data-marks]")) {
      root.dataset.marks = root.dataset.marks === "off" ? "on" : "off";
      ready();
    }
  });

  // --- on a phone a round button brings the next lit place into view

  /** The next lit place out of sight, and where it is: those further on come first. */
  function unseen() {
    const [board, dock] = [one(".board").getBoundingClientRect(), one("#question").getBoundingClientRect()];
    const top = Math.max(board.top, one(".strip").getBoundingClientRect().bottom) - 1;
    const bottom = (dock.left > board.left ? board.bottom : dock.top) + 1;
    const lit = [...document.querySelectorAll(".board .target")].map((place) => {
      const box = place.getBoundingClientRect();
      const down = box.bottom > bottom ? "▾" : box.right > board.right ? "▸" : "";
      return { place, way: down || (box.top < top ? "▴" : box.left < board.left ? "◂" : "") };
    });
    return lit.find((one) => "▾▸".includes(one.way || "-")) ?? lit.find((one) => one.way);
  }

  /** The button points where it leads. */
  function aim() {
    const arrow = narrow.matches && one("[data-lit] b");
    if (arrow) arrow.textContent = unseen()?.way ?? "▾";
  }
  let aiming = 0;
  const aimLater = () => (aiming ||= requestAnimationFrame(() => ((aiming = 0), aim())));
  addEventListener("scroll", aimLater, { capture: true, passive: true });
  addEventListener("resize", aimLater);

  // --- on a phone a tap chooses, the dock explains, a button confirms

  function choose(button) {
    const box = one("#answers .chosen");
    const option = one(`#answers .options .opt[value="${CSS.escape(button.value)}"]`);
    if (!box || !option) return false;
    one(".board .picked")?.classList.remove("picked");
    button.classList.add("picked");
    const give = option.cloneNode(true);
    give.className = "opt give";
    give.removeAttribute("aria-keyshortcuts");
    const then = one("#answers > .then");
    box.replaceChildren(give, ...(then ? [then.cloneNode(true)] : []));
    box.hidden = false;
    one("#question").classList.remove("listed");
    return true;
  }

  document.addEventListener("click", (event) => {
    const list = event.target.closest(".tool.list");
    if (!list) return;
    const open = one("#question").classList.toggle("listed");
    list.setAttribute("aria-expanded", String(open));
  });

  // Tapping a figure just placed takes it out.
  let figure = false;
  document.addEventListener("click", (event) => (figure = event.target.closest?.("button[data-laid] .piece") != null), true);

  document.addEventListener("submit", (event) => {
    const form = event.target;
    const button = event.submitter;
    if (!form.matches("form[data-swap]")) return;
    event.preventDefault();
    const place = button?.matches(".board button.target");
    // A piece that does not complete the answer is placed at once.
    const whole = place && (one("#question").hasAttribute("data-whole") || "completes" in button.dataset);
    // While an answer is waiting for confirmation, another one asks for confirmation, too.
    const asks = whole || (place && one("#answers .chosen:not([hidden])"));
    if (narrow.matches && !low.matches && asks && !button.closest(".pick, .take") && !button.matches(".picked") && choose(button)) return;
    const body = new URLSearchParams(new FormData(form, button));
    if (figure && button?.dataset.laid) body.set("answer", button.dataset.laid);
    if (replay && replay.at < replay.last) replay.show(replay.last);
    go(form.action, body, form.id === "answers");
  });

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest("a[data-swap]");
    if (!link) return;
    event.preventDefault();
    go(link.href, null, link.getAttribute("aria-keyshortcuts") === "ArrowRight");
  });

  // --- a second click on undo undoes again, whatever is there now

  let again = null;
  document.addEventListener("pointermove", (event) => (event.movementX || event.movementY) && (again = null), true);
  document.addEventListener(
    "click",
    (event) => {
      if (event.pointerType !== "mouse") return;
      const key = event.target.closest(".tool")?.getAttribute("aria-keyshortcuts");
      if (again && !key) {
        event.preventDefault();
        event.stopImmediatePropagation();
        one(again)?.click();
      } else again = "utr".includes(key ?? "-") ? `.tool[aria-keyshortcuts="${key}"]` : null;
    },
    true,
  );

  // --- during a replay any key or tap skips; undo follows

  document.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!busy) {
        if (event.key === "Escape" && replay && replay.at < replay.last) replay.show(replay.last);
        return;
      }
      hurry = true;
      if (["u", "t"].includes(event.key)) wanted = event.key;
      if (event.key.length === 1) event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  // Enter presses the button that ends a gesture, unless something else that can be pressed has the focus.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!event.target.closest("a, button, summary, input, textarea, select, [role=button], [role=spinbutton], [popover]")) {
      one("#answers .done")?.click();
    }
  });
  document.addEventListener("pointerdown", (event) => (hurry = busy && !event.target.closest(".replay")), true);

  /** Show what needs a script; restore settings. */
  function ready() {
    root.classList.add("js");
    for (const part of document.querySelectorAll(".find, .replay, button[data-marks]")) part.hidden = false;
    one("button[data-marks]")?.setAttribute("aria-pressed", String(root.dataset.marks !== "off"));
    for (const rate of document.querySelectorAll("[data-speed]")) {
      rate.setAttribute("aria-pressed", String(Number(rate.dataset.speed) === speed()));
    }
  }
  ready();
  aimLater();

  // --- load the scripts that answering does not need once the board, the scores or the menu are used

  function fetchLater() {
    const list = one("#later");
    for (const src of JSON.parse(list?.textContent ?? "[]")) {
      document.head.append(Object.assign(document.createElement("script"), { src, async: false }));
    }
    list?.remove();
  }
  if (matchMedia("(pointer: coarse)").matches || root.dataset.sound === "on") fetchLater();
  for (const sign of ["pointerover", "focusin"]) {
    document.addEventListener(sign, (event) => event.target.closest?.(".board, .goal, .menu, #menu-panel") && fetchLater());
  }
})();
