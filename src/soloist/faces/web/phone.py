"""The address of these tables as a picture that a phone can read."""

from functools import cache

import segno


@cache
def picture(address: str) -> str:
    """Black on white whatever the colours of the page, with the rim that cameras need."""
    code = segno.make(address, micro=False, error="m")
    return code.svg_inline(border=4, dark="#000", light="#fff", omitsize=True, svgclass="qr", lineclass=None)
