"""What would be done in a thread is done at once."""

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


async def run_sync(do: Callable[..., T], *given: Any, **named: Any) -> T:
    return do(*given)
