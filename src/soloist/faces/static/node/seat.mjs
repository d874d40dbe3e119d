// The compiled modules in the memory snapshot. Pyodide's snapshots do not support side modules, so the build records where the
// module is in memory and what refers to it; worker.js puts it back at the same place.
export const PACKAGES = "/lib/python3.14/site-packages";
const PLACE = `${PACKAGES}/soloist__mypyc.cpython-314-wasm32-emscripten.so`;
// Above all places of the function table that Pyodide itself hands out while it starts.
const SEAT = 1 << 15;
const OWN = ["memory", "__indirect_function_table", "__stack_pointer", "__memory_base", "__table_base"];

/** Fail if Pyodide lacks a symbol. The loader would bind it only when it is used, and then end the player's Python. */
export function check(py, wasm) {
  const known = py._module.LDSO.loadedLibsByName.__main__.exports;
  const lacking = WebAssembly.Module.imports(new WebAssembly.Module(wasm))
    .map(({ name }) => name)
    .filter((name) => !OWN.includes(name) && !(name in known));
  if (lacking.length) throw new Error(`the compiled module needs what Pyodide does not have: ${lacking.join(", ")}`);
}

/** Load the side module at a place in the table that is free again when the snapshot is restored, and import all modules in it. */
export function enter(py, wasm) {
  const table = py._module.wasmTable;
  if (table.length > SEAT) throw new Error(`the table has ${table.length} places`);
  table.grow(SEAT - table.length);
  load(py, wasm);
  py.runPython("import soloist_native\nsoloist_native.load_all()\ndel soloist_native");
}

/** Load the side module. A function of another type than Pyodide's is a LinkError here. */
export function load(py, wasm) {
  check(py, wasm);
  py.FS.writeFile(PLACE, wasm);
  py.runPython("import importlib\nimportlib.invalidate_caches()\nimport soloist_native\nsoloist_native.begin()\ndel soloist_native, importlib");
}

/** Where the side module lies in memory and in the table, and which functions were added to the table behind it. */
export function seat(py, wasm) {
  const { LDSO, GOT, wasmTable: table, HEAPU32 } = py._module;
  const library = LDSO.loadedLibsByName[PLACE];
  const handle = Number(Object.entries(LDSO.loadedLibsByHandle).find(([, one]) => one === library)[0]);
  // Emscripten's `struct dso` begins with these numbers.
  const [memoryBase, memorySize, tableBase, tableSize] = [12, 16, 20, 24].map((at) => HEAPU32[(handle + at) >>> 2]);
  const got = {};
  for (const { module, name } of WebAssembly.Module.imports(new WebAssembly.Module(wasm)))
    if (module.startsWith("GOT.")) got[name] = Number(GOT[name].value);
  const names = new Map();
  for (const known of [LDSO.loadedLibsByName.__main__.exports, library.exports])
    for (const [name, one] of Object.entries(known)) if (typeof one === "function") names.set(one, name);
  const slots = [];
  for (let at = tableBase + tableSize; at < table.length; at++) {
    const one = table.get(at);
    if (one === null) continue;
    if (!names.has(one)) throw new Error(`an unknown function stands at ${at} of the table`);
    slots.push([at, names.get(one)]);
  }
  return { name: PLACE, handle, memoryBase, memorySize, tableBase, tableSize, length: table.length, got, slots };
}
