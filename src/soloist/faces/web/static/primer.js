// The primer over the table: keys belong to it while it is open. Without this it closes all the same.
"use strict";
(() => {
  const primer = document.querySelector("dialog.primer");
  if (!primer?.open || primer.closest("main")) return; // who was quicker than this script has closed it already
  primer.close();
  primer.showModal();
  primer.addEventListener("keydown", (event) => primer.open && event.stopPropagation()); // the focus leaves it a moment late
  primer.addEventListener("close", () => document.querySelector("#q")?.focus({ preventScroll: true }));
})();
