"""Runs inside Pyodide: pack the memory snapshot. Zstandard makes it a quarter smaller than gzip, and is unpacked faster."""

from pathlib import Path

from compression import zstd

LEVEL, WINDOW = 22, 26

options = {zstd.CompressionParameter.compression_level: LEVEL, zstd.CompressionParameter.window_log: WINDOW}
Path("/memory.dat").write_bytes(zstd.compress(Path("/memory").read_bytes(), options=options))
