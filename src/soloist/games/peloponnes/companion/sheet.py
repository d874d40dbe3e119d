"""The printed sheet: set-up, his turn, supply rounds, Persians and scoring, with the numbers of edition and rank."""

from soloist.engine.companion import value_spots
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Line, Scene
from soloist.engine.sheet import END, FLOW, MIND, Part, Row, Sheet, Track, branch, row, told_at_setup
from soloist.games.peloponnes.companion.ending import result
from soloist.games.peloponnes.companion.setup import LayOut
from soloist.games.peloponnes.companion.state import AngelosBeside
from soloist.games.peloponnes.components import (
    COINS_PER_PRESTIGE,
    CONQUEST,
    NORMAL,
    POPULATION_POINTS,
    ROUNDS,
    ROW_SIZES,
    STRENGTH,
    SUPPLY_SYMBOLS,
)  # fmt: skip


def sheet(s: AngelosBeside, scene: Scene) -> Sheet:
    parts = (_round(s), _supply(s), _persians(s), _mind(), _end(s))
    return Sheet(_setup(s), parts, _tracks(s, scene), _count(s), ROUNDS)


def _setup(s: AngelosBeside) -> tuple[Row, ...]:
    """Nothing is drawn for him yet, so describe in general what his rank draws."""
    rank, rule = s.foe.rank, "PEL-S17" if s.foe.rank.civilization else "PEL-S16"
    drawn: list[Row] = []
    if rank.civilization:
        drawn.append(row("sheet-his-civilization", "PEL-S05", rule if rank.hero else "PEL-S15"))
    strength = row("told-lay-strength", "PEL-S18", strength=s.foe.strength)
    if rank.hero:
        heroes = s.setting.components.heroes
        clovers = tuple([_hero(one.id, one.angelos_clovers) for one in heroes if one.angelos_clovers])
        strong = tuple([_hero(one.id, one.start[STRENGTH]) for one in heroes if one.start[STRENGTH]])
        drawn += [row("sheet-his-hero", "PEL-S05", rule), row("sheet-his-clovers", "PEL-S18", clovers=clovers)]
        strength = row("sheet-his-strength", rule, "PEL-S11", strength=s.foe.strength, heroes=strong)
    # The other parts of the sheet say what he is free of and who wins.
    return told_at_setup(s, LayOut(), {"told-lay-strength": (*drawn, strength), "told-lay-free": (), "told-lay-goal": ()})


def _hero(id: str, number: int) -> Phrase:
    return Phrase("sheet-hero", hero=Phrase("person", id=id), number=number)


def _round(s: AngelosBeside) -> Part:
    return Part(
        FLOW,
        Phrase("sheet-round"),
        (
            row("sheet-reveal", "PEL-S19", "PEL-S20", normal=ROW_SIZES[NORMAL], conquest=ROW_SIZES[CONQUEST]),
            branch("sheet-reveal-supply", "PEL-B12", "PEL-G04"),
            row("sheet-your-step", "PEL-S21", "PEL-S23", "PEL-G02", surcharge=s.setting.surcharge),
            row("sheet-his-row", "PEL-S24"),
            branch("sheet-you-conquest", "PEL-S26"),
            branch("sheet-you-normal", "PEL-S27", "PEL-S28"),
            row("sheet-his-choice", "PEL-S12"),
            row("sheet-rest", "PEL-S25", "PEL-G02"),
            row("sheet-income", "PEL-S06", "PEL-S09"),
        ),
    )


def _supply(s: AngelosBeside) -> Part:
    feed = row("sheet-feed", "PEL-S33")
    compare = (
        row("sheet-compare", "PEL-S34", "PEL-S35", milet="wins" if s.setting.milet_wins else "nothing"),
        branch("sheet-he-wins", "PEL-S38", "PEL-S39", "PEL-S30"),
        branch("sheet-you-win", "PEL-S36", "PEL-S37", "PEL-S30"),
        row("sheet-loss", "PEL-S13", "PEL-S37", civilization="yes" if s.setting.civilization_discardable else "no"),
    )
    title = Phrase("sheet-supply", times=sum(SUPPLY_SYMBOLS) + 1)
    return Part(FLOW, title, (*compare, feed) if s.setting.conflict_first else (feed, *compare))


def _persians(s: AngelosBeside) -> Part:
    expansion = s.setting.components.expansion
    attacks = tuple([Phrase("sheet-attack", chip=chip, strength=chip * expansion.per_chip) for chip in expansion.attacks])
    return Part(
        FLOW,
        Phrase("sheet-persians"),
        (
            row("sheet-attacks", "PEL-X13", "PEL-X14", attacks=attacks),
            row("sheet-together", "PEL-S31", "PEL-X15"),
            branch("sheet-held", "PEL-S30", "PEL-S32", "PEL-X16", coins=expansion.mercenary_coins),
            branch("sheet-lost", "PEL-X17", "PEL-G05", people=expansion.lost_inhabitants, tiles=expansion.angelos_tiles),
        ),
    )


def _mind() -> Part:
    return Part(
        MIND,
        Phrase("sheet-mind"),
        (
            row("sheet-mind-supply", "PEL-B32", "PEL-B35", symbols=sum(SUPPLY_SYMBOLS), rounds=ROUNDS),
            row("sheet-mind-second", "PEL-G01"),
            row("sheet-mind-free", "PEL-S06", "PEL-S10"),
        ),
    )


def _end(s: AngelosBeside) -> Part:
    prestige = "yes" if s.setting.markers_as_prestige else "no"
    return Part(
        END,
        Phrase("sheet-end", rounds=ROUNDS),
        (
            row("sheet-prestige", "PEL-S46", "PEL-S47", coins=COINS_PER_PRESTIGE, captives=prestige),
            row("sheet-population", "PEL-S44", "PEL-S45", points=POPULATION_POINTS, captives=prestige),
            row("sheet-clovers", "PEL-S48"),
            row("sheet-verdict", "PEL-S49", "PEL-S43"),
        ),
    )


def _tracks(s: AngelosBeside, scene: Scene) -> tuple[Track, ...]:
    """The numbers printed on his tiles, round by round, then his markers. A civilisation is written down before round 1."""
    spots, printed = value_spots(scene), None if s.foe.rank.civilization else 0
    marks = [Track(spots[id].name, spots[id].value) for id in ("strength", "clovers", "markers")]
    if s.foe.rank.hero:
        marks[:2] = [Track(track.name) for track in marks[:2]]
    tile = (Track(Phrase("sheet-tile-prestige"), 0), Track(Phrase("sheet-tile-citizens"), printed))
    return (*tile, Track(Phrase("sheet-tile-coins"), printed), *marks)


def _count(s: AngelosBeside) -> tuple[Line, ...]:
    """The scoring lines; captured citizens count for one of the two totals, so leave out the other line."""
    other = "population" if s.setting.markers_as_prestige else "prestige"
    return tuple([line for line in result(s).lines if line.name != Phrase("line-markers", total=other)])
