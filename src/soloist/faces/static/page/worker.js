// Runs Python in a web worker: starts it, passes requests to it, and stores the tables in IndexedDB before it sends a response.
"use strict";

const FILE = "/tables/tables.db";
const PAGE = 4096;
const LOCK = "soloist-tables";
const LIBRARY = "/lib/python314.zip";
const PACKAGES = "/lib/python3.14/site-packages";
const NATIVE = `${PACKAGES}/soloist__mypyc.cpython-314-wasm32-emscripten.so`;
const KINDS = { wasm: "application/wasm", mjs: "text/javascript" };
let names, home, runtime, controlled, py, alone, database;
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

/** A packed file, unpacked. */
async function unpack(name) {
  const packed = await bytesOf(name);
  const [first, second] = new Uint8Array(await packed.slice(0, 2).arrayBuffer());
  // Some hosts decompress gzip files in transit.
  const stream = first === 0x1f && second === 0x8b ? packed.stream().pipeThrough(new DecompressionStream("gzip")) : packed.stream();
  return new Response(stream, { headers: { "content-type": KINDS[name.split(".").pop()] ?? "application/octet-stream" } });
}

/** A module of the runtime. A service worker keeps it unpacked, under its name without .dat. */
async function moduleOf(name) {
  return controlled ? fetch(fileAt(name).replace(/\.dat$/, "")) : unpack(name);
}

/** The address from which a script of the runtime can be imported. */
async function scriptOf(name) {
  return controlled ? fileAt(name).replace(/\.dat$/, "") : URL.createObjectURL(await (await unpack(name)).blob());
}

const options = (library) => ({
  indexURL: new URL("python/", home).href,
  stdLibURL: library,
  packageBaseUrl: home,
  lockFileContents: { info: runtime, packages: {} },
});

/** Let Pyodide find its WebAssembly module, which it fetches by a fixed name, and give it the factory of its runtime. */
async function runtimeOf() {
  const answer = await moduleOf("python/pyodide.asm.wasm");
  const kept = answer.clone().arrayBuffer();
  // Compile now. When Pyodide compiles the same bytes later, the browser reuses the result.
  const compiling = WebAssembly.compileStreaming(answer);
  const { default: create } = await import(await scriptOf("python/pyodide.asm.mjs"));
  const ask = self.fetch;
  self.fetch = async (address, ...more) =>
    String(address).endsWith("/pyodide.asm.wasm") ? new Response(await kept, { headers: { "content-type": KINDS.wasm } }) : ask(address, ...more);
  return { wasm: new Uint8Array(await kept), module: await compiling, create };
}

/** Put the compiled modules where they lay when the snapshot was made. What they have written to memory comes with the snapshot. */
function seat(module, wasm, at) {
  const known = module.LDSO.loadedLibsByName.__main__.exports;
  const table = module.wasmTable;
  if (table.length > at.tableBase) throw new Error("the function table is full");
  table.grow(at.length - table.length);
  const bases = { __memory_base: at.memoryBase, __table_base: at.tableBase };
  const env = new Proxy(known, { get: (all, name) => bases[name] ?? all[name] });
  const got = new Proxy({}, { get: (_, name) => new WebAssembly.Global({ value: "i32", mutable: true }, at.got[name]) });
  const { exports } = new WebAssembly.Instance(wasm, { env, "GOT.mem": got, "GOT.func": got });
  for (const [place, name] of at.slots) table.set(place, exports[name] ?? known[name]);
  module.newDSO(at.name, at.handle, exports);
}

const hasNative = () => "python/native.wasm" in names;

