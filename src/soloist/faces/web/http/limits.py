"""Limits of the server: connections, size of a request head, time for a request to arrive, and log lines per minute."""

import asyncio
import logging
import time

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_CONNECTIONS = 200
REQUEST_SECONDS = 20.0
"""Time for a request to arrive. Our pages send it in one piece; the largest upload takes a second in a slow home network."""
LONGEST_HEAD = 64 * 1024
"""Bytes before the body. The parser itself has no limit."""
LOGGED_A_MINUTE = 20


def most_connections() -> int:
    """At most half of the file descriptors of this process, because the store and hints need some too."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_CONNECTIONS
    return min(MOST_CONNECTIONS, max(8, resource.getrlimit(resource.RLIMIT_NOFILE)[0] // 2))


class PatientProtocol(HttpToolsProtocol):
    """HTTP/1.1 that closes connections above the limit, and those whose request does not arrive in time."""

    _late: asyncio.TimerHandle | None = None
    _head = 0
    """Bytes received of a request head that is not complete yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > most_connections():
            transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("Too long a head.")
        cycle = self.cycle
        if cycle is not None and not cycle.more_body and not cycle.response_complete:
            self._stop_waiting()
        else:
            self._wait()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head = 0

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._head = 0

    def on_response_complete(self) -> None:
        self._stop_waiting()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Seldom(logging.Filter):
    """Passes at most LOGGED_A_MINUTE records per minute; more would only repeat them."""

    def __init__(self) -> None:
        super().__init__()
        self.minute, self.count = 0, 0

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(time.monotonic() // 60)
        if minute != self.minute:
            self.minute, self.count = minute, 0
        self.count += 1
        return self.count <= LOGGED_A_MINUTE
