// Packs and unpacks the memory snapshot. It leaves out the data that the WebAssembly module contains anyway. The rest is packed with
// Zstandard, which Python's own WebAssembly module can unpack. Both the build and the worker use this file.

/** XOR the snapshot with the data section of the module: once to leave it out, and once more to put it back. */
export function exchange(snapshot, wasm) {
  const head = new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(4, true);
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
      if (wasm[at] !== 0 || wasm[at + 1] !== 0x41) throw new Error("another kind of data segment");
      at += 2; // skip the flag (0: memory 0) and the opcode i32.const
      let to = head + number();
      at += 1;
      for (const last = number() + at; at < last; at++) snapshot[to++] ^= wasm[at];
    }
    at = end;
  }
  return snapshot;
}

/** Unpack in a separate instance of the module, whose memory can be freed afterwards. */
export async function unpacked(packed, module, size) {
  const imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = kind === "global" ? new WebAssembly.Global({ value: "i32", mutable: true }, 0) : () => 0;
  }
  let memory;
  imports.env.emscripten_resize_heap = (wanted) => {
    const pages = Math.ceil(((wanted >>> 0) - memory.buffer.byteLength) / 65536);
    return memory.grow(pages) < 0 ? 0 : 1;
  };
  const { exports } = await WebAssembly.instantiate(module, imports);
  memory = exports.memory;
  const [from, to] = [exports.malloc(packed.length) >>> 0, exports.malloc(size) >>> 0];
  if (!from || !to) throw new Error("too little memory to unpack the snapshot");
  new Uint8Array(memory.buffer).set(packed, from);
  const got = exports.ZSTD_decompress(to, size, from, packed.length) >>> 0;
  if (got !== size) throw new Error("the snapshot is damaged");
  return new Uint8Array(memory.buffer, to, size);
}
