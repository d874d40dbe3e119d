"""Our own files, as a server gives them out."""

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope


class Kept(StaticFiles):
    """Our own files; their addresses change with them, so browsers may keep them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
