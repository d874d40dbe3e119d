// Keeps the screen awake while a companion page is visible, if the browser allows it. Nothing else there needs a script.
"use strict";
(() => {
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
