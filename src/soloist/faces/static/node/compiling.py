"""Runs inside the Python of the browser: every file of /stage, compiled, in one archive."""

import marshal
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path

ROOT = Path("/stage")
UNCHECKED = (0b01).to_bytes(4, "little") + bytes(8)
DAY = (2020, 1, 1, 0, 0, 0)

with zipfile.ZipFile("/app.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for file in sorted(ROOT.rglob("*")):
        if file.is_file():
            name, content = str(file.relative_to(ROOT)), file.read_bytes()
            if file.suffix == ".py":
                code = compile(content, name, "exec", dont_inherit=True, optimize=0)
                name, content = f"{name}c", MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)
            archive.writestr(zipfile.ZipInfo(name, DAY), content, zipfile.ZIP_DEFLATED, 9)
