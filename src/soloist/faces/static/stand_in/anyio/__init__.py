"""Stub of anyio with only the names that Starlette imports: in the browser there are no threads and no sockets."""

from typing import Any


class CancelScope: ...


class AsyncFile:
    def __class_getitem__(cls, item: Any) -> Any:
        return cls


class EndOfStream(Exception): ...


def create_task_group() -> Any:
    raise NotImplementedError


async def open_file(*given: Any, **named: Any) -> Any:
    raise NotImplementedError
