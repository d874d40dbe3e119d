// Runs Python in a web worker: starts it, passes requests to it, and stores the tables in IndexedDB before it sends a response.
"use strict";

const FILE = "/tables/tables.db";
const PAGE = 4096;
const LOCK = "soloist-tables";
const LIBRARY = "/lib/python314.zip";
const PACKAGES = "/lib/python3.14/site-packages";
let names, home, runtime, py, alone, database;
const marks = [];
const mark = (name) => marks.push([name, Math.round(performance.now())]);
const fileAt = (name) => new URL(names[name], home).href;

// --- storage: IndexedDB holds the pages of the SQLite file; the changed pages are written in one atomic transaction

let generation = -1; // number of the IndexedDB write that the file in memory corresponds to; -1: none
let shadow = new Uint8Array(0); // the SQLite file as stored in IndexedDB
let cookies = {};

const done = (request) =>
  new Promise((good, bad) => {
    request.onsuccess = () => good(request.result);
    request.onerror = () => bad(request.error);
  });

const written = (writing) =>
  new Promise((good, bad) => {
    writing.oncomplete = good;
    writing.onabort = writing.onerror = () => bad(writing.error ?? new Error("aborted"));
  });

async function openDatabase() {
  const request = indexedDB.open("soloist", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("pages");
    request.result.createObjectStore("meta");
  };
  return done(request);
}

/** Read the file from IndexedDB again if another tab has written since. */
async function pull() {
  if (!database) return;
  const reading = database.transaction(["pages", "meta"]);
  const [pages, meta] = [reading.objectStore("pages"), reading.objectStore("meta")];
  const [now = 0, crumbs = {}] = await Promise.all([done(meta.get("generation")), done(meta.get("cookies"))]);
  cookies = crumbs;
  if (now === generation) return;
  const [size = 0, keys, contents] = await Promise.all([done(meta.get("size")), done(pages.getAllKeys()), done(pages.getAll())]);
  shadow = new Uint8Array(size);
  keys.forEach((key, place) => key * PAGE < size && shadow.set(contents[place].subarray(0, size - key * PAGE), key * PAGE));
  generation = now;
  putFile();
}

function putFile() {
  alone?.store.close();
  if (shadow.length) py.FS.writeFile(FILE, shadow);
  else if (py.FS.analyzePath(FILE).exists) py.FS.unlink(FILE);
}

const same = (one, other, from, to) => {
  for (let at = from; at < to; at++) if (one[at] !== other[at]) return false;
  return true;
};

async function push(crumbs) {
  const file = py.FS.readFile(FILE);
  const changed = [];
  for (let at = 0; at < file.length; at += PAGE) {
    const end = Math.min(at + PAGE, file.length);
    if (end > shadow.length || !same(file, shadow, at, end)) changed.push(at);
  }
  const crumbled = JSON.stringify(crumbs) !== JSON.stringify(cookies);
  if (!changed.length && file.length === shadow.length && !crumbled) return;
  if (database) {
    const writing = database.transaction(["pages", "meta"], "readwrite", { durability: "strict" });
    const [pages, meta] = [writing.objectStore("pages"), writing.objectStore("meta")];
    try {
      for (const at of changed) pages.put(file.slice(at, at + PAGE), at / PAGE);
      if (file.length < shadow.length) pages.delete(IDBKeyRange.lowerBound(Math.ceil(file.length / PAGE)));
      meta.put(file.length, "size");
      meta.put(crumbs, "cookies");
      meta.put(generation + 1, "generation");
    } catch (error) {
      writing.abort();
      throw error;
    }
    await written(writing);
  }
  generation += 1;
  shadow = file;
  cookies = crumbs;
}

// --- starting Python

async function bytesOf(name, told) {
  const answer = await fetch(fileAt(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const all = Number(answer.headers.get("content-length")) || 0;
  const parts = [];
  let got = 0;
  for (const reader = answer.body.getReader(); ; ) {
    const { done: over, value } = await reader.read();
    if (over) break;
    parts.push(value);
    got += value.length;
    told?.(all ? Math.min(1, got / all) : 0);
  }
  return new Blob(parts);
}

async function memory() {
  const packed = await bytesOf("python/memory.dat", (share) => postMessage({ progress: 0.7 * share }));
  mark("memory fetched");
  const [first, second] = new Uint8Array(await packed.slice(0, 2).arrayBuffer());
  // Some hosts decompress gzip files in transit.
  if (first !== 0x1f || second !== 0x8b) return new Uint8Array(await packed.arrayBuffer());
  const stream = packed.stream().pipeThrough(new DecompressionStream("gzip"));
  const found = new Uint8Array(await new Response(stream).arrayBuffer());
  mark("memory unpacked");
  return found;
}

/** XOR the snapshot with the data section of the WebAssembly module, which build.py removed from it. */
function addKnown(found, wasm) {
  const head = new DataView(found.buffer).getUint32(4, true);
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++];
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < wasm.length) {
    const kind = wasm[at++];
    const size = number();
    const end = at + size;
    for (let left = kind === 11 ? number() : 0; left; left--) {
      at += 2; // skip the flag (0: memory 0) and the opcode i32.const
      let to = head + number();
      at += 1;
      for (const last = number() + at; at < last; at++) found[to++] ^= wasm[at];
    }
    at = end;
  }
  return found;
}

