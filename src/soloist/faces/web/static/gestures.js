// Gestures on the board. Without this script, the same questions are asked one after another.
"use strict";
(() => {
  const one = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const spot = (id) => one(`.board [data-spot="${CSS.escape(id)}"]`);
  const option = (token) => one(`#answers .options .opt[value="${CSS.escape(token)}"]`);
  // The keys of options, as in view.py.
  const KEYS = [..."123456789abcdefgijlnopqsvwxyz"];

  // --- lift a card: its uses are lit, and nothing is answered before the last tap

  let lifted = null;

  function data() {
    const text = one("#gestures")?.textContent;
    return text ? JSON.parse(text) : null;
  }

  function element(tag, classes, text = "", values = {}) {
    const made = Object.assign(document.createElement(tag), { className: classes, ...values });
    if (text) made.append(text);
    return made;
  }

  function key(name) {
    const made = element("kbd", "", name === "Enter" ? "⏎" : name.toUpperCase());
    made.setAttribute("aria-hidden", "true");
    return made;
  }

  /** Put the card back: undo all changes to the page. */
  function putBack() {
    if (!lifted) return;
    for (const undo of lifted.undo.reverse()) undo();
    const box = one("#answers .chosen");
    box?.replaceChildren();
    if (box) box.hidden = true;
    lifted = null;
  }

  function lift(id) {
    const found = data();
    const card = spot(id);
    if (!found?.lifts[id] || !card) return false;
    putBack();
    lifted = { id, found, undo: [], at: "" };
    const aims = found.lifts[id];
    const begins = Object.values(aims).flatMap((ways) => ways.map(([, answers]) => answers.split(" ")[0]));
    const uses = all("#answers .options .opt").filter((use) => begins.includes(use.value));
    // Only the uses of this card keep their keys.
    const taken = uses.map((use) => use.getAttribute("aria-keyshortcuts"));
    for (const other of all("#answers .options .opt[aria-keyshortcuts], .board .pick [aria-keyshortcuts]")) stash(other);
    const free = KEYS.filter((name) => !taken.includes(name));
    for (const place of Object.keys(aims)) if (place !== id && spot(place)) light(spot(place), free.shift());
    mark(card, "lifted");
    mark(one("#answers"), "lifting");
    one("#question").classList.remove("listed");
    describe(card, uses);
    dispatchEvent(new Event("resize"));
    return true;
  }

  function stash(button) {
    const name = button.getAttribute("aria-keyshortcuts");
    button.removeAttribute("aria-keyshortcuts");
    lifted.undo.push(() => button.setAttribute("aria-keyshortcuts", name));
  }

  function mark(thing, name) {
    thing.classList.add(name);
    lifted.undo.push(() => thing.classList.remove(name));
  }

  function light(place, name) {
    const was = place.matches("button") ? null : { role: place.getAttribute("role") };
    mark(place, "reach");
    if (!place.classList.contains("target")) mark(place, "target");
    if (was) {
      place.setAttribute("role", "button");
      place.tabIndex = 0;
    }
    const cap = name && key(name);
    if (cap) {
      place.setAttribute("aria-keyshortcuts", name);
      place.prepend(cap);
    }
    lifted.undo.push(() => {
      cap?.remove();
      place.removeAttribute("aria-keyshortcuts");
      if (!was) return;
      place.removeAttribute("tabindex");
      place.setAttribute("role", was.role ?? "group");
    });
  }

  function show(...parts) {
    const box = one("#answers .chosen");
    const back = element("button", "tool put", lifted.found.labels.back, { type: "button" });
    const cap = element("kbd", "", "Esc");
    cap.setAttribute("aria-hidden", "true");
    back.append(" ", cap);
    back.setAttribute("data-lay", "");
    box.replaceChildren(...parts, back);
    box.hidden = false;
    box.parentElement.scrollTop = 0;
  }

  /** Show the name of the lifted card, what to do, and its uses. */
  function describe(card, uses) {
    const name = one(".in b", card)?.textContent ?? "";
    const list = element("div", "options wordy");
    for (const use of uses) {
      const copy = use.cloneNode(true);
      const name = one("kbd", use)?.textContent.toLowerCase();
      if (name) copy.setAttribute("aria-keyshortcuts", name);
      list.append(copy);
    }
    show(element("b", "thing", name), element("p", "then", lifted.found.labels.lifted), list);
  }

  /** Choose a place: show what follows there, and the button that confirms. */
  function choose(id) {
    if (lifted.at === id) return void one("#answers .chosen .done")?.click();
    const { found } = lifted;
    const ways = found.lifts[lifted.id][id];
    lifted.at = id;
    for (const picked of all(".board .picked")) picked.classList.remove("picked");
    mark(spot(id), "picked");
    const done = element("button", "opt done give", "", { name: "answer", value: ways[0][1] });
    const use = option(ways[0][1]);
    if (ways[0][0] || !use) {
      const [name, detail] = found.goals[id];
      done.append(key("Enter"), element("span", "", name), element("small", "", detail));
    } else {
      const copy = use.cloneNode(true);
      one("kbd", copy)?.replaceWith(key("Enter"));
      done.append(...copy.childNodes);
    }
    if (ways.length < 2) return show(done);
    const from = element("div", "origins");
    from.setAttribute("role", "group");
    from.setAttribute("aria-label", found.labels.from);
    for (const [origin, answers] of ways) {
      const way = element("button", "opt", found.origins[origin], { type: "button" });
      way.setAttribute("aria-pressed", String(answers === done.value));
      way.dataset.answers = answers;
      from.append(way);
    }
    show(element("p", "then", found.labels.from), from, done);
  }

  /** The place of this event, if the lifted card can be used there. */
  const aimed = (event) => {
    const id = lifted && event.target.closest?.(".board [data-spot]")?.dataset.spot;
    return id && lifted.found.lifts[lifted.id][id] ? id : "";
  };

  document.addEventListener(
    "click",
    (event) => {
      // The page was swapped.
      if (!one("#answers.lifting")) lifted = null;
      if (event.target.closest("[data-lay]")) return void putBack();
      const way = event.target.closest(".origins [data-answers]");
      if (way) {
        one("#answers .chosen .done").value = way.dataset.answers;
        for (const each of all(".origins .opt")) each.setAttribute("aria-pressed", String(each === way));
        return;
      }
      const id = aimed(event);
      const thing = event.target.closest(".board button[popovertarget]");
      const lifts = thing && data()?.lifts[thing.dataset.spot] && one("#table:not([aria-busy])");
      if (id) choose(id);
      else if (lifts) thing.dataset.spot === lifted?.id ? putBack() : lift(thing.dataset.spot);
      else if (lifted && event.target.closest(".board button.target")) return void putBack();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  // The key of a card opens its uses in the list: lift the card.
  document.addEventListener(
    "toggle",
    (event) => {
      if (!event.target.matches("#answers details") || event.newState !== "open") return;
      const token = one(".opt[value]", event.target)?.value;
      const found = data()?.lifts ?? {};
      const id = Object.keys(found).find((each) => Object.values(found[each]).some((ways) => ways[0][1].split(" ")[0] === token));
      if (id) lift(id);
    },
    true,
  );

  // --- keys: Escape puts the card back

  document.addEventListener("keydown", (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = event.target.closest(".board .reach:not(button)");
    if (place && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      place.click();
    } else if (event.key === "Escape" && one("#answers.lifting")) {
      event.preventDefault();
      const card = spot(lifted.id);
      putBack();
      card?.focus();
    }
  });
})();
