"""Odd texts for the library: records, editions, deal codes and parcels must be read, or refused with a SoloistError.

An edition that is accepted must be valid, so a game is played with it to the end.
"""

import time
from collections.abc import Callable
from functools import partial
from random import Random

import soloist
from soloist.engine.parcel import Parcel, unwrapped, wrapped
from soloist.engine.text import code
from soloist.engine.text.errors import SoloistError
from tests.soak.figures import Figures, turns
from tests.soak.mutation import garbage, mutate

SLOW = 10.0
"""The most seconds that reading one text may take. Only our own work counts: a loaded machine lets everybody wait."""
MOST_ANSWERS = 2000
"""More than any game has."""
GAMES = list(soloist.GAMES.values())


def fuzz_texts(count: int, random: Random, until: float) -> list[Figures]:
    """A quarter of the texts are records, a quarter are editions, and half are deal codes, which are the fastest to read."""
    records, share = played(random), count // (4 * len(GAMES))
    codes = [soloist.read(record).deal.code for record in records]
    return [
        _feed("fuzz, records", count // 4, until, lambda: mutate(random.choice(records), random), soloist.read),
        *(
            _feed(
                f"fuzz, {game.id}", share, until, partial(mutate, game.standard.text, random), partial(_try_edition, game, random)
            )
            for game in GAMES
        ),
        _feed("fuzz, deal codes", count // 2, until, lambda: _odd_code(random.choice(codes), random), soloist.deal),
    ]


def fuzz_parcels(count: int, random: Random, until: float) -> Figures:
    """Parcels of tables, damaged or forged."""
    parcels = [soloist.pack(Parcel(soloist.read(record))) for record in played(random)]
    return _feed("fuzz, parcels", count, until, lambda: _odd_parcel(random.choice(parcels), random), soloist.carried)


def played(random: Random) -> list[str]:
    """Records of every level, some with only the beginning of a game, some with a whole game."""
    records = []
    for game in GAMES:
        for level in game.levels:
            rulings = {name: random.choice(ruling.values) for name, ruling in game.book.rulings.items()}
            table = game.deal(level.id, random.randrange(10**6), rulings, fate=random.choice(("seed", "ask")))
            _play(table, random.choice((3, 30, 300)), random)
            records.append(table.record())
    return records


def _play(table: soloist.Table, answers: int, random: Random) -> None:
    for _ in range(answers):
        if table.question is None:
            return
        table.answer(random.choice(table.question.options))


def _try_edition(game: soloist.Game, random: Random, text: str) -> None:
    edition = game.edition(text)
    _play(game.deal(random.choice(game.levels).id, random.randrange(10**6), edition=edition), MOST_ANSWERS, random)


def _odd_code(good: str, random: Random) -> str:
    """A mutated deal code. Half of them get a valid check character, so that the rest of the code is read too."""
    text = mutate(good, random) if random.random() < 0.9 else garbage(random)
    letters = "".join(letter for letter in text.upper() if letter in f"{code.ALPHABET}-")
    return letters + code.check(letters) if letters and random.random() < 0.5 else text


def _odd_parcel(good: str, random: Random) -> str:
    """A mutated parcel. Half of them get a valid checksum, so that the rest of the parcel is read too."""
    if random.random() < 0.5:
        return mutate(good, random)
    return wrapped(mutate(unwrapped(good).decode("latin-1"), random).encode("latin-1", "replace"))


def _feed(part: str, count: int, until: float, make: Callable[[], str], read: Callable[[str], object]) -> Figures:
    """Read `count` texts. The note says how many were valid, and how long the slowest took."""
    figures, good, slowest, begin = Figures(part, count), 0, 0.0, time.perf_counter()
    for _ in turns(count, until):
        text, start = make(), time.thread_time()
        try:
            read(text)
            good += 1
        except SoloistError as error:
            for language in soloist.LANGUAGES:
                error.text(language)
        except Exception as error:
            figures.wrong.append(f"{error!r} with {text!r}")
        figures.done += 1
        slowest = max(slowest, time.thread_time() - start)
    figures.seconds = time.perf_counter() - begin
    figures.expect(slowest < SLOW, f"one text took {slowest:.1f} s")
    figures.note = f"{good} were good, slowest {1000 * slowest:.0f} ms"
    return figures
