"""Punctuation that no sentence of a companion may have."""

import re

SLIPS = re.compile(r"[.,;:!?…]\.|[.,] [.,]|\s[.,](\s|$)|。|  ")
"""A full stop too many, a space before it, one of another script, two spaces."""
