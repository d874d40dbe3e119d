// Makes the primer over the table modal, so that it gets the keys. It can be closed without this.
"use strict";
(() => {
  const primer = document.querySelector("dialog.primer");
  if (!primer?.open || primer.closest("main")) return; // closed before this script ran
  primer.close();
  primer.showModal();
  primer.addEventListener("keydown", (event) => primer.open && event.stopPropagation()); // it loses the focus after closing
  primer.addEventListener("close", () => document.querySelector("#q")?.focus({ preventScroll: true }));
})();
