"""`soloist serve`: find a port, say where the table is, open the browser, and run until Ctrl-C."""

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

import uvicorn
from anyio import to_thread

from soloist.engine.text.errors import SoloistError, reason
from soloist.faces.web.app import application
from soloist.faces.web.http.limits import MOST_CONNECTIONS, PatientProtocol, Seldom
from soloist.faces.web.parts.site import FACE
from soloist.library.store import Store

PORT = 8765
TRIES = 20
"""When nobody names a port, the next free one of so many is taken."""


class CannotListen(SoloistError):
    """The address or the port cannot be used."""

    words = FACE


class Server(uvicorn.Server):
    """Calls back once it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # A thread for each connection and more, so that files are served while tables wait for the disk.
        to_thread.current_default_thread_limiter().total_tokens = MOST_CONNECTIONS + 40
        spare_the_collector()
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(
    store: Store, host: str, port: int | None, browser: bool, announce: Callable[[str, bool], None], name: str = "", key: str = ""
) -> None:
    """Serve until interrupted; `announce` is told the address, and whether others can reach it.

    `name` is what others call this machine, where it cannot know; `key` the secret, where it shall outlast this run.
    """
    check_name_and_key(name, key)
    # A place that cannot be written is better heard of now than at the first deal.
    store.prepare()
    listening = listen(host, port)
    number = listening.getsockname()[1]
    shared = not is_loopback(host)
    secret = (key or secrets.token_urlsafe(16)) if shared else ""
    shown = (shared and name) or (own_address() if host in ("0.0.0.0", "::") else host)
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{number}/" + (f"?key={secret}" if secret else "")

    def ready() -> None:
        announce(address, shared)
        if browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    names = (*own_names(host), name.lower()) if shared else ()
    app = application(store, secret, names, address if shared else "")
    config = uvicorn.Config(app, http=PatientProtocol, ws="none", log_level="warning", server_header=False, access_log=False)
    for noisy in ("uvicorn.error", "asyncio"):
        logging.getLogger(noisy).addFilter(Seldom())
    with listening:
        asyncio.run(Server(config, ready).serve([listening]))


def check_name_and_key(name: str, key: str) -> None:
    """A name as browsers send it; a secret that nobody guesses and that any link takes."""
    if not re.fullmatch(r"[A-Za-z0-9.-]{0,200}", name):
        raise CannotListen("bad-name", given=name[:60])
    if key and not re.fullmatch(r"[A-Za-z0-9_-]{16,200}", key):
        raise CannotListen("bad-key")


def spare_the_collector() -> None:
    """What was made to begin with stays; what an answer makes is mostly gone with it, without being looked for in circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: at the port that was named, or at the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    why = ""
    for number in [port] if port is not None else range(PORT, PORT + TRIES):
        # Named as TCP, so that asyncio sends small packets at once instead of after 40 ms.
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
    """Without one, Python would open a text browser in the terminal that we speak to."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def own_names(host: str) -> tuple[str, ...]:
    """What others in the network may call this machine."""
    name = socket.gethostname().lower()
    return name, f"{name.partition('.')[0]}.local", host.lower()


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address() -> str:
    """The address of this machine in the home network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
