"""What must hold in every position of Raiders."""

import soloist
from soloist.engine.kernel.machine import State
from soloist.games.raiders.components import GOODS, NONE
from soloist.games.raiders.state import Raiders

WORKERS = (4, 11, 12)
"""Black workers in play alone, and all grey and white ones."""

VALKYRIE_VP = {0: 0, 1: 0, 2: 1, 3: 2, 4: 4, 5: 7, 6: 10, 7: 15}


COUNTED: tuple[str, ...] = (
    *("vp", "silver", "provisions", "gold", "iron", "livestock", "armour", "valkyries", "tiles"),
    *("foe-vp", "foe-armour", "foe-provisions", "foe-valkyries", "foe-tiles"),
    *("stack", "tactics"),
)


def check(s: State) -> None:
    assert isinstance(s, Raiders)
    components = s.setting.components
    if sum(s.bag):
        return  # tokens are still being drawn
    # workers: village, hand, sets, raids, lost
    on_sets = [worker for worker, there in zip(components.set_worker, s.set_there, strict=True) if there]
    for colour, total in enumerate(WORKERS):
        found = s.village.count(colour) + (s.worker == colour) + on_sets.count(colour)
        assert found + s.spent_workers[colour] + s.lost_workers[colour] == total
    assert sum(colour != NONE for colour in s.village) in (2, 3, 4)
    # tokens and goods: sets, you, supply
    for token, total in enumerate((18, 18, 26)):
        assert sum(s.tokens[token::4]) + s.goods[2 + token] + s.supply[2 + token] == total
    assert sum(s.tokens[3::4]) + s.valkyries_gone == 18
    assert s.goods[0] + s.supply[0] == 32
    assert s.goods[1] + s.supply[1] + s.foe.provisions == 32
    assert min(s.goods) >= 0 and min(s.supply) >= 0
    # townsfolk: deck, under it, hand, crew, discards
    piles = (s.deck, s.under, s.hand, s.crew, s.discards)
    assert list(map(sum, zip(*piles, strict=True))) == [card.copies for card in components.townsfolk]
    sizes = (s.deck_left, s.under_left, s.hand_size, s.crew_size, s.discards_left)
    assert tuple(map(sum, piles)) == sizes and min(map(min, piles)) >= 0
    assert s.crew_size <= 5 and s.heroes() <= 1
    # offerings: face up, stack, yours, his
    face_up = [tile for tile in s.display if tile != NONE]
    known = sorted(face_up + s.tiles + s.foe.tiles + [tile for group in s.groups for tile in group])
    assert known == list(range(len(components.offerings)))
    assert s.foe.face_down == sum(s.group_hidden)
    assert [len(group) for group in s.groups] == [a + b for a, b in zip(s.group_left, s.group_hidden, strict=True)]
    # tactic cards and tracks
    assert sum(s.tactics) == s.pile_left + (2 if s.first_pass else 0)
    assert sum(s.tactics) + sum(s.tactic_discards) == (23 if s.first_pass else 21)
    assert 0 <= s.armour <= 10 and 0 <= s.valkyries <= 7 and s.valkyries == min(7, s.valkyries_taken)
    assert 0 <= s.foe.armour <= 10 and 0 <= s.foe.provisions <= 8 and 0 <= s.foe.valkyries <= 7


def account(table: soloist.Table) -> None:
    """Both totals counted again: points from the story, the rest from the pieces."""
    s, result = table.state, table.result
    assert isinstance(s, Raiders) and result is not None
    components = s.setting.components
    you = they = 0
    for event in table.events:
        values = event.phrase.values
        numbers = {name: value for name, value in values.items() if isinstance(value, int)}
        if event.phrase.message in ("told-strength", "told-harbour"):
            you += numbers["vp"] + numbers["crew"]
        elif event.phrase.message == "told-if-killed":
            you += values["gain"] == "vp"
        elif event.phrase.message == "told-foe-raids":
            they += numbers["vp"]
    assert (you, they) == (s.vp, s.foe.vp)
    holdings = dict(zip(GOODS, s.goods, strict=True))
    crew = {card.id: s.crew[kind] for kind, card in enumerate(components.townsfolk)}
    you += VALKYRIE_VP[s.valkyries] + s.armour // 3 * 2 + sum(components.offerings[tile].vp for tile in s.tiles)
    you += holdings["gold"] + holdings["iron"] + holdings["livestock"] // 2
    you += 3 * crew["champion"] + 2 * crew["warlord"] + crew["merchant"] * holdings["livestock"] + crew["trader"] * len(s.tiles)
    they += VALKYRIE_VP[s.foe.valkyries] + s.foe.armour // 3 * 2 + sum(components.offerings[tile].vp for tile in s.foe.tiles)
    assert (you, they) == (result.you, result.opponent)
    assert (sum(line.you for line in result.lines), sum(line.opponent or 0 for line in result.lines)) == (you, they)
    mine, his = (you, s.valkyries, s.armour), (they, s.foe.valkyries, s.foe.armour)
    tied = {"draw": "drawn", "loss": "lost"}[str(table.deal.rulings["still_tied"])]
    assert result.outcome == ("won" if mine > his else "lost" if mine < his else tied)
    assert sum(s.group_hidden) == 0
