"""What is public and what is hidden, the odds of hidden things, one seed, and that every game ends."""

from fractions import Fraction
from itertools import permutations, product

import pytest

import soloist
from soloist.engine.kernel.phrase import Phrase
from soloist.games.raiders.adversary_turn import AdversaryTurn
from soloist.games.raiders.components import BLACK, NONE
from soloist.games.raiders.drawing import DrawCards, TurnUpOffering
from soloist.games.raiders.ending import RevealOffering, RevealOfferings, Score
from soloist.games.raiders.names import tile_text
from soloist.games.raiders.state import Raiders
from soloist.games.raiders.townsfolk import TownHall
from tests.games.raiders.acting import KINDS, card, fresh, idle_word, play_game, raid, turn_up
from tests.games.raiders.position import CARDS, COMPONENTS, GAME, OFFERINGS, TACTICS, empty_stack, named, position
from tests.support.driving import asked, offered, run, ways

OUTPOSTS, MONASTERIES = KINDS["o"], KINDS["m"]
OTHERS = KINDS["h"] + KINDS["f"]


def chances(s: Raiders) -> dict[str, Fraction]:
    """How likely each outcome of the waiting chance is."""
    found = ways(s)
    return {word: Fraction(number, sum(found.values())) for word, number in found.items()}


def next_card(seen: list[str]) -> dict[str, Fraction]:
    """The probability of each next card after these cards in the first pass."""
    s = position()
    turn_up(s, *seen)
    run(s, AdversaryTurn())
    return chances(s)


def hidden_words(s: Raiders) -> list[str]:
    """The tiles that the Adversary may hold, as offered when scoring begins."""
    run(s, RevealOfferings())
    return offered(s)


def notes(s: Raiders) -> list[Phrase]:
    """All that the scene notes beside its spots."""
    return [note for zone in GAME.scene(s).zones for spot in zone.spots for note in spot.notes]


# --- public and hidden


@pytest.mark.rule("RNS-S61")
def test_the_scene_shows_his_tracks_points_and_number_of_tiles_and_the_cards_left() -> None:
    s = position(foe_armour=6, foe_provisions=5)
    s.foe.valkyries, s.foe.vp = 3, 17
    turn_up(s, "tactic-19")
    scene = GAME.scene(s)
    spots = {spot.id: spot.value for zone in scene.zones for spot in zone.spots}
    shown = [spots[f"foe-{name}"] for name in ("armour", "provisions", "valkyries", "vp", "tiles")]
    assert (shown, spots["tactics"]) == ([6, 5, 3, 17, 1], 20)


@pytest.mark.rule("RNS-S61")
def test_the_scene_shows_the_tactic_cards_that_were_discarded() -> None:
    s = position()
    turn_up(s, "tactic-20", "tactic-03", "tactic-12")
    shown = [spot.notes[0] for zone in GAME.scene(s).zones for spot in zone.spots if spot.id == "tactic-discards"]
    assert [GAME.words.say(note, "en") for note in shown] == [
        "Left harbour (armour 2), Right outpost (armour 3), Middle fortress (armour 7)"
    ]


@pytest.mark.rule("RNS-S61")
def test_place_and_armour_tell_the_tactic_cards_apart() -> None:
    components = GAME.standard.components
    names = [(components.place_on(card).id, card.armour) for card in components.tactics]
    assert len(set(names)) == len(names) == 23


@pytest.mark.rule("RNS-S37", "RNS-S61")
def test_the_scene_shows_tiles_that_he_took_face_up() -> None:
    s = position(adversary_offering_source="display")
    turn_up(s, "tactic-06")
    run(s, "offering-02")
    assert repr(tile_text(COMPONENTS.offerings[OFFERINGS.index("offering-16")])) in repr(notes(s))


@pytest.mark.rule("RNS-S61", "RNS-S65")
def test_after_he_took_a_tile_unseen_every_tile_of_the_stack_may_still_be_turned_up_or_be_his() -> None:
    s = position()
    unseen = [OFFERINGS[tile] for tile in s.groups[0]]
    turn_up(s, "tactic-06")
    run(s, TurnUpOffering(0))
    assert ways(s) == dict.fromkeys(unseen, 1)
    s.agenda.clear()
    assert hidden_words(s) == unseen


@pytest.mark.rule("RNS-S61", "RNS-S65")
@pytest.mark.parametrize("seed", range(10))
def test_his_unseen_tiles_are_turned_up_at_the_final_scoring_and_not_before(seed: int) -> None:
    revealed: list[int] = []

    def check(s: Raiders) -> None:
        if s.agenda and isinstance(s.agenda[-1], RevealOffering):
            revealed.append(len(s.foe.tiles))
        else:
            assert not s.foe.tiles or s.outcome

    s = fresh()
    play_game(s, seed, passive=True, check=check)
    assert revealed == list(range(len(s.foe.tiles)))
    assert (sum(s.group_hidden), len(set(s.foe.tiles))) == (0, len(s.foe.tiles))


