"""Measures how hard the levels are and writes the data file and the pages of the manual: `make difficulty`.

Each rate can be reproduced with one `soloist simulate` command. The deals are numbered from 0 and are the same for all players.
Every player plays until the win rate is known within 3 points. The results are stored in build/difficulty, so that an interrupted
run continues where it stopped. A rate is not measured again if the data file has it with the current rules and weights, and with
enough precision. Delete both to start from scratch.

`make difficulty PLAYER=my_bot.py:Bot` measures a player of your own with the default rulings instead, and writes the detailed
page, with an additional column, to build/difficulty.md.
"""

import argparse
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count, islice, pairwise
from pathlib import Path
from typing import Any

import soloist
from soloist.engine.game import Game, spelled_out
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import LANGUAGES
from soloist.lab.measuring import Estimate, Trial, difference, estimate, file_of, read_trials, stamp, try_deal, write_trials
from soloist.lab.pages.difficulty import for_players, page
from soloist.lab.simulate import Task
from soloist.lab.user_players import BadPlayer, BrokenOff, check_player, is_own
from soloist.lab.workers import Clock, Lost, in_processes

# Relative to the checkout, where make runs.
DATA = Path("src/soloist/difficulty/difficulty.toml")
PAGE = Path("docs/en/tinkerers/measured.md")
PLAYERS_PAGE = "docs/{}/difficulty.md"
KEPT = Path("build/difficulty")
OWN_PAGE = Path("build/difficulty.md")
WITHIN = 0.03
ROUNDED = 0.0001
"""The rounding error of an interval in the data file."""
SEARCH = "search:40"
PLAYERS = ("random", "greedy", "learned", SEARCH)
LEAST = {SEARCH: 100}
"""The fewest deals for a slow player; other players play at least 400."""
BATCH = 50


@dataclass(frozen=True)
class Line:
    """One win rate to measure."""

    game: str
    level: str
    rulings: tuple[tuple[str, str], ...]
    player: str

    @property
    def words(self) -> str:
        return spelled_out(dict(self.rulings))

    def command(self, games: int) -> str:
        rulings = "".join(f" --ruling {name}={value}" for name, value in self.rulings)
        return f"soloist simulate {self.game} --level {self.level} --player {self.player} --games {games}{rulings}"


def readings_of(game: Game) -> list[dict[str, str]]:
    """The default rulings, and the other readings of each ruling that rules.toml calls worth measuring."""
    measured = [ruling for ruling in game.book.rulings.values() if ruling.measured]
    return [{}, *({one.name: value} for one in measured for value in one.values if value != one.default)]


def plan(players: tuple[str, ...] = PLAYERS) -> list[Line]:
    """All rates to measure: fast players first, and for each player the default rulings before the others."""
    return [
        Line(game.id, level.id, tuple(rulings.items()), player)
        for player in players
        for others in (False, True)
        for game in soloist.GAMES.values()
        for rulings in readings_of(game)
        if bool(rulings) == others
        for level in game.levels
    ]


def path_of(line: Line) -> Path:
    return file_of(KEPT, line.game, line.level, dict(line.rulings), line.player)


KEYS = {
    "measured": ("game", "level", "rulings", "player"),
    "compared": ("game", "level", "player", "than_level", "than_player"),
}
"""The fields that identify an entry of the data file."""


def entries_of(text: str) -> dict[tuple[str, ...], str]:
    """The texts of those entries of a data file that are valid for the current rules and weights."""
    found = {}
    for block in re.findall(r"^\[\[.*?(?=^\[\[|\Z)", text, re.MULTILINE | re.DOTALL):
        ((kind, (fields,)),) = tomllib.loads(block).items()
        if fields["stamp"] == stamp(fields["game"], fields["player"]):
            found[kind, *(fields[name] for name in KEYS[kind])] = block.strip() + "\n"
    return found


def is_known(line: Line, known: dict[tuple[str, ...], str]) -> bool:
    """Whether the data file has the rate with enough precision. False if there are own results, which are then continued."""
    block = known.get(("measured", line.game, line.level, line.words, line.player))
    if block is None or path_of(line).exists():
        return False
    (fields,) = tomllib.loads(block)["measured"]
    return bool(fields["high"] - fields["low"] <= 2 * WITHIN + ROUNDED)


def measure(line: Line) -> list[Trial]:
    """Play until the rate is known well enough. A deal that the player does not finish is left out and reported."""
    path = path_of(line)
    trials = read_trials(path)
    tried = {trial.number for trial in trials}
    while len(trials) < LEAST.get(line.player, 400) or estimate(trials).within > WITHIN:
        numbers = list(islice((number for number in count() if number not in tried), BATCH))
        tasks = [Task(line.game, line.level, line.player, number, dict(line.rulings)) for number in numbers]
        before = len(trials)
        tried.update(numbers)
        for task, said in in_processes(one_trial, tasks, os.cpu_count() or 1):
            if isinstance(said, Trial):
                write_trials(path, [said])
                trials.append(said)
            else:
                why = ("it did not answer in time" if said.hung else "it died") if isinstance(said, Lost) else said
                print(f"{line.game} {line.level}, deal {task.number}: {why}", flush=True)
        if len(trials) == before:
            sys.exit(f"{line.player} finished none of {BATCH} games.")
    return trials


