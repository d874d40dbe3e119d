/* The form of My box: − and + beside numbers, and only the inputs that belong to what is chosen. Without script it works too. */
(() => {
  "use strict";

  /** Add − and + around a number. */
  function stepper(input) {
    const label = input.labels[0]?.textContent ?? "";
    const box = document.createElement("span");
    box.className = "steps";
    input.replaceWith(box);
    const button = (sign, step) => {
      const one = Object.assign(document.createElement("button"), { type: "button", className: "btn step", textContent: sign });
      one.setAttribute("aria-label", `${label} ${sign}1`);
      one.dataset.step = step; // stepper.js counts
      return one;
    };
    box.append(button("−", -1), input, button("+", 1));
  }
  for (const input of document.querySelectorAll(".entry input[type='number']")) stepper(input);

  /** Show the inputs of the chosen word. Those with rows of their own are drawn by the server. */
  function choose(select) {
    const name = select.dataset.chooses;
    const parts = [...select.form.querySelectorAll(".part")].filter((part) => part.dataset.of === name);
    for (const part of parts) part.hidden = part.disabled = !part.dataset.when.split(" ").includes(select.value);
    if ("later" in select.selectedOptions[0].dataset) return select.form.requestSubmit();
    select.form.elements[`field-${name}.was`].value = select.value;
  }
  for (const select of document.querySelectorAll("select[data-chooses]")) select.addEventListener("change", () => choose(select));
})();
