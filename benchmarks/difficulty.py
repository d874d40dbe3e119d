"""Measures how hard the levels are and writes src/soloist/lab/difficulty.toml and docs/difficulty.md: `make difficulty`.

Each line is one `soloist simulate` command that anybody can run again; the deals are numbered from 0.
"""

import os
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import soloist
from soloist.engine.game import Game
from soloist.lab.simulate import Task, simulate, summarize

ROOT = Path(__file__).parent.parent
DATA = ROOT / "src" / "soloist" / "lab" / "difficulty.toml"
PAGE = ROOT / "docs" / "difficulty.md"
SEARCH = "search:40"
MANY = 1000
LEARNED = 200
SEARCHED = {"peloponnes": 100, "stone-age": 20, "guilds-of-london": 5, "raiders": 5}
"""Games a level for players who take longer for one."""

VARIANTS = {
    "stone-age": {"card_refresh": "slide"},
    "guilds-of-london": {"boris_uses_special_buildings": "yes"},
    "peloponnes": {"conquest_surcharge": "3"},
}
"""A second reading that matters enough to be measured too."""


HEAD = """# How hard the levels are

Measured by letting players of ours play numbered deals, from number 0 onwards, the same for all; every row can be run again
with the command shown. `random` answers blindly, `greedy` follows a rule of thumb, `learned` goes by what self-play taught it
a position is worth, `search` looks ahead (the number is its tries for each decision). The interval is Wilson's at 95 %. Where
components are reconstructed (most of Guilds of London, the tactic cards of Raiders, heroes and colonies of Peloponnes) they
are figures about our reconstruction.

This page is written by `make difficulty` from `src/soloist/lab/difficulty.toml`.
"""


def plan() -> list[tuple[str, dict[str, str], str, int]]:
    """Game, rulings, player, games a level; the quick ones first."""
    lines: list[tuple[str, dict[str, str], str, int]] = []
    for rulings in (False, True):
        for game in soloist.GAMES:
            if not rulings or game in VARIANTS:
                chosen = VARIANTS[game] if rulings else {}
                lines += [(game, chosen, "random", MANY), (game, chosen, "greedy", MANY)]
    lines += [(game, {}, "learned", LEARNED) for game in soloist.GAMES]
    return lines + [(game, {}, SEARCH, games) for game, games in SEARCHED.items()]


def measure(game: str, level: str, rulings: dict[str, str], player: str, games: int, command: str) -> str:
    """One entry of the data file."""
    played, _ = simulate([Task(game, level, player, n, rulings) for n in range(games)], os.cpu_count() or 1, lambda _: None)
    found = summarize(level, played)
    scores = "" if found.you is None or found.opponent is None else f"you = {found.you:.1f}\nopponent = {found.opponent:.1f}\n"
    print(f"{command}: {found.wins} of {games} ({100 * found.low:.1f}-{100 * found.high:.1f} %)", flush=True)
    words = " ".join(f"{name}={value}" for name, value in rulings.items())
    return (
        f'[[measured]]\ngame = "{game}"\nlevel = "{level}"\nrulings = "{words}"\nplayer = "{player}"\ngames = {games}\n'
        f"won = {found.wins}\nlow = {found.low:.4f}\nhigh = {found.high:.4f}\n{scores}margin = {found.margin:.1f}\n"
        f"decisions = {sum(one.decisions for one in played) / games:.1f}\n"
        f'command = "{command}"\n'
    )


def page(entries: list[dict[str, Any]]) -> str:
    """The document, from the data alone."""
    lines = [HEAD]
    for game in soloist.GAMES.values():
        lines += [f"## {game.title('en')}", "", "| level | rulings | player | games | won | interval | you | opponent |"]
        lines.append("|---|---|---|---|---|---|---|---|")
        mine = [entry for entry in entries if entry["game"] == game.id]
        for one in mine:
            rulings = f"`{one['rulings']}`" if one["rulings"] else "default"
            rate = f"{100 * one['won'] / one['games']:.1f} % | {100 * one['low']:.1f}–{100 * one['high']:.1f} %"
            scores = f"{one.get('you', '–')} | {one.get('opponent', '–')}"
            lines.append(f"| `{one['level']}` | {rulings} | `{one['player']}` | {one['games']} | {rate} | {scores} |")
        lines += ["", *easier(game, mine), "```console"]
        lines += dict.fromkeys("$ " + one["command"].replace(f"--level {one['level']} ", "--level all ") for one in mine)
        lines += ["```", ""]
    return "\n".join(lines)


def easier(game: Game[Any], mine: list[dict[str, Any]]) -> list[str]:
    """Say it where a level turned out easier than the one before it, beyond what chance explains."""
    said = []
    for before, after in pairwise(game.levels):
        for player in dict.fromkeys(one["player"] for one in mine):
            rows = {one["level"]: one for one in mine if one["player"] == player and not one["rulings"]}
            if before.id in rows and after.id in rows and rows[after.id]["low"] > rows[before.id]["high"]:
                said.append(f"`{after.id}` turned out easier than `{before.id}` for the player `{player}`.")
    return [*said, ""] if said else []


def main() -> None:
    """What stands in the data file already is kept, so an interrupted run goes on where it stopped; delete it to begin anew."""
    before = DATA.read_text(encoding="utf-8").split("\n\n")[1:] if DATA.exists() else []
    kept = {part.rpartition('command = "')[2].strip().rstrip('"'): part.strip() + "\n" for part in before}
    parts = ["# How hard the levels are: written by `make difficulty`, one entry for each level and player.\n"]
    for game, rulings, player, games in plan():
        words = "".join(f" --ruling {name}={value}" for name, value in rulings.items())
        for level in soloist.GAMES[game].levels:
            command = f"soloist simulate {game} --level {level.id} --player {player} --games {games}{words}"
            parts.append(kept.get(command) or measure(game, level.id, rulings, player, games, command))
            DATA.write_text("\n".join(parts), encoding="utf-8")
    write_page()


def write_page() -> None:
    PAGE.write_text(page(tomllib.loads(DATA.read_text(encoding="utf-8"))["measured"]), encoding="utf-8")


if __name__ == "__main__":
    main()
