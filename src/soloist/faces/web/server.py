"""`soloist serve`: find a free port, print the URL, open the browser, and serve until Ctrl-C."""

import asyncio
import gc
import ipaddress
import logging
import os
import re
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import closing

import uvicorn
from anyio import to_thread

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.errors import CAUSE, SoloistError, reason
from soloist.faces.web.app import application
from soloist.faces.web.http.limits import MOST_CONNECTIONS, PatientProtocol, Seldom
from soloist.faces.web.parts.site import FACE
from soloist.library.coach_process import Coach
from soloist.library.store import Store

PORT = 8765
TRIES = 20
"""Without a given port, try this many ports, beginning with PORT."""


class CannotListen(SoloistError):
    """The address or the port cannot be used."""

    words = FACE


class Server(uvicorn.Server):
    """A server that calls `ready` as soon as it accepts requests."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # More threads than connections, so that static files are served while other requests wait for the disk.
        to_thread.current_default_thread_limiter().total_tokens = MOST_CONNECTIONS + 40
        spare_the_collector()
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(
    store: Store, host: str, port: int | None, browser: bool, announce: Callable[[str, bool], None], name: str = "", key: str = ""
) -> None:
    """Serve until interrupted. `announce` is called with the URL and with whether other machines can reach it.

    `name` is the host name of this machine for others, if it cannot be detected. `key` is the secret; without it, each run has a
    new one.
    """
    check_name_and_key(name, key)
    # Fail now if the database cannot be written, not at the first deal.
    store.prepare()
    listening = listen(host, port)
    number = listening.getsockname()[1]
    shared = not is_loopback(host)
    secret = (key or secrets.token_urlsafe(16)) if shared else ""
    shown = (shared and name) or (own_address() if host in ("0.0.0.0", "::") else host)
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{number}/" + (f"?key={secret}" if secret else "")

    coach = Coach()

    def ready() -> None:
        announce(address, shared)
        coach.stay_warm()
        if browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    names = (*own_names(host), name.lower()) if shared else ()
    app = application(store, secret, names, address if shared else "", coach)
    config = uvicorn.Config(app, http=PatientProtocol, ws="none", log_level="warning", server_header=False, access_log=False)
    for noisy in ("uvicorn.error", "asyncio"):
        logging.getLogger(noisy).addFilter(Seldom())
    with listening, closing(coach):
        asyncio.run(Server(config, ready).serve([listening]))


def check_name_and_key(name: str, key: str) -> None:
    """Check that the name is a valid host name, and that the key is long enough and safe in a URL."""
    if not re.fullmatch(r"[A-Za-z0-9.-]{0,200}", name):
        raise CannotListen("bad-name", given=name[:60])
    if key and not re.fullmatch(r"[A-Za-z0-9_-]{16,200}", key):
        raise CannotListen("bad-key")


def spare_the_collector() -> None:
    """Collect garbage less often. Objects from start-up are frozen; reference counting frees most objects of a request."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket at the given port, or at the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    why = Phrase(CAUSE, kind="other", said="")
    for number in [port] if port is not None else range(PORT, PORT + TRIES):
        # With IPPROTO_TCP asyncio sets TCP_NODELAY; without it, small packets may be delayed by 40 ms.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen()
            return found
        except (OSError, OverflowError, TypeError, ValueError) as error:
            found.close()
            why = reason(error)
    raise CannotListen("cannot-listen", host=host, port=str(port or PORT), why=why)


def has_screen() -> bool:
    """Whether there is a graphical display. Without one, `webbrowser` would open a text browser in our terminal."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def own_names(host: str) -> tuple[str, ...]:
    """The host names under which others in the network may reach this machine."""
    name = socket.gethostname().lower()
    return name, f"{name.partition('.')[0]}.local", host.lower()


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address() -> str:
    """The address of this machine in the home network. Connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
