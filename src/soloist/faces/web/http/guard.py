"""Checks every request (Host, Origin, secret, size) and adds security headers to every response."""

import hmac
import ipaddress
import re
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request, cookie_parser
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from soloist import manual
from soloist.engine.kernel.phrase import Phrase
from soloist.faces.web.parts.site import FACE, language_of

LARGEST = 1024 * 1024
"""The largest request body in bytes. Editions and records are far smaller."""
LARGEST_COLLECTION = 64 * LARGEST
"""The largest upload of a collection, which may hold thousands of tables."""

SECRET = "soloist-key"
"""The cookie that remembers the secret."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
MANUAL_POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
"""For the pages of the manual: its generator writes small scripts and styles into them. No person entered anything there."""
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class TooLarge(HTTPException):
    """The request body is too large."""

    def __init__(self) -> None:
        super().__init__(413)


class Guard:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, secret: str = "", names: tuple[str, ...] = ()) -> None:
        self.app = app
        self.secret = secret
        self.names = ("localhost", *names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, _with_headers(send, POLICY))
            return
        await self.app(scope, _limited(receive, _largest(scope)), _with_headers(send, _policy(scope)))

    def _refusal(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._host_is_ours(host):
            return _refused(scope, 421, "guard-host")
        if scope["method"] not in ("GET", "HEAD") and not _same_site(headers, host):
            return _refused(scope, 403, "guard-site")
        length = headers.get("content-length", "0")
        if not re.fullmatch("[0-9]{1,9}", length) or int(length) > _largest(scope):
            return _refused(scope, 413, "guard-large", most=str(_largest(scope) // 1024))
        return self._ask_secret(scope, headers) if self.secret else None

    def _host_is_ours(self, host: str) -> bool:
        """Whether the Host header is a name of ours, a loopback address or, with a secret, any IP address.

        Other names are refused, because an attacker could make them resolve to this machine (DNS rebinding).
        """
        found = re.fullmatch(r"(?:([a-z0-9.-]+)|\[([0-9a-f:.]+)\])(?::[0-9]{1,5})?", host.lower())
        if found is None:
            return False
        name = found[1] or found[2]
        if name in self.names:
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return address.is_loopback or bool(self.secret)

    def _ask_secret(self, scope: Scope, headers: Headers) -> Response | None:
        """Refuse requests without the secret. A link with `?key=` stores it in a cookie."""
        given = parse_qs(scope["query_string"].decode("latin-1")).get("key", [""])[0]
        if hmac.compare_digest(given.encode(), self.secret.encode()):
            response = RedirectResponse("/", 303)
            # Lax: a strict cookie would not be sent with the redirect after a link in a mail. Forms have their Origin checked.
            response.set_cookie(SECRET, self.secret, httponly=True, samesite="lax", max_age=30 * 24 * 3600)
            return response
        shown = cookie_parser(headers.get("cookie", "")).get(SECRET, "")
        if hmac.compare_digest(shown.encode(), self.secret.encode()):
            return None
        return _refused(scope, 403, "guard-secret")


def _refused(scope: Scope, status: int, message: str, **values: str) -> Response:
    return PlainTextResponse(FACE.say(Phrase(message, **values), language_of(Request(scope))), status)


def _same_site(headers: Headers, host: str) -> bool:
    """Whether a form comes from our own pages. Browsers send its origin; other programs send no such header and are accepted."""
    origin = headers.get("origin")
    if origin is not None:
        return origin == f"http://{host}"
    return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")


def _policy(scope: Scope) -> str:
    return MANUAL_POLICY if scope["path"].startswith(f"/{manual.AT}/") else POLICY


def _with_headers(send: Send, policy: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            headers["Content-Security-Policy"] = policy
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending


def _largest(scope: Scope) -> int:
    return LARGEST_COLLECTION if scope["path"] == "/collection" else LARGEST


def _limited(receive: Receive, most: int) -> Receive:
    """Count the bytes of the body as they arrive, because Content-Length may be missing or wrong."""
    taken = 0

    async def receiving() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            raise TooLarge
        return message

    return receiving
