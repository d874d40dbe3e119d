// Run by Node during the build: compile the Python files with Pyodide, open the pages, and save a memory snapshot.
// node make.mjs PYODIDE STAGE OUT
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { exchange, unpacked } from "../page/memory.mjs";
import { enter, PACKAGES, seat } from "./seat.mjs";

const [pyodide, stage, out] = process.argv.slice(2).map((one) => path.resolve(one));
// Pyodide puts the arguments of Node into the memory, and with them the builder's folders.
process.argv.length = 1;
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));

// Make builds reproducible: replace the clock and the random generators by fixed ones.
const NOON = Date.UTC(2020, 0, 1, 12);
let luck = 1;
Date.now = () => NOON;
performance.now = () => 0;
Math.random = () => (luck = (luck * 16807) % 2147483647) / 2147483647;
const repeat = (array) => {
  for (let at = 0; at < array.length; at++) array[at] = Math.floor(Math.random() * 256);
  return array;
};
globalThis.crypto.getRandomValues = repeat;
crypto.randomFillSync = repeat;

// Sizes of the blocks that sweep() allocates.
const LARGEST = 1 << 18;
const SIZES = Array.from({ length: 14 }, (_, number) => LARGEST >> number);

const boot = (more) => loadPyodide({ indexURL: pyodide, env: { PYTHONHASHSEED: "0", TZ: "UTC" }, ...more });
const read = (name) => new Uint8Array(fs.readFileSync(path.join(out, name)));
const native = fs.existsSync(path.join(out, "native.wasm")) ? read("native.wasm") : null;

async function compile() {
  const py = await boot();
  py.FS.mkdir("/stage");
  py.FS.mount(py.FS.filesystems.NODEFS, { root: stage }, "/stage");
  if (native) py.FS.writeFile("/native.names", read("native.names"));
  py.runPython(fs.readFileSync(new URL("compiling.py", import.meta.url), "utf8"));
  for (const name of ["app.zip", "library.zip", ...(native ? ["interpreted.zip"] : [])])
    fs.writeFileSync(path.join(out, name), py.FS.readFile(`/${name}`));
}

let place;
async function warm() {
  const py = await boot({ _makeSnapshot: true, stdLibURL: path.join(out, "library.zip") });
  py.unpackArchive(read("app.zip"), "zip", { extractDir: PACKAGES });
  if (native) enter(py, native);
  // The clock is fixed, so Python cannot see that the folder has changed.
  py.runPython("import importlib\nimportlib.invalidate_caches()\nfrom soloist.faces.static import warming\nwarming.warm_up()");
  fs.writeFileSync(path.join(out, "first.json"), py.FS.readFile("/tmp/first.json"));
  py.runPython("import gc\ngc.collect()\nwarming.blank_free_memory()\ndel gc, importlib, warming");
  if (native) place = seat(py, native);
  sweep(py);
  await put(py.makeMemorySnapshot());
}

/** Pack the snapshot, and check that it unpacks to the same bytes. */
async function put(memory) {
  const wasm = new Uint8Array(fs.readFileSync(path.join(pyodide, "pyodide.asm.wasm")));
  const py = await boot();
  py.FS.writeFile("/memory", exchange(memory.slice(), wasm));
  py.runPython(fs.readFileSync(new URL("packing.py", import.meta.url), "utf8"));
  const packed = py.FS.readFile("/memory.dat");
  const again = exchange(await unpacked(packed, new WebAssembly.Module(wasm), memory.length), wasm);
  if (Buffer.compare(again, memory)) throw new Error("the snapshot is not unpacked as it was packed");
  fs.writeFileSync(path.join(out, "memory.dat"), packed);
  fs.writeFileSync(path.join(out, "memory.json"), JSON.stringify({ size: memory.length, native: native && place }));
  console.log(`memory: ${(memory.length / 1e6).toFixed(1)} MB`);
}

/** Fill freed memory with zeros, because its old contents compress badly. Allocate as much as possible to reach it. */
function sweep(py) {
  const { _malloc: take, _free: free } = py._module;
  const end = py._module.HEAPU8.length - 2 * LARGEST;
  const zeros = new Uint8Array(LARGEST);
  let swept = 0;
  for (const size of SIZES) {
    const taken = [];
    // Memory that was never used is zero and comes last: stop after three blocks of zeros.
    for (let fresh = 0; fresh < 3; ) {
      const at = take(size - 4) >>> 0;
      taken.push(at);
      if (at + size > end) break;
      const part = py._module.HEAPU8.subarray(at, at + size - 4);
      // Compare without the beginning of the block, which may hold data of the allocator.
      const rest = part.subarray(Math.min(32, size / 4));
      fresh = Buffer.compare(rest, zeros.subarray(0, rest.length)) ? 0 : fresh + 1;
      if (!fresh) swept += size;
      part.fill(0);
    }
    taken.forEach((at) => free(at));
  }
  console.log(`swept: ${(swept / 1e6).toFixed(1)} MB`);
}

try {
  await compile();
  await warm();
} catch (error) {
  console.error(String(error.message ?? error));
  process.exit(1);
}
process.exit(0);
