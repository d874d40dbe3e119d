// The primer over the table: keys belong to it while it is open. Without this it closes all the same.
"use strict";
(() => {
  const primer = document.querySelector("dialog.primer");
  if (!primer || primer.closest("main")) return;
  primer.close();
  primer.showModal();
  primer.addEventListener("keydown", (event) => event.stopPropagation());
  primer.addEventListener("close", () => document.querySelector("#q")?.focus({ preventScroll: true }));
})();
