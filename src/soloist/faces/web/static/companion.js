// Beside the real board the screen stays awake while the page is seen, where the browser allows it. Nothing else needs a script.
"use strict";
(() => {
  let lock = null;
  async function stayAwake() {
    // The browser lets go of it whenever the page is out of sight.
    if (document.visibilityState !== "visible" || !navigator.wakeLock || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // A battery that is nearly empty comes first.
    }
  }
  document.addEventListener("visibilitychange", stayAwake);
  addEventListener("pagehide", () => lock?.release());
  stayAwake();
})();
