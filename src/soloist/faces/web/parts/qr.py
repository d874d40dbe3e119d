"""Addresses as pictures that a phone can read."""

from functools import lru_cache

import segno

MOST = 2953
"""Bytes; the largest picture holds no more."""


@lru_cache(maxsize=32)
def picture(address: str) -> str:
    """Black on white whatever the colours of the page, with the rim that cameras need; empty if it would not fit."""
    if len(address.encode()) > MOST:
        return ""
    code = segno.make(address, micro=False, error="l")
    return code.svg_inline(border=4, dark="#000", light="#fff", omitsize=True, svgclass="qr", lineclass=None)
