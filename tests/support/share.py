"""How much is played: a tenth of everything by default; `make test-all` sets SOLOIST_GAMES to 150, and `make soak` higher."""

import os

GAMES = int(os.environ.get("SOLOIST_GAMES", "15"))
"""Random games of each level."""
FULL_GAMES = min(500, GAMES * 10 // 3)
"""Full games of each level that a companion is compared with."""
REQUESTS = min(25, GAMES // 2)
"""Random requests to each route of the JSON interface."""
EVERYTHING = GAMES >= 150
"""Whether all languages and games are tried where one of them is enough for everyone."""
