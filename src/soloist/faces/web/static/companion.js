// A companion page: swaps in responses, keeps the screen awake, and reads instructions aloud. Without it the page still works.
"use strict";
(() => {
  const one = (selector, within = document) => within.querySelector(selector);

  // --- swapping: the table stays one entry of the history, so the back gesture leaves it in one step

  let busy = false;
  async function send(form, button) {
    const body = new URLSearchParams(new FormData(form, button));
    const response = await soloist.ask(button?.getAttribute("formaction") ?? form.getAttribute("action"), {
      method: "POST",
      body,
      headers: { "Soloist-Swap": "1" },
      signal: AbortSignal.timeout(30000),
    });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    // Other pages have their own styles and symbols.
    if (!response.ok || !one("main.scr #q", page)) return void soloist.visit(soloist.here());
    one("main").replaceWith(document.adoptNode(one("main", page)));
    document.title = page.title;
    one("#live").textContent = spoken();
    soloist.shown();
    ready();
  }
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.method !== "post" || !/\/tables\/\d+\/(answer|undo|redo|back)$/.test(form.action)) return;
    event.preventDefault();
    if (busy) return;
    busy = true;
    send(form, event.submitter)
      .catch(() => soloist.visit(soloist.here()))
      .finally(() => (busy = false));
  });

  // --- a field that is missing or wrong: a message beside it in the language of the page, not the browser's own

  const wrongOf = (field) => one(".wrong", field.closest(".step, fieldset, .count") ?? field);
  document.addEventListener(
    "invalid",
    (event) => {
      const wrong = wrongOf(event.target);
      if (!wrong) return;
      event.preventDefault();
      wrong.hidden = false;
      const first = [...event.target.form.elements].find((field) => !field.validity.valid);
      if (first === event.target) wrong.parentElement.scrollIntoView({ block: "center" });
    },
    true,
  );
  document.addEventListener("input", (event) => {
    const wrong = wrongOf(event.target);
    if (wrong) wrong.hidden = true;
    event.target.removeAttribute("aria-invalid");
  });

  // --- reading aloud, if the device has a voice for the language of the page

  const voices = window.speechSynthesis;
  /** The visible text of an element, with a space between its parts and a full stop before small print. */
  function text(element) {
    const parts = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      if (parentElement.checkVisibility?.() === false) continue;
      if (parentElement.matches("small") && /[^.:;?!]\s*$/.test(parts.at(-1) ?? ".")) parts.push(".");
      parts.push(data);
    }
    return parts.join(" ").replaceAll("\u00ad", "").replace(/\s+/g, " ").trim().replace(/[.:;]$/, "");
  }
  /** The text to read aloud: each line once, and no instructions that were read before. */
  const spoken = () => [...new Set([...document.querySelectorAll("#q, .first, .do li:not(.stays), .ticks span, .asking")].map(text).filter(Boolean))].join(". ");
  let wanted = false;
  try {
    wanted = sessionStorage.getItem("soloist-speak") === "on";
    addEventListener("pagehide", () => sessionStorage.setItem("soloist-speak", wanted ? "on" : "off"));
  } catch {
    // Storage may be disabled. The choice then lasts until the page is left.
  }
  function read() {
    voices.cancel();
    const lang = document.documentElement.lang;
    const known = voices.getVoices();
    const voice = known.find((each) => each.lang.slice(0, 2) === lang) ?? null;
    // Some browsers list no voices, but speak.
    if (known.length && !voice) return mute();
    voices.speak(Object.assign(new SpeechSynthesisUtterance(spoken()), { lang, voice, onerror: (event) => event.error.endsWith("unavailable") && mute() }));
  }
  /** Say that there is no voice for this language. */
  function mute() {
    if (one(".head + .no-voice")) return;
    one(".head").after(Object.assign(document.createElement("p"), { className: "notice no-voice", role: "status", textContent: one(".speak").dataset.none }));
  }
  document.addEventListener("click", (event) => {
    const button = event.target.closest(".speak");
    if (!button) return;
    wanted = !wanted;
    button.setAttribute("aria-pressed", String(wanted));
    wanted ? read() : voices.cancel();
  });
  addEventListener("pagehide", () => voices?.cancel());

  /** Called when a page is shown. */
  function ready() {
    if (one(".do .stays")) one(".do li:not(.stays, .sub)")?.scrollIntoView({ block: "nearest" });
    // The place on the map that the question is about.
    one(".stage [aria-current]")?.scrollIntoView({ block: "nearest" });
    const button = one(".speak");
    if (!button || !voices) return;
    button.hidden = false;
    button.setAttribute("aria-pressed", String(wanted));
    if (wanted) read();
  }
  ready();

  // --- a screen that stays awake, if the browser allows it

  let lock = null;
  async function stayAwake() {
    // The browser releases the lock when the page is hidden.
    if (document.visibilityState !== "visible" || !navigator.wakeLock || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // Refused, for example on low battery.
    }
  }
  document.addEventListener("visibilitychange", stayAwake);
  addEventListener("pagehide", () => lock?.release());
  stayAwake();
})();
