"""URLs as QR codes."""

from functools import lru_cache

import segno

MOST = 2953
"""The most bytes that a QR code can hold."""


@lru_cache(maxsize=32)
def picture(address: str) -> str:
    """The QR code as SVG, black on white in every colour scheme, with the margin cameras need; empty if the URL is too long."""
    if len(address.encode()) > MOST:
        return ""
    code = segno.make(address, micro=False, error="l")
    return code.svg_inline(border=4, dark="#000", light="#fff", omitsize=True, svgclass="qr", lineclass=None)
