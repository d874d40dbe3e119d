"""Counts the questions and taps of a game: `make questions`.

The rule of thumb plays the first level of every game. Every question that a person must answer is counted. Taps are those in the
browser: equal pieces laid together are one tap, and so is a question that is answered along with the previous one.
"""

import argparse
import sys
from collections import Counter

import soloist
from soloist.engine.table import Table
from soloist.players.catalogue import choose, player

GAMES = 100


def play(game: str, level: str, number: int, questions: Counter[str]) -> tuple[int, int]:
    """Play a deal and count its questions by step. Returns the number of taps and of rounds."""
    table = soloist.GAMES[game].deal(level, number, any_order=False)
    who = player("greedy", table.game, str(number))
    taps, before = 0, ("", "")
    while (question := table.question) is not None:
        kind, draft = type(table.step).__name__, draft_of(table)
        questions[kind] += 1
        answer = choose(table, question, who)
        taps += not draft or (draft, answer.token) != before
        before = draft, answer.token
        table.answer(answer)
    return taps, rounds(table)


def draft_of(table: Table) -> str:
    return "" if table.step is None else table.step.draft(table.state)


def rounds(table: Table) -> int:
    """The number of rounds that were begun, or of turns if the game has no rounds."""
    return sum(1 for event in table.events if event.heading.startswith(("round-", "turn-")))


def main() -> int:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--games", type=int, default=GAMES, help="games of each kind")
    games = given.parse_args().games
    for game in soloist.GAMES.values():
        level, questions = game.levels[0].id, Counter[str]()
        counts = [play(game.id, level, number, questions) for number in range(games)]
        asked, taps, turns = questions.total() / games, sum(taps for taps, _ in counts) / games, sum(n for _, n in counts) / games
        print(
            f"{game.id} {level}: {asked:.1f} questions and {taps:.1f} taps a game of {turns:.1f} rounds,"
            f" {asked / turns:.1f} and {taps / turns:.1f} a round"
        )
        for kind, count in questions.most_common():
            print(f"  {kind:<20}{count / games:7.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
