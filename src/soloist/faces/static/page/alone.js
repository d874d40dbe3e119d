// Replaces the server: sends requests to Python in the worker and shows the responses. Paths are in the fragment of the URL.
"use strict";
(() => {
  const { names, words, runtime, build } = JSON.parse(document.getElementById("told").textContent);
  const home = location.href.split("#")[0];
  const spoken = (navigator.languages ?? []).map((one) => one.slice(0, 2)).find((one) => one in words) ?? "en";
  const say = (name) => (words[document.documentElement.lang] ?? words[spoken])[name];

  /** Wrapper of localStorage, which some browsers forbid. */
  const kept = {
    get(name) {
      try {
        return JSON.parse(localStorage.getItem(`soloist-${name}`));
      } catch {
        return null;
      }
    },
    put(name, value) {
      try {
        localStorage.setItem(`soloist-${name}`, JSON.stringify(value));
      } catch {
        // Storage is forbidden or full. The value is only a convenience.
      }
    },
  };

  // --- the worker

  const waiting = new Map();
  let last = 0;
  let worker;
  let ready = null;

  function start() {
    worker = new Worker(names["worker.js"], { type: "module" });
    // Start without the snapshot, which takes less memory, if the device has little of it or the last two starts did not finish.
    const died = kept.get("waking") ?? 0;
    const plain = new URLSearchParams(location.search).has("plain") || kept.get("plain") === true || died >= 2 || (navigator.deviceMemory ?? 8) < 2;
    kept.put("waking", died + 1);
    worker.onmessage = ({ data }) => {
      if ("progress" in data) progress(data.progress);
      else if (data.ready) awake(data.ready);
      else if (!data.id) failed(data.broken);
      else {
        const { good, bad } = waiting.get(data.id);
        waiting.delete(data.id);
        if (data.dead) crashed(data.broken);
        "broken" in data ? bad(Object.assign(new Error(data.broken), { dead: data.dead })) : good(data);
      }
    };
    worker.onerror = (event) => failed(event.message ?? "the worker could not be loaded");
    // A service worker keeps the packed files unpacked. Workers cannot ask whether there is one.
    const controlled = Boolean(navigator.serviceWorker?.controller);
    worker.postMessage({ start: { names, home, plain, runtime, controlled } });
  }

  /** Python has crashed. Restart it: pending requests are lost, earlier answers are stored. */
  function crashed(why) {
    worker.terminate();
    for (const { bad } of waiting.values()) bad(Object.assign(new Error(why), { dead: true }));
    waiting.clear();
    start();
    tell("wrong", `${say("crashed")}\n${why}`, [say("reload"), () => location.reload()]);
  }

  function awake(found) {
    const again = ready;
    ready = found;
    kept.put("waking", 0);
    tell("starting", null);
    document.documentElement.dataset.python = found.how;
    if (again) return;
    if (!found.keeps) tell("not-lasting", say("not-lasting"));
    keepFiles();
  }

  async function send(method, path, body, swaps = false) {
    const packed = body ? new Response(body) : null;
    const request = {
      id: ++last,
      method,
      path,
      languages: (navigator.languages ?? []).join(),
      kind: packed?.headers.get("content-type") ?? "",
      body: packed && new Uint8Array(await packed.arrayBuffer()),
      swaps,
    };
    const answer = await new Promise((good, bad) => {
      waiting.set(request.id, { good, bad });
      worker.postMessage(request);
    });
    if (method === "POST" && answer.status < 400) lasting(answer.generation);
    return answer;
  }

  // --- pages

  let turn = 0;
  let glimpse = ""; // the page that is shown until Python answers

  /** A shared link: a fragment with a table (`r=`), a deal (`d=`) or a box (`b=`) instead of a path. */
  const HANDED = /^#(?:\/#)?([rdb]=.+)$/;
  function tidyAddress() {
    const found = HANDED.exec(location.hash);
    if (found) history.replaceState(null, "", `#${found[1]}`);
  }

  /** Split the fragment of a URL into the path and the anchor on that page. */
  const placeOf = (url) => {
    const hash = new URL(url, location.href).hash;
    const [path, anchor = ""] = hash.slice(1).split("#");
    return path.startsWith("/") ? [path, anchor] : ["/", ""];
  };

  /** Replace the whole document. Scripts of the new page run as in a new window, but the window object stays the same. */
  function put(text) {
    dispatchEvent(new Event("pagehide"));
    document.open();
    document.write(text);
    document.close();
    listen();
    const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: names["alone.css"] });
    document.head.append(style);
    if (ready) document.documentElement.dataset.python = ready.how;
    retell();
  }

  async function show(method, url, body, record) {
    const mine = ++turn;
    const [path, anchor] = placeOf(url);
    const answer = await send(method, path, body);
    if (mine !== turn) return;
    const text = new TextDecoder().decode(answer.body);
    const [where, mark = ""] = answer.where.split("#");
    const at = method === "GET" && anchor ? anchor : mark;
    const address = `#${where}${at && `#${at}`}`;
    // Leave the fragment of a shared link alone: the first page handles it.
    const handed = method === "GET" && HANDED.test(location.hash);
    if (!handed && location.hash !== address && !(address === "#/" && !location.hash)) history[record](null, "", address);
    remember(where, answer.status, text);
    if (text !== glimpse) put(text);
    glimpse = "";
    const target = at && document.getElementById(decodeURIComponent(at));
    if (target) target.scrollIntoView();
    else scrollTo(0, history.state?.y ?? 0);
    performance.mark("soloist-live");
    document.documentElement.dataset.live = where;
  }

  const wrong = (error) => error.dead || tell("wrong", `${say("wrong")}\n${error.message}`, [say("reload"), () => location.reload()]);
  const open = (method, url, body, record) => show(method, url, body, record).catch(wrong);
  const visit = (url) => {
    leave();
    void open("GET", url, null, "pushState");
  };
  /** Store the scroll position for the back button. */
  const leave = () => history.replaceState({ y: scrollY }, "");

  /** Like fetch, for paths in the fragment. The promise never settles if another page was opened meanwhile. */
  async function ask(url, options = {}) {
    const mine = turn;
    const answer = await send(options.method ?? "GET", placeOf(url)[0], options.body, "Soloist-Swap" in (options.headers ?? {}));
    if (mine !== turn) return new Promise(() => {});
    const text = new TextDecoder().decode(answer.body);
    return {
      ok: answer.status < 400,
      status: answer.status,
      url: new URL(`#${answer.where}`, location.href).href,
      text: async () => text,
      json: async () => JSON.parse(text),
    };
  }

  async function download(link) {
    const answer = await send("GET", placeOf(link.href)[0]);
    const named = /filename="(.*?)"/.exec(answer.headers["content-disposition"] ?? "");
    const file = URL.createObjectURL(new Blob([answer.body], { type: answer.headers["content-type"] }));
    Object.assign(document.createElement("a"), { href: file, download: link.download || named?.[1] || "soloist" }).click();
    setTimeout(() => URL.revokeObjectURL(file), 60_000);
  }

  function clicked(event) {
    const link = event.target.closest?.("a[href^='#']");
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const href = link.getAttribute("href");
    if (link.hasAttribute("download")) return void download(link).catch(wrong);
    if (href.startsWith("#/")) return visit(href);
    // An anchor on this page: scroll there, but keep the path in the fragment.
    const target = document.getElementById(decodeURIComponent(href.slice(1)));
    target?.scrollIntoView();
    target?.focus();
  }

  function submitted(event) {
    const form = event.target;
    if (event.defaultPrevented || form.getAttribute("method") === "dialog") return;
    event.preventDefault();
    // Before Python runs, the page may be old: its deal of the day may be that of another day.
    if (glimpse && form.elements.code?.type === "hidden") return;
    const button = event.submitter;
    const data = new FormData(form, button);
    // A submit button may override the action and the method of its form.
    const to = button?.getAttribute("formaction") ?? form.getAttribute("action") ?? soloist.here();
    const method = button?.hasAttribute("formmethod") ? button.formMethod : form.method;
    leave();
    if (method === "get") void open("GET", `${to}?${new URLSearchParams(data)}`, null, "pushState");
    else void open("POST", to, form.enctype === "multipart/form-data" ? data : new URLSearchParams(data), "pushState");
  }

  // Listen on the window, so that listeners of the page's own scripts run first. document.open() removes all listeners.
  function listen() {
    addEventListener("click", clicked);
    addEventListener("submit", submitted);
    addEventListener("hashchange", () => {
      tidyAddress();
      void open("GET", location.href, null, "replaceState");
    });
  }

  // --- messages of this script

  // Messages that must not cover the answers of a table: they are shown on the next page that has none.
  const CAN_WAIT = ["keep", "newer"];
  const AT_TABLE = /^\/tables\/\d+(?:\?|$)/;
  const said = new Map();
  function tell(name, text, ...buttons) {
    text === null ? said.delete(name) : said.set(name, { text, buttons });
    retell();
  }
  function retell() {
    document.querySelector("#alone")?.remove();
    const found = [...said].filter(([name]) => !(CAN_WAIT.includes(name) && AT_TABLE.test(placeOf(location.href)[0])));
    if (!found.length || !document.body) return;
    const box = Object.assign(document.createElement("aside"), { id: "alone" });
    box.setAttribute("role", "status");
    for (const [name, { text, buttons }] of found) {
      const line = Object.assign(document.createElement("p"), { className: name, textContent: text });
      for (const [word, does] of buttons) {
        const button = Object.assign(document.createElement("button"), { type: "button", className: "btn", textContent: word });
        button.addEventListener("click", does);
        line.append(" ", button);
      }
      if (name === "starting") line.append(Object.assign(document.createElement("progress"), { max: 1, value: far }));
      box.append(line);
    }
    document.body.append(box);
  }

  let far = 0;
  function progress(share) {
    far = share;
    const bar = document.querySelector("#alone progress");
    if (bar) bar.value = share;
  }

  function failed(why) {
    tell("starting", null);
    document.documentElement.dataset.python = "failed";
    const lines = [why, `${build} ${runtime.version}`, navigator.userAgent].join("\n");
    const simply = () => {
      kept.put("plain", true);
      location.reload();
    };
    tell("failed", `${say("failed")}\n${lines}`, [say("again"), () => location.reload()], [say("simply"), simply]);
  }

  // --- storage

  const DAY = 24 * 3600 * 1000;
  async function lasting(generation) {
    if (!ready.keeps || matchMedia("(display-mode: standalone)").matches || navigator.standalone) return;
    if (generation < 20 || Date.now() - (kept.get("reminded") ?? 0) < 14 * DAY) return;
    if (await navigator.storage?.persist?.()) return;
    const later = () => {
      kept.put("reminded", Date.now());
      tell("keep", null);
    };
    const save = () => {
      later();
      void download({ href: "#/collection", download: "" }).catch(wrong);
    };
    tell("keep", say("keep"), [say("save-them"), save], [say("later"), later]);
  }

  /** Install the service worker, which caches all files for offline use. A newer build waits until the player accepts it. */
  async function keepFiles() {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const known = workers.controller;
    workers.addEventListener("controllerchange", () => known && location.reload());
    try {
      const found = await workers.register("sw.js");
      const offer = () => {
        if (found.waiting && known) tell("newer", say("newer"), [say("reload"), () => found.waiting.postMessage("take over")]);
      };
      offer();
      found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", offer));
      document.documentElement.dataset.files = "asked";
      await workers.ready;
      document.documentElement.dataset.files = "kept";
    } catch (error) {
      console.warn("files are not kept:", String(error));
    }
  }

  // --- the page shown while Python starts: its last version here, or the first page as it was built

  function remember(where, status, text) {
    if (status !== 200) return;
    if (where === "/") kept.put("first", [build, where, text]);
    else if (/^\/tables\/\d+$/.test(where)) kept.put("table", [build, where, text]);
  }

  /** The text of a packed file. */
  async function textOf(name) {
    const packed = await (await fetch(name)).blob();
    const [first, second] = new Uint8Array(await packed.slice(0, 2).arrayBuffer());
    // Some hosts decompress gzip files in transit.
    const stream = first === 0x1f && second === 0x8b ? packed.stream().pipeThrough(new DecompressionStream("gzip")) : packed.stream();
    return new Response(stream).text();
  }

  async function firstSight() {
    const [path] = placeOf(location.href);
    const [made, where, text] = kept.get(path === "/" ? "first" : "table") ?? [];
    if (made === build && where === path) glimpse = text;
    else if (path === "/") glimpse = await textOf(names[`first.${spoken}.html`]);
    else glimpse = `<!doctype html><html lang="${spoken}"><meta charset="utf-8"><title>Soloist</title><body></body></html>`;
    put(glimpse);
    performance.mark("soloist-first-sight");
  }

  document.documentElement.lang = spoken;
  window.soloist = { ask, visit, here: () => location.href.split(/\?|#(?!\/)/)[0], state: () => ready };
  history.scrollRestoration = "manual";
  document.addEventListener("DOMContentLoaded", () =>
    setTimeout(async () => {
      // Without a secure context, browsers provide neither locks nor service workers.
      if (!isSecureContext) return void tell("failed", say("insecure"));
      tidyAddress();
      start();
      tell("starting", say("starting"));
      await firstSight().catch(wrong);
      await open("GET", location.href, null, "replaceState");
    }),
  );
})();
