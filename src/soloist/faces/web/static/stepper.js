// Buttons with data-step change the number between them, within its limits. Without this script they are hidden and people type.
"use strict";
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-step]");
  const field = button?.parentElement.querySelector("input[type=number]");
  if (!field) return;
  const number = (Number(field.value) || 0) + Number(button.dataset.step);
  field.value = String(Math.min(Number(field.max), Math.max(Number(field.min), number)));
});
