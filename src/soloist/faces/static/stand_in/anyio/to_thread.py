"""Stub that runs functions immediately instead of in a thread."""

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


async def run_sync(do: Callable[..., T], *given: Any, **named: Any) -> T:
    return do(*given)
