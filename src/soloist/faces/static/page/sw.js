// Service worker: caches the files of one build and serves them from the cache. The build writes the list of files above; `later`
// are those that only a few browsers need, which are cached when they are first asked for.
// It never sees requests for the pages of the games: alone.js sends those to Python in worker.js.
"use strict";
const CACHE = `soloist-${BUILD.build}`;
const urlOf = (name) => new URL(name, registration.scope).href;

// Packed modules of the runtime are kept unpacked, because browsers keep the compiled form of modules that have an address.
const PACKED = /\.(wasm|mjs)\.dat$/;
const KINDS = { wasm: "application/wasm", mjs: "text/javascript" };

async function keep() {
  const cache = await caches.open(CACHE);
  for (const name of BUILD.files) {
    const url = urlOf(name.replace(PACKED, ".$1"));
    // File names contain a hash, so a file from an earlier build or from the HTTP cache can be reused.
    const answer = (await caches.match(url)) ?? (await fetched(name));
    await cache.put(url, answer);
  }
  // Of those that are fetched later, take over what an earlier build had.
  for (const url of BUILD.later.map(urlOf)) {
    const known = await caches.match(url);
    if (known) await cache.put(url, known);
  }
  await cache.put(urlOf("index.html"), await index());
}

async function fetched(name) {
  const answer = await fetch(urlOf(name), { cache: "force-cache" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const kind = PACKED.exec(name)?.[1];
  if (!kind) return answer;
  const packed = await answer.blob();
  const [first, second] = new Uint8Array(await packed.slice(0, 2).arrayBuffer());
  // Some hosts decompress gzip files in transit.
  const stream = first === 0x1f && second === 0x8b ? packed.stream().pipeThrough(new DecompressionStream("gzip")) : packed.stream();
  return new Response(stream, { headers: { "content-type": KINDS[kind] } });
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
  event.respondWith(caches.match(wanted, { cacheName: CACHE }).then((kept) => kept ?? ask(event, url.href)));
});

async function ask(event, url) {
  const answer = await fetch(event.request);
  if (answer.ok && BUILD.later.some((name) => urlOf(name) === url)) {
    const copy = answer.clone();
    event.waitUntil(caches.has(CACHE).then(async (known) => known && (await caches.open(CACHE)).put(url, copy)));
  }
  return answer;
}
