// Imports the table, deal or box in the fragment of the URL. Browsers do not send it, so this page submits it as a form.
"use strict";
(() => {
  function take() {
    const form = document.querySelector("#paste");
    if (!form || !/^#[rdb]=./.test(location.hash)) return;
    form.elements.record.value = location.hash;
    // Going back must not import it again.
    history.replaceState(null, "", location.pathname + location.search);
    form.requestSubmit();
  }
  addEventListener("hashchange", take);
  take();
})();
