// Service worker: caches every file of one build and serves it from the cache. The build writes the list of files above.
// It never sees requests for the pages of the games: alone.js sends those to Python in worker.js.
"use strict";
const CACHE = `soloist-${BUILD.build}`;
const urlOf = (name) => new URL(name, registration.scope).href;

async function keep() {
  const cache = await caches.open(CACHE);
  for (const name of BUILD.files) {
    const url = urlOf(name);
    // File names contain a hash, so a file from an earlier build or from the HTTP cache can be reused.
    const answer = (await caches.match(url)) ?? (await fetch(url, { cache: "force-cache" }));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    await cache.put(url, answer);
  }
  await cache.put(urlOf("index.html"), await index());
}

/** Fetch the index.html of exactly this build: while a new build is uploaded, the host may serve another one. */
async function index() {
  for (const how of ["force-cache", "reload"]) {
    const answer = await fetch(registration.scope, { cache: how });
    const bytes = await answer.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const found = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    if (found === BUILD.index) return new Response(bytes, { headers: { "content-type": "text/html; charset=utf-8" } });
  }
  throw new Error("index.html belongs to another build");
}

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) =>
  event.waitUntil(caches.keys().then((all) => Promise.all(all.filter((one) => one.startsWith("soloist-") && one !== CACHE).map((one) => caches.delete(one))))),
);
addEventListener("message", (event) => event.data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  url.search = url.hash = "";
  if (event.request.method !== "GET" || !url.href.startsWith(registration.scope)) return;
  const wanted = url.href === registration.scope ? urlOf("index.html") : url.href;
  // Not `caches.open`: after an update the old worker would create its deleted cache again.
  event.respondWith(caches.match(wanted, { cacheName: CACHE }).then((kept) => kept ?? fetch(event.request)));
});