@pytest.mark.rule("RNS-S62")
def test_points_above_50_are_counted_on_for_both() -> None:
    s = position(vp=50, crew="archer scout", goods="provisions provisions", foe_armour=3, foe_provisions=4)
    s.foe.vp = 49
    raid(s, "harbour-left", "harbour-left.1")
    turn_up(s, "tactic-12")
    assert (s.vp, s.foe.vp) == (51, 54)
    run(s, Score())
    result = GAME.result(s)
    assert (result.you, result.opponent, result.outcome) == (51 + 2, 54 + 2, "lost")


# --- odds of the tactic cards


@pytest.mark.rule("RNS-S65", "RNS-S05", "RNS-S07")
def test_the_first_card_is_each_outpost_and_monastery_1_in_28_and_any_other_1_in_21() -> None:
    rare = {id: Fraction(1, 28) for id in OUTPOSTS + MONASTERIES}
    assert next_card([]) == {id: rare.get(id, Fraction(1, 21)) for id in TACTICS}


@pytest.mark.rule("RNS-S65")
@pytest.mark.parametrize(
    "seen",
    [
        OTHERS[:1],
        OUTPOSTS[:1],
        MONASTERIES[1:3],
        OUTPOSTS[:2] + MONASTERIES[:1] + OTHERS[3:9],
        OUTPOSTS[1:] + OTHERS,
        OUTPOSTS[:3] + MONASTERIES[1:],
        OTHERS,
        OUTPOSTS[:3] + MONASTERIES[:2] + OTHERS,
    ],
)
def test_in_the_first_pass_the_odds_are_those_of_every_pair_of_removed_cards_being_equally_likely(seen: list[str]) -> None:
    unseen = [id for id in TACTICS if id not in seen]
    pairs = list(product([id for id in OUTPOSTS if id in unseen], [id for id in MONASTERIES if id in unseen]))
    expected = {}
    for id in unseen:
        possible = sum(id not in pair for pair in pairs)
        if possible:
            expected[id] = Fraction(possible, len(pairs) * (len(unseen) - 2))
    assert next_card(seen) == expected


@pytest.mark.rule("RNS-S65")
def test_the_odds_are_those_of_the_formula_all_the_way_through_the_first_pass() -> None:
    order = [TACTICS[7 * number % 23] for number in range(23)]
    skipped = [OUTPOSTS[2], MONASTERIES[1]]
    seen: list[str] = []
    for id in [id for id in order if id not in skipped]:
        unseen = [other for other in TACTICS if other not in seen]
        u, o, m = len(unseen), len([x for x in unseen if x in OUTPOSTS]), len([x for x in unseen if x in MONASTERIES])
        odds = {kind: Fraction(1, u - 2) for kind in range(4)}
        odds[1], odds[2] = Fraction(o - 1, o * (u - 2)), Fraction(m - 1, m * (u - 2))
        expected = {other: odds[card(other).kind] for other in unseen if odds[card(other).kind]}
        found = next_card(seen)
        assert found == expected and sum(found.values()) == 1
        seen.append(id)
    assert len(seen) == 21


@pytest.mark.rule("RNS-S65", "RNS-S05")
@pytest.mark.parametrize("kind", [OUTPOSTS, MONASTERIES])
def test_the_last_unseen_outpost_and_monastery_never_appear(kind: list[str]) -> None:
    for last in kind:
        assert last not in next_card([id for id in kind if id != last])
        assert last not in next_card([id for id in OTHERS + kind if id != last])


@pytest.mark.rule("RNS-S65", "RNS-S06")
def test_from_the_second_pass_on_the_21_known_cards_are_equally_likely() -> None:
    s = position()
    played = [id for id in TACTICS if id not in (OUTPOSTS[0], MONASTERIES[3])]
    for _ in range(3):
        turn_up(s, *played)
        run(s, AdversaryTurn())
        assert chances(s) == {id: Fraction(1, 21) for id in played}
        s.agenda.clear()


@pytest.mark.rule("RNS-S65")
def test_within_a_later_pass_the_cards_left_are_equally_likely_also_the_last_outpost() -> None:
    s = position()
    played = [id for id in TACTICS if id not in (OUTPOSTS[0], MONASTERIES[3])]
    turn_up(s, *played, *OTHERS, *OUTPOSTS[1:3])
    run(s, AdversaryTurn())
    assert chances(s) == {id: Fraction(1, 4) for id in [OUTPOSTS[3], *MONASTERIES[:3]]}


