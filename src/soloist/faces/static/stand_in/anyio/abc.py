"""Stubs of the classes that Starlette imports."""

from typing import Any


class TaskGroup: ...


class ObjectReceiveStream:
    def __class_getitem__(cls, item: Any) -> Any:
        return cls


class ObjectSendStream(ObjectReceiveStream): ...
