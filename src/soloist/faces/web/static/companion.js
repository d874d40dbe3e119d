// Beside the real board the screen stays awake while the page is seen, where the browser allows it. Nothing else needs a script.
"use strict";
(() => {
  async function stayAwake() {
    if (document.visibilityState !== "visible" || !navigator.wakeLock) return;
    try {
      await navigator.wakeLock.request("screen");
    } catch {
      // A battery that is nearly empty comes first.
    }
  }
  document.addEventListener("visibilitychange", stayAwake);
  stayAwake();
})();