# --- odds of his tiles


@pytest.mark.rule("RNS-S65", "RNS-S37")
def test_his_tile_and_the_one_turned_up_after_it_are_every_pair_of_the_stack_equally_often() -> None:
    joint = {}
    s = position()
    empty_stack(s, 3)
    tiles = [OFFERINGS[tile] for tile in s.groups[0]]
    turn_up(s, "tactic-06")
    s.display[0] = NONE
    run(s, TurnUpOffering(0))
    for shown, first in chances(s).items():
        after = s.copy()
        run(after, shown)
        run(after, RevealOfferings())
        for his, second in chances(after).items():
            joint[his, shown] = first * second
    assert joint == {pair: Fraction(1, 6) for pair in permutations(tiles, 2)}


@pytest.mark.rule("RNS-S65")
def test_several_tiles_of_his_are_drawn_one_after_the_other_without_repeats() -> None:
    s = position()
    empty_stack(s, 3)
    tiles = [OFFERINGS[tile] for tile in s.groups[0]]
    turn_up(s, "tactic-06", "tactic-15")
    assert hidden_words(s) == tiles
    run(s, tiles[1])
    assert (offered(s), ways(s)) == ([tiles[0], tiles[2]], {tiles[0]: 1, tiles[2]: 1})
    run(s, tiles[2])
    assert ([OFFERINGS[tile] for tile in s.foe.tiles], asked(s)) == ([tiles[1], tiles[2]], "")


@pytest.mark.rule("RNS-S65")
def test_when_all_others_have_been_seen_his_tile_is_known() -> None:
    s = position()
    empty_stack(s, 2)
    tiles = [OFFERINGS[tile] for tile in s.groups[0]]
    turn_up(s, "tactic-06")
    s.display[2] = NONE
    run(s, TurnUpOffering(2), tiles[0])
    assert hidden_words(s) == [tiles[1]]


@pytest.mark.rule("RNS-S65")
def test_a_tile_taken_from_under_the_stack_is_one_of_those_the_sage_put_there() -> None:
    s = position(hand="sage")
    empty_stack(s, 4)
    tiles = [OFFERINGS[tile] for tile in s.groups[0]]
    turn_up(s, "tactic-06")
    run(s, TownHall(BLACK), "sage")
    assert ways(s) == dict.fromkeys(tiles, 1)
    run(s, *tiles[:3])
    assert s.stack_left() == 3
    turn_up(s, "tactic-15")
    assert hidden_words(s) == tiles[3:]
    run(s, tiles[3])
    assert ways(s) == {"offering-01": 1, "offering-06": 1, "offering-16": 1}
    run(s, "offering-06")
    assert asked(s) == ""


@pytest.mark.rule("RNS-S65")
def test_a_tile_taken_above_the_sages_is_none_of_them() -> None:
    s = position(hand="sage")
    run(s, TownHall(BLACK), "sage", "offering-02", "offering-03", "offering-04")
    turn_up(s, "tactic-06")
    assert set(hidden_words(s)) == set(OFFERINGS) - {f"offering-{n:02}" for n in (1, 6, 16, 2, 3, 4)}


@pytest.mark.rule("RNS-S65")
def test_the_sages_tiles_are_turned_up_only_when_all_above_are_gone() -> None:
    s = position(hand="sage")
    empty_stack(s, 1)
    above = OFFERINGS[s.groups[0][0]]
    run(s, TownHall(BLACK), "sage")
    assert ways(s) == {above: 1}
    run(s, above)
    assert ways(s) == {"offering-01": 1, "offering-06": 1, "offering-16": 1}
    run(s, "offering-06", "offering-16")
    assert s.stack_left() == 1
    turn_up(s, "tactic-06")
    assert hidden_words(s) == ["offering-01"]


@pytest.mark.rule("RNS-S65")
def test_two_sages_make_two_groups_the_older_above() -> None:
    s = position(hand="sage sage")
    empty_stack(s, 3)
    first = [OFFERINGS[tile] for tile in s.groups[0]]
    run(s, TownHall(BLACK), "sage", *first)
    run(s, TownHall(BLACK), "sage")
    assert set(offered(s)) == {"offering-01", "offering-06", "offering-16"}
    run(s, "offering-01", "offering-06", "offering-16")
    turn_up(s, "tactic-06")
    assert sorted(hidden_words(s)) == sorted(first)


# --- townsfolk


