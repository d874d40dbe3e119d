"""What a page of rules shows."""

import re


def found(page: str) -> list[str]:
    """The clauses that a page shows."""
    return re.findall(r'<article class="rule" id="([^"]*)">', page)
