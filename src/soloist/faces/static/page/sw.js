// Keeps every file of one build and answers from there; the build writes its list above. It never answers for Python.
"use strict";
const CACHE = `soloist-${BUILD.build}`;
const urlOf = (name) => new URL(name, registration.scope).href;

async function keep() {
  const cache = await caches.open(CACHE);
  for (const name of BUILD.files) {
    const url = urlOf(name);
    // Names change with contents: what an earlier build or the browser has already is not fetched again.
    const answer = (await caches.match(url)) ?? (await fetch(url, { cache: "force-cache" }));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    await cache.put(url, answer);
  }
  await cache.put(urlOf("index.html"), await index());
}

/** The page that belongs to these files and no other: a host may still be copying. */
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
  event.respondWith(caches.open(CACHE).then(async (cache) => (await cache.match(wanted)) ?? fetch(event.request)));
});
