// Whole payments: minus and plus for each good, and a button that says what is paid.
// Without this script, the questions ask for one good after another.
"use strict";
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const bill = (option) => document.querySelector(`#answers .bill[data-bill="${CSS.escape(option)}"]`);
  const open = () => document.querySelector("#answers .bill:not([hidden])");
  const shares = (sheet) => all(".share:not(.rest)", sheet);
  const amount = (share) => Number(share.querySelector("input").value);
  const most = (share) => Number(share.querySelector("[role=spinbutton]").ariaValueMax);

  function left(sheet) {
    return Number(sheet.dataset.total) - shares(sheet).reduce((sum, share) => sum + amount(share), 0);
  }

  /** Whether a payment is still possible with one more or less of this good. */
  function can(sheet, share, by) {
    const after = amount(share) + by;
    if (after < 0 || after > most(share)) return false;
    const owed = left(sheet) - by;
    const rest = sheet.querySelector(".rest");
    if (rest) return owed >= 0 && owed * Number(rest.dataset.each) <= Number(rest.dataset.held);
    return by < 0 || (owed >= 0 && completes(sheet, share, owed));
  }

  /** Whether the exact number of kinds is still possible with one more of this good. */
  function completes(sheet, more, owed) {
    const kinds = Number(sheet.dataset.kinds);
    if (!kinds) return true;
    const paid = shares(sheet).map((share) => [amount(share) + (share === more), most(share)]);
    const fresh = kinds - paid.filter(([now]) => now).length;
    const unused = paid.filter(([now]) => !now).map(([, top]) => top).sort((a, b) => b - a).slice(0, Math.max(0, fresh));
    const room = paid.reduce((sum, [now, top]) => sum + (now ? top - now : 0), 0) + unused.reduce((sum, top) => sum + top, 0);
    return fresh >= 0 && unused.length === fresh && owed >= fresh && owed <= room;
  }

  const paid = (sheet) => {
    const owed = left(sheet);
    const kinds = Number(sheet.dataset.kinds);
    if (sheet.querySelector(".rest")) return true;
    return owed === 0 && (!kinds || shares(sheet).filter((share) => amount(share)).length === kinds);
  };

  /** Update the numbers and the buttons. */
  function show(sheet) {
    const words = [];
    for (const share of all(".share", sheet)) {
      const rest = share.matches(".rest");
      const now = rest ? left(sheet) * Number(share.dataset.each) : amount(share);
      const says = JSON.parse(share.dataset.says)[now];
      if (now) words.push(says);
      const number = share.querySelector(".amount");
      number.textContent = now;
      share.querySelector(".over").textContent = Number(share.dataset.held) - now;
      if (rest) continue;
      number.ariaValueNow = now;
      number.ariaValueText = says;
      for (const button of all("[data-by]", share)) button.disabled = !can(sheet, share, Number(button.dataset.by));
    }
    const done = sheet.querySelector(".hand-in");
    done.disabled = !paid(sheet);
    const text = done.disabled ? sheet.dataset.owes.replace("@", left(sheet)) : sheet.dataset.pays.replace("@", words.join(", "));
    done.querySelector("span").textContent = text;
  }

  function change(sheet, share, by) {
    if (!share || !can(sheet, share, by)) return;
    share.querySelector("input").value = amount(share) + by;
    show(sheet);
  }

  /** Change an amount towards this number, as far as possible. */
  function set(sheet, share, wanted) {
    for (let step = Math.abs(wanted - amount(share)); step > 0; step--) change(sheet, share, Math.sign(wanted - amount(share)));
  }

  /** Show this bill instead of the answers; with null, the answers. */
  function showBill(to) {
    for (const one of all("#answers .bill:not([data-bill=''])")) one.hidden = one !== to;
    document.querySelector("#question").classList.toggle("paying", to !== null);
    for (const place of all(".board .picked")) place.classList.remove("picked");
    if (!to) return void document.querySelector("#q")?.focus({ preventScroll: true });
    document.querySelector(".board [popover]:popover-open")?.hidePopover();
    document.querySelector(`.board .target[value="${CSS.escape(to.dataset.bill)}"]`)?.classList.add("picked");
    const field = to.querySelector("[role=spinbutton]");
    field?.focus({ preventScroll: true });
    to.scrollIntoView({ block: "nearest" });
    show(to);
  }

  // An answer with a bill opens it. A good of the question's own bill adds one of it.
  document.addEventListener(
    "submit",
    (event) => {
      const button = event.submitter;
      if (event.target.id !== "answers" || !button) return;
      const mine = button.closest(".bill");
      // Send only these amounts, also after a payment that the server refused.
      for (const field of all(".bill input")) field.disabled = field.closest(".bill") !== mine;
      if (mine) return;
      const whole = bill("");
      const good = whole?.querySelector(`.share[data-good="${CSS.escape(button.value)}"]`);
      const asks = button.value && bill(button.value);
      if (!good && !asks && !button.closest(".replaced")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (asks) showBill(asks);
      else if (good) {
        button.closest("[popover]")?.hidePopover();
        change(whole, good, 1);
      }
    },
    true,
  );

  document.addEventListener("click", (event) => {
    const button = event.target.closest(".bill [data-by]");
    if (button) change(button.closest(".bill"), button.closest(".share"), Number(button.dataset.by));
    if (event.target.closest("[data-unpaid]")) showBill(null);
  });

  const STEPS = { ArrowUp: 1, ArrowRight: 1, "+": 1, ArrowDown: -1, ArrowLeft: -1, "-": -1 };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const sheet = open();
    if (!sheet || document.querySelector("[popover]:popover-open")) return;
    const at = event.target.matches("[role=spinbutton]") ? event.target : null;
    if (event.key === "Escape" && sheet.dataset.bill) showBill(null);
    else if (at && event.key in STEPS) change(sheet, at.closest(".share"), STEPS[event.key]);
    else if (at && event.key === "Enter") sheet.querySelector(".hand-in").click();
    else return;
    event.preventDefault();
  });

  // In an amount, a digit is that amount and no key of an answer.
  document.addEventListener(
    "keydown",
    (event) => {
      const sheet = open();
      if (!sheet || !event.target.matches("[role=spinbutton]") || !/^\d$/.test(event.key)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      set(sheet, event.target.closest(".share"), Number(event.key));
    },
    true,
  );
})();
