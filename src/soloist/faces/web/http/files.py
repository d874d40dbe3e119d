"""Static files."""

import os
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from soloist.faces.web.parts import of_game


class Kept(StaticFiles):
    """Serves static files and the stylesheets of the games. Their URLs contain a hash, so browsers may cache them for ever."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        name = Path(path).as_posix()
        if name.startswith("games/") and name in of_game.names(".css"):
            found = Path(str(of_game.file(name)))
            return str(found), found.stat()
        return super().lookup_path(path)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