async function fromMemory(loadPyodide, running) {
  const native = hasNative() && moduleOf("python/native.wasm").then((answer) => WebAssembly.compileStreaming(answer));
  const about = fetch(fileAt("python/memory.json")).then((answer) => answer.json());
  const { exchange, unpacked } = await import(fileAt("memory.mjs"));
  const packed = new Uint8Array(await (await bytesOf("python/memory.dat", (share) => postMessage({ progress: 0.7 * share }))).arrayBuffer());
  mark("memory fetched");
  const [{ wasm, module: python, create }, compiled, told] = await Promise.all([running, native, about]);
  const found = exchange(await unpacked(packed, python, told.size), wasm);
  mark("memory unpacked");
  return loadPyodide({
    ...options(fileAt("python/empty.zip")),
    _loadSnapshot: found,
    async createPyodideModule(settings) {
      const module = await create(settings);
      mark("wasm ready");
      // The snapshot is larger than the module's initial memory, so grow it.
      if (module.HEAP8.length < found.length) module._malloc(found.length);
      // Before the memory is restored: the first thing that Python does then may call a compiled function.
      if (compiled) seat(module, compiled, told.native);
      mark("native ready");
      return module;
    },
  });
}

async function plainly(loadPyodide, { create }) {
  postMessage({ progress: 0.1 });
  const library = URL.createObjectURL(await bytesOf("python/library.zip"));
  py = await loadPyodide({ ...options(library), createPyodideModule: create });
  postMessage({ progress: 0.5 });
  await extract();
  return py;
}

let extracted = false;
async function extract() {
  extracted = true;
  const into = async (name) => py.unpackArchive(await (await bytesOf(name)).arrayBuffer(), "zip", { extractDir: PACKAGES });
  await into("python/app.zip");
  if (!hasNative() || how === "memory") return;
  try {
    py.FS.writeFile(NATIVE, new Uint8Array(await (await moduleOf("python/native.wasm")).arrayBuffer()));
    py.runPython("import importlib\nimportlib.invalidate_caches()\nimport soloist_native\nsoloist_native.begin()");
  } catch (error) {
    console.warn("games run interpreted:", String(error));
    await into("python/interpreted.zip");
  }
}

/** The snapshot contains loaded modules but no files. When a file is missing, load and unpack all of them. */
async function lacking() {
  py.FS.writeFile(LIBRARY, new Uint8Array(await (await bytesOf("python/library.zip")).arrayBuffer()));
  await extract();
}

let how = "plain";
async function wake(plain) {
  mark("begin");
  const opening = openDatabase().catch((error) => void console.warn("nothing can be kept:", String(error)));
  const running = runtimeOf();
  const { loadPyodide } = await import(fileAt("python/pyodide.mjs"));
  if (!plain) {
    try {
      py = await fromMemory(loadPyodide, running);
      how = "memory";
    } catch (error) {
      console.warn("the memory cannot be taken over:", error);
    }
  }
  py ??= await plainly(loadPyodide, await running);
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
  alone = py.pyimport("soloist.faces.static.alone").sit_down(home, JSON.stringify(names));
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
    if (found.lacks && !extracted) {
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

/** Endless recursion in compiled code ends Python as a whole. Then every call fails, and only a new worker helps. */
function isDead() {
  try {
    return py.runPython("1") !== 1;
  } catch {
    return Boolean(py);
  }
}

/** How fast games run here, which decides how much the coach tries. Not before the first page is there. */
let measured = false;
function measure() {
  if (measured) return;
  measured = true;
  try {
    py.runPython("from soloist.faces.static.effort import EFFORT, FIRST\nEFFORT.measure(FIRST)");
  } catch (error) {
    console.error("not measured:", String(error));
  }
}

let woken;
onmessage = async ({ data }) => {
  if (data.start) {
    ({ names, home, runtime, controlled } = data.start);
    woken = wake(data.start.plain);
    woken.catch((error) => postMessage({ broken: String(error?.stack ?? error) }));
    return;
  }
  try {
    await woken;
    await answer(data);
    if (!measured) setTimeout(measure);
  } catch (error) {
    postMessage({ id: data.id, broken: String(error), dead: isDead() });
  }
};