const options = (library) => ({
  indexURL: new URL(".", fileAt("pyodide.asm.wasm")).href,
  stdLibURL: library,
  packageBaseUrl: home,
  lockFileContents: { info: runtime, packages: {} },
});

async function fromMemory(loadPyodide) {
  // Compile the module while the snapshot is fetched. When Pyodide compiles the same bytes later, the browser reuses the result.
  const fetched = fetch(fileAt("pyodide.asm.wasm"));
  const wasm = fetched.then((answer) => answer.clone().arrayBuffer());
  const compiling = WebAssembly.compileStreaming(fetched).catch(() => {});
  const found = addKnown(await memory(), new Uint8Array(await wasm));
  // Pyodide fetches the same module again: answer from memory.
  const ask = self.fetch;
  const here = { headers: { "content-type": "application/wasm" } };
  self.fetch = async (address, ...more) =>
    String(address) === fileAt("pyodide.asm.wasm") ? new Response(await wasm, here) : ask(address, ...more);
  const { default: create } = await import(fileAt("pyodide.asm.mjs"));
  return loadPyodide({
    ...options(fileAt("python/empty.zip")),
    _loadSnapshot: found,
    async createPyodideModule(settings) {
      await compiling;
      const module = await create(settings);
      mark("wasm ready");
      // The snapshot is larger than the module's initial memory, so grow it.
      if (module.HEAP8.length < found.length) module._malloc(found.length);
      return module;
    },
  });
}

async function plainly(loadPyodide) {
  postMessage({ progress: 0.1 });
  py = await loadPyodide(options(URL.createObjectURL(await bytesOf("python/library.zip"))));
  postMessage({ progress: 0.5 });
  await unpack();
  return py;
}

let unpacked = false;
async function unpack() {
  unpacked = true;
  py.unpackArchive(await (await bytesOf("python/app.zip")).arrayBuffer(), "zip", { extractDir: PACKAGES });
}

/** The snapshot contains loaded modules but no files. When a file is missing, load and unpack all of them. */
async function lacking() {
  py.FS.writeFile(LIBRARY, new Uint8Array(await (await bytesOf("python/library.zip")).arrayBuffer()));
  await unpack();
}

async function wake(plain) {
  mark("begin");
  const opening = openDatabase().catch((error) => void console.warn("nothing can be kept:", String(error)));
  const { loadPyodide } = await import(fileAt("pyodide.mjs"));
  let how = "plain";
  if (!plain) {
    try {
      py = await fromMemory(loadPyodide);
      how = "memory";
    } catch (error) {
      console.warn("the memory cannot be taken over:", error);
    }
  }
  py ??= await plainly(loadPyodide);
  mark("python");
  postMessage({ progress: 0.9 });
  database = await opening;
  py.FS.mkdirTree("/tables");
  await navigator.locks.request(LOCK, async () => {
    await pull();
    if (generation < 0) generation = 0;
    sitDown();
    await push(cookies).catch((error) => console.warn("not kept:", String(error)));
  });
  mark("ready");
  postMessage({ ready: { how, marks, keeps: Boolean(database), memory: py._module.HEAP8.length } });
}

function sitDown() {
  alone?.destroy();
  alone = py.pyimport("soloist.faces.static.alone").sit_down(home);
}

// --- requests

/** Call `hear` or `refuse` in alone.py with a request as JSON and `last` (body or reason), and return the response. */
function call(name, request, last) {
  const { id, body, ...asked } = request;
  const found = py.pyimport("soloist.faces.static.alone")[name](alone, JSON.stringify({ ...asked, cookies }), last ?? undefined);
  const [told, content] = found.toJs();
  found.destroy();
  return { ...JSON.parse(told), body: content };
}

/** Restore the file as stored in IndexedDB and recreate the application on it. */
function undo() {
  putFile();
  sitDown();
}

async function answer(request) {
  await navigator.locks.request(LOCK, async () => {
    await pull();
    let found = call("hear", request, request.body);
    if (found.lacks && !unpacked) {
      await lacking();
      undo();
      found = call("hear", request, request.body);
    }
    try {
      await push(found.cookies);
    } catch (error) {
      console.warn("not kept:", String(error));
      undo();
      found = call("refuse", request, error?.name === "QuotaExceededError" ? "full" : String(error?.name ?? error));
    }
    postMessage({ id: request.id, ...found, generation }, [found.body.buffer]);
  });
}

let woken;
onmessage = async ({ data }) => {
  if (data.start) {
    ({ names, home, runtime } = data.start);
    woken = wake(data.start.plain);
    woken.catch((error) => postMessage({ broken: String(error?.stack ?? error) }));
    return;
  }
  try {
    await woken;
    await answer(data);
  } catch (error) {
    postMessage({ id: data.id, broken: String(error) });
  }
};
