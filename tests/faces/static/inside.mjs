// Run by Node: inside.mjs PYODIDE DIST TESTS GOLDEN KIND. Starts the Python of a built folder without its memory snapshot, with the
// games compiled or interpreted, and prints what inside.py tells there.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import zlib from "node:zlib";

const [pyodide, dist, tests, golden, kind] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));
const file = (begin) => path.join(dist, "python", fs.readdirSync(path.join(dist, "python")).find((name) => name.startsWith(begin)));
const read = (begin) => new Uint8Array(fs.readFileSync(file(begin)));
const PACKAGES = "/lib/python3.14/site-packages";

const py = await loadPyodide({ indexURL: pyodide, stdLibURL: file("library.") });
py.unpackArchive(read("app."), "zip", { extractDir: PACKAGES });
if (kind === "compiled") {
  const native = zlib.gunzipSync(read("native."));
  py.FS.writeFile(`${PACKAGES}/soloist__mypyc.cpython-314-wasm32-emscripten.so`, native);
  py.runPython("import importlib\nimportlib.invalidate_caches()\nimport soloist_native\nsoloist_native.begin()");
} else py.unpackArchive(read("interpreted."), "zip", { extractDir: PACKAGES });
for (const [place, root] of [["/tests", tests], ["/golden", golden]]) {
  py.FS.mkdir(place);
  py.FS.mount(py.FS.filesystems.NODEFS, { root }, place);
}
py.runPython("import sys\nsys.dont_write_bytecode = True\nsys.path.append('/tests')");
console.log(py.runPython("import inside\ninside.told_as_text('/golden')"));
process.exit(0);