@pytest.mark.rule("RNS-S65")
def test_the_two_rejected_townsfolk_come_after_all_other_cards_and_never_before() -> None:
    s = fresh()
    while asked(s) != "DrawCard":
        run(s, offered(s)[0])
    run(s, "archer", "archer", "folke", "scout", "sage", "archer", "archer")
    assert (named(s.under), s.deck_left) == ({"archer": 2}, 66)
    run(s, DrawCards(1))
    assert "archer" not in offered(s) and "folke" not in offered(s)
    assert sum(ways(s).values()) == 66


@pytest.mark.rule("RNS-S65")
def test_the_draw_goes_from_the_pile_to_the_rejected_and_only_then_to_the_discards() -> None:
    s = position()
    s.deck = [int(id == "huntsman") for id in CARDS]
    s.under = [int(id in ("archer", "trader")) for id in CARDS]
    s.discards = [int(id == "folke") for id in CARDS]
    s.deck_left, s.under_left, s.discards_left = 1, 2, 1
    run(s, DrawCards(5))
    assert ways(s) == {"huntsman": 1}
    run(s, "huntsman")
    assert ways(s) == {"archer": 1, "trader": 1}
    run(s, "trader")
    assert ways(s) == {"archer": 1}
    run(s, "archer")
    assert ways(s) == {"folke": 1}
    run(s, "folke")
    assert (asked(s), s.hand_size) == ("", 4)


# --- one seed, and the end


def play_table(seed: int, passive: bool = True) -> soloist.Table:
    """A seeded game to its end; you decline what you can, or always take the last option."""
    table = GAME.deal("normal", seed)
    while table.question is not None:
        words = [option.token for option in table.question.options]
        table.answer(idle_word(words) if passive else words[-1])
    return table


def tactics_of(table: soloist.Table) -> list[str]:
    return [given.token for given in table.log if given.token.startswith("=tactic")]


@pytest.mark.rule("RNS-S63")
def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    first, again, other = play_table(5), play_table(5), play_table(6)
    assert first.record() == again.record() != other.record()
    assert soloist.read(first.record()).record() == first.record()


@pytest.mark.rule("RNS-S63")
@pytest.mark.parametrize("seed", range(5))
def test_what_you_do_does_not_change_the_order_of_his_cards(seed: int) -> None:
    passive, active = tactics_of(play_table(seed)), tactics_of(play_table(seed, passive=False))
    length = min(len(passive), len(active))
    assert length > 5
    assert passive[:length] == active[:length]


@pytest.mark.rule("RNS-S64")
@pytest.mark.parametrize("level", ["normal", "hard", "heroic"])
@pytest.mark.parametrize("source", ["top_of_stack", "display"])
def test_a_game_ends_even_if_you_only_work_and_decline_everything(level: str, source: str) -> None:
    for seed in range(25):
        s = fresh(level, adversary_offering_source=source)
        play_game(s, seed, passive=True)
        assert s.outcome in ("won", "lost", "drawn")
        assert s.turn <= 21 * (13 + 3) + 1


@pytest.mark.rule("RNS-S64")
def test_every_pass_takes_a_tile_or_a_set_whichever_two_cards_were_removed() -> None:
    giving = [id for id in TACTICS if card(id).gain_offerings]
    assert [id for id in giving if id not in OUTPOSTS + MONASTERIES]
    s = position(foe_armour=10, foe_provisions=8)
    for number in range(len(s.set_there)):
        s.set_there[number] = False
    turn_up(s, *giving)
    assert s.stack_left() == 13 - len(giving)


@pytest.mark.rule("RNS-S64")
def test_an_edition_in_which_no_card_gives_an_offering_is_refused() -> None:
    with pytest.raises(soloist.SoloistError) as refused:
        GAME.edition(GAME.standard.text.replace("offerings = 1 }", "offerings = 0 }"))
    assert refused.value.phrase.message == "wrong-no-offering"


@pytest.mark.rule("RNS-S66")
def test_four_settings_can_be_chosen_and_no_other() -> None:
    names = list(GAME.book.rulings)
    assert names == [
        "adversary_offering_source",
        "adversary_valkyrie_without_armour",
        "forbidden_building_blocks_merchant",
        "still_tied",
    ]
    with pytest.raises(soloist.SoloistError):
        GAME.book.choose({"hand_limit": "9"})


@pytest.mark.rule("RNS-S66")
def test_a_game_dealt_without_settings_has_the_defaults() -> None:
    chosen = GAME.deal("normal", 1).deal.rulings
    assert list(chosen.values()) == ["top_of_stack", "scores", "no", "draw"]
    setting = fresh().setting
    flags = (setting.from_display, setting.valkyries_need_armour, setting.closed_to_merchant, setting.tie_is_loss)
    assert flags == (False, False, False, False)