def one_trial(task: Task, clock: Clock) -> Iterator[object]:
    try:
        yield try_deal(task, task.player == SEARCH, clock)
    except (BadPlayer, BrokenOff) as error:
        yield str(error)


def entry(line: Line, trials: list[Trial]) -> str:
    """One entry of the data file."""
    found, games = estimate(trials), len(trials)
    scored = [(one.you, one.opponent) for one in trials if one.you is not None and one.opponent is not None]
    scores = ""
    if scored:
        you, opponent = (sum(pair[side] for pair in scored) / len(scored) for side in (0, 1))
        scores = f"you = {you:.1f}\nopponent = {opponent:.1f}\n"
    return (
        f'[[measured]]\ngame = "{line.game}"\nlevel = "{line.level}"\nrulings = "{line.words}"\nplayer = "{line.player}"\n'
        f"games = {games}\nwon = {sum(one.won for one in trials):.0f}\n{rates(found)}"
        f"adjusted = {str(found.adjusted).lower()}\n{scores}margin = {sum(one.margin for one in trials) / games:.1f}\n"
        f"decisions = {sum(one.decisions for one in trials) / games:.1f}\n"
        f'stamp = "{stamp(line.game, line.player)}"\ncommand = "{line.command(games)}"\n'
    )


def rates(found: Estimate) -> str:
    return f"share = {found.share:.4f}\nlow = {found.low:.4f}\nhigh = {found.high:.4f}\n"


def comparisons(all: dict[Line, list[Trial]]) -> Iterator[str]:
    """Compare each level with the previous one, and each player with the previous one, deal by deal."""
    for line, trials in all.items():
        levels = [level.id for level in soloist.GAMES[line.game].levels]
        others = [replace(line, level=before) for before, after in pairwise(levels) if after == line.level]
        others += [replace(line, player=before) for before, after in pairwise(PLAYERS) if after == line.player]
        for other in others:
            if not line.rulings and other in all:
                yield comparison(line, other, difference(all[other], trials))


def comparison(line: Line, other: Line, found: Estimate) -> str:
    return (
        f'[[compared]]\ngame = "{line.game}"\nlevel = "{line.level}"\nplayer = "{line.player}"\n'
        f'than_level = "{other.level}"\nthan_player = "{other.player}"\n{rates(found)}stamp = "{stamp(line.game, line.player)}"\n'
    )


def main() -> None:
    """Measure everything, then write the files. After Ctrl-C the results so far are written."""
    parser = argparse.ArgumentParser(description="Measures how hard the levels are.")
    parser.add_argument("--player", help="a player of your own, as in `soloist simulate`")
    player: str | None = parser.parse_args().player
    if player is not None and not is_own(player):
        parser.error(f"{player} is measured anyway; --player names one of your own, as my_bot.py:Bot")
    lines = plan() if player is None else [line for line in plan((player,)) if not line.rulings]
    known = entries_of(DATA.read_text(encoding="utf-8")) if player is None and DATA.exists() else {}
    try:
        if player is not None:
            check_player(player, soloist.GAMES[lines[0].game])
        for line in lines:
            if not is_known(line, known):
                say(line, measure(line))
    except SoloistError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("Interrupted; what was played so far is written, the next run goes on from there.")
    all = {line: trials for line in lines if (trials := read_trials(path_of(line)))}
    entries = [entry(line, trials) for line, trials in all.items()]
    if player is None:
        head = "# How hard the levels are: written by `make difficulty`, one entry for each level and player.\n"
        known |= entries_of("\n".join([*entries, *comparisons(all)]))
        DATA.write_text("\n".join([head, *known.values()]), encoding="utf-8")
        write_page()
    else:
        write_own_page(entries)


def write_own_page(entries: list[str]) -> None:
    """Write the page with our own measurements and a column for the player."""
    data: dict[str, Any] = tomllib.loads(DATA.read_text(encoding="utf-8"))
    data["measured"] += tomllib.loads("\n".join(entries)).get("measured", [])
    OWN_PAGE.write_text(page(data), encoding="utf-8")
    print(OWN_PAGE)


def say(line: Line, trials: list[Trial]) -> None:
    found = estimate(trials)
    interval = f"{100 * found.low:.1f}-{100 * found.high:.1f} %"
    print(f"{line.command(len(trials))}: {100 * found.share:.1f} % ({interval})", flush=True)


def write_page() -> None:
    data: dict[str, Any] = tomllib.loads(DATA.read_text(encoding="utf-8"))
    PAGE.write_text(page(data), encoding="utf-8")
    for language in LANGUAGES:
        Path(PLAYERS_PAGE.format(language)).write_text(for_players(data, language), encoding="utf-8")


if __name__ == "__main__":
    main()
