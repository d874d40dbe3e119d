"""Editions of one's own: what may stand where, and what is said of a file that is wrong."""

import re
import tomllib
from collections.abc import Iterator

import pytest

from soloist.engine.text.errors import BadEdition
from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.aims import AIMS
from soloist.games.guilds_of_london.components import COLOURS
from soloist.games.guilds_of_london.edition import read_components
from soloist.games.guilds_of_london.effects import PARTS
from soloist.games.guilds_of_london.state import Guilds
from soloist.games.guilds_of_london.turn import PlayCard
from tests.games.guilds_of_london.acting import fresh
from tests.games.guilds_of_london.position import COMPONENTS
from tests.support.driving import offered, run

STANDARD = "".join(line for line in GAME.standard.text.splitlines(keepends=True) if not line.startswith("#"))
"""The file without its comments."""

PLACES = ("guild", "building", "token", "plantation", "card")
SPOTS = {
    "guild": 'rewards = [{ effect = "hire", n = 2 }]\nconfidence = "reconstructed"\n\n[[guild]]\nid = "drapers"',
    "building": 'rewards = [{ effect = "gain-neutral", n = 2 }]',
    "token": 'rewards = [{ effect = "gain-neutral", n = 1 }]\ncopies',
    "plantation": 'rewards = [{ effect = "mayoral", draw = 2, keep = 1 }]\nsecond_vp',
    "card": 'effects = [{ effect = "gain-vp", n = 5 }]',
}
"""A place in the file where effects of each kind stand."""

WORDS = {
    "gain-vp": "n = 2",
    "vp-per": 'per = "two-own-masters", vp = 1, max = 3',
    "hire": "n = 2",
    "hire-to-tile": 'n = 2, to = "any-unresolved"',
    "hire-bonus": "extra = 2",
    "move": 'n = 2, from = "anywhere", to = "any-unresolved"',
    "move-group": "",
    "plantation": 'n = 2, from = "guildhall"',
    "draw-now": "n = 2",
    "draw-end": "n = 2",
    "draw-select": "draw = 3, keep = 2",
    "take-discard": "n = 2",
    "gain-neutral": "n = 2",
    "mayoral": "draw = 3, keep = 2",
    "evict-opponent": "n = 2",
    "swap-with-opponent": "n = 2",
    "wild-symbols": "",
    "no-hand-limit": "",
    "choose-one": 'options = [{ effect = "gain-vp", n = 1 }, { effect = "hire", n = 1 }]',
}
"""The fields of each effect."""


def written(name: str, fields: str | None = None) -> str:
    fields = WORDS[name] if fields is None else fields
    return f'{{ effect = "{name}"{", " if fields else ""}{fields} }}'


def changed(old: str, new: str, text: str = STANDARD) -> str:
    assert old in text, f"{old!r} is not in the file"
    return text.replace(old, new, 1)


def with_effect(place: str, effect: str) -> str:
    """The standard file with another effect on a guild, building, token, side of the plantation or card."""
    old = SPOTS[place]
    return changed(old, re.sub(r"\[\{.*\}\]", lambda _: f"[{effect}]", old, count=1))


def why(text: str) -> str:
    """Why the file is not taken, in English; there are words for it in every language."""
    with pytest.raises(BadEdition) as error:
        read_components(text)
    assert all(error.value.text(language) for language in ("en", "fr", "de"))
    return str(error.value)


def one_by_one() -> Iterator[str]:
    """The standard file with an entry of its own for each of the 105 action cards."""
    for block in re.split(r"(?=\n\[\[|\n\[plantation\.v)", STANDARD):
        copies = re.search(r"copies = (\d+)", block)
        if "[[card]]" not in block or copies is None:
            yield block
            continue
        for number in range(int(copies[1])):
            yield changed(copies[0], "copies = 1", re.sub(r'id = "(.*)"', rf'id = "\1-{number + 1}"', block))


# --- good files


@pytest.mark.rule("GOL-B52")
def test_the_standard_edition_is_accepted_and_not_called_ones_own() -> None:
    assert (len(COMPONENTS.tiles), GAME.standard.own) == (45, False)
    assert GAME.edition(GAME.standard.text).own


@pytest.mark.rule("GOL-B52")
@pytest.mark.parametrize("name", sorted({kind.name for kind in PARTS}))
@pytest.mark.parametrize("place", PLACES)
def test_every_effect_may_stand_where_the_rule_says_and_nowhere_else(name: str, place: str) -> None:
    only_cards, only_tiles = ("hire-bonus", "wild-symbols"), ("no-hand-limit",)
    allowed = place == "card" if name in only_cards else place in ("guild", "building") if name in only_tiles else True
    text = with_effect(place, written(name))
    if allowed:
        read_components(text)
    else:
        assert "field effect: expected one of gain-vp" in why(text)


@pytest.mark.rule("GOL-B52")
@pytest.mark.parametrize("target", ["unresolved-matching-card", "one-unresolved-matching-card"])
@pytest.mark.parametrize("place", PLACES)
def test_targets_that_match_a_card_stand_on_cards_only(target: str, place: str) -> None:
    text = with_effect(place, written("move", f'n = 1, from = "anywhere", to = "{target}"'))
    if place == "card":
        read_components(text)
    else:
        assert f"field to: expected one of any-unresolved, found '{target}'" in why(text)


@pytest.mark.rule("GOL-B52")
@pytest.mark.parametrize(("place", "name"), [("guild", "wild-symbols"), ("token", "no-hand-limit"), ("card", "no-hand-limit")])
def test_the_same_holds_inside_a_choice(place: str, name: str) -> None:
    text = with_effect(place, written("choose-one", f"options = [{written('hire')}, {written(name)}]"))
    assert re.search(f"field effect: expected one of gain-vp.* found '{name}'", why(text))


@pytest.mark.rule("GOL-B52")
@pytest.mark.parametrize("name", ["hire-bonus", "wild-symbols"])
def test_what_lasts_for_the_turn_is_told_by_the_effect_so_no_entry_says_a_duration(name: str) -> None:
    text = with_effect("card", written(name)).replace('id = "coronation-feast"', 'id = "coronation-feast"\nduration = "instant"')
    assert "card coronation-feast: unknown field duration" in why(text)


@pytest.mark.rule("GOL-B52")
def test_every_count_of_mayoral_cards_is_in_use() -> None:
    assert {type(card.aim) for card in COMPONENTS.mayoral} == set(AIMS)


# --- wrong effects


@pytest.mark.rule("GOL-B52")
@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ('{ effect = "fly" }', "field effect: expected one of gain-vp, vp-per, .*, found 'fly'"),
        ("{ n = 1 }", "field effect: expected one of .*, found nothing"),
        ("5", "effect 1: expected a table, found 5"),
        (written("gain-vp", ""), "field n: expected a whole number from 1 to 9, found nothing"),
        (written("gain-vp", "n = 0"), "field n: expected a whole number from 1 to 9, found 0"),
        (written("hire", "n = 10"), "field n: expected a whole number from 1 to 9, found 10"),
        (written("hire", 'n = "2"'), "field n: expected a whole number from 1 to 9, found '2'"),
        (written("hire", "n = 2, extra = 1"), "unknown field extra; known here are effect, n"),
        (written("hire-bonus", "n = 1"), "field extra: expected a whole number from 1 to 9, found nothing"),
        (written("wild-symbols", "n = 1"), "unknown field n; known here are effect"),
        (written("move-group", "n = 1"), "unknown field n; known here are effect"),
        (
            written("move", 'n = 1, from = "supply", to = "any-unresolved"'),
            "field from: expected one of guildhall, anywhere, plantation",
        ),
        (written("move", 'n = 1, from = "anywhere"'), "field to: expected one of any-unresolved, .*, found nothing"),
        (written("move", 'n = 1, from = "anywhere", to = "guildhall"'), "field to: expected one of .*, found 'guildhall'"),
        (written("plantation", 'n = 1, from = "plantation"'), "field from: expected one of guildhall, anywhere, supply"),
        (written("hire-to-tile", 'n = 1, to = "unresolved-matching-card"'), "field to: expected one of any-unresolved, found"),
        (written("vp-per", 'per = "cards", vp = 1, max = 3'), "field per: expected one of own-on-plantation, two-own-masters"),
        (written("vp-per", 'per = "two-own-masters", vp = 0, max = 3'), "field vp: expected a whole number from 1 to 9, found 0"),
        (written("vp-per", 'per = "two-own-masters", vp = 1'), "field max: expected a whole number from 1 to 20, found nothing"),
        (written("draw-select", "draw = 2, keep = 3"), "field keep: expected a whole number from 1 to 2, found 3"),
        (written("mayoral", "draw = 2"), "field keep: expected a whole number from 1 to 2, found nothing"),
        (written("mayoral", "draw = 0, keep = 1"), "field draw: expected a whole number from 1 to 9, found 0"),
        (written("choose-one", "options = []"), r"field options: expected a list of at least two effects, found \[\]"),
        (written("choose-one", f"options = [{written('hire')}]"), "field options: expected a list of at least two effects"),
        (written("choose-one", ""), "field options: expected a list of tables, found nothing"),
    ],
)
def test_a_wrong_effect_is_refused_with_field_and_what_was_expected(effect: str, message: str) -> None:
    assert re.search(message, why(with_effect("card", effect)))


@pytest.mark.rule("GOL-B52")
@pytest.mark.parametrize(
    ("place", "entry"),
    [
        ("guild", "grocers"),
        ("building", "gog-and-magog"),
        ("token", "token-neutral1"),
        ("plantation", "ulster"),
        ("card", "coronation-feast"),
    ],
)
def test_a_wrong_effect_is_refused_with_the_name_of_the_entry_it_stands_on(place: str, entry: str) -> None:
    assert entry in why(with_effect(place, written("hire", "n = 0")))


# --- wrong entries


@pytest.mark.rule("GOL-B52")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "mercers"', 'id = "Mercers"', "guild Mercers, field id: expected 3 to 40 small letters"),
        ("number = 1\n", "number = 0\n", "guild mercers, field number: expected a whole number from 1 to 99, found 0"),
        ("number = 2\n", "number = 1\n", "guild: the priority number 1 stands on mercers and on grocers; expected once"),
        ('colours = ["purple"]', "colours = []", "guild mercers, field colours: expected a list of different words"),
        (
            'colours = ["purple"]',
            'colours = ["pink"]',
            "guild mercers, field colours: .* each one of yellow, blue, red, green, purple",
        ),
        ('colours = ["purple"]', 'colours = ["red", "red"]', "guild mercers, field colours: expected a list of different words"),
        (
            'colours = ["purple"]',
            'colours = ["red", "blue", "green"]',
            "guild mercers, field colours: expected 1 to 2 different colours",
        ),
        ("threshold = 5\n", "threshold = 0\n", "guild mercers, field threshold: expected a whole number from 1 to 15, found 0"),
        ("vp = 7\n", "vp = -1\n", "guild mercers, field vp: expected a whole number from 0 to 20, found -1"),
        ("vp = 7\nrewards = []\n", "vp = 7\n", "guild mercers, field rewards: expected a list of tables, found nothing"),
        (
            "vp = 7\nrewards = []\n",
            'vp = 7\nrewards = "hire"\n',
            "guild mercers, field rewards: expected a list of tables, found 'hire'",
        ),
        (
            '"reconstructed"',
            '"sure"',
            "guild mercers, field confidence: expected one of sourced, recalled, reconstructed, found 'sure'",
        ),
        ('id = "mercers"', 'id = "mercers"\nchurch = false', "guild mercers: unknown field church"),
        ("church = true\n", "", "building st-lawrence-jewry, field church: expected one of true, false, found nothing"),
        ("church = true", "church = false", r"building \(church\): expected 1 in all .*found 0"),
        ("church = false", "church = true", r"building \(church\): expected 1 in all .*found 2"),
        (
            '["yellow", "blue", "green", "purple"]',
            '["yellow", "blue", "green"]',
            "building st-lawrence-jewry, field colours: expected 4 to 4",
        ),
        (
            '["yellow", "blue", "green", "purple"]',
            str(list(COLOURS)),
            "building st-lawrence-jewry, field colours: expected 4 to 4",
        ),
        ('id = "gog-and-magog"', 'id = "gog-and-magog"\nnumber = 41', "building gog-and-magog: unknown field number"),
        (
            'id = "token-vp1"\nvp = 1',
            'id = "token-vp1"\nvp = 10',
            "token token-vp1, field vp: expected a whole number from 0 to 9",
        ),
        ("rewards = []\ncopies = 3", "rewards = []\ncopies = 4", r"token: expected 30 in all .*found 31"),
        (
            "rewards = []\ncopies = 3",
            "rewards = []\ncopies = 0",
            "token token-vp1, field copies: expected a whole number from 1 to 30",
        ),
        (
            'colour = "yellow"',
            'colour = "white"',
            "card apprentices, field colour: expected one of yellow, blue, red, green, purple",
        ),
        (
            'symbols = ["yellow"]',
            'symbols = ["yellow", "red", "blue"]',
            "card apprentices, field symbols: expected 1 to 2 different colours",
        ),
        ("cost = 0", "cost = -1", "card apprentices, field cost: expected a whole number from 0 to"),
        (
            'effects = [{ effect = "hire", n = 2 }]',
            "effects = []",
            "card apprentices, field effects: expected a list of tables, found",
        ),
        ('"hire", n = 2 }]\ncopies = 4', '"hire", n = 2 }]\ncopies = 5', r"card: expected 105 in all .*found 106"),
        ('id = "indentures"', 'id = "apprentices"', "id apprentices: expected once, found 2 times"),
        ('id = "toast"', 'id = "mercers"', "id mercers: expected once, found 2 times"),
        (
            'count = "masters-total"',
            'count = "masters"',
            "mayoral man-of-many-liveries, field count: expected one of masters-with-symbol",
        ),
        ('symbol = "yellow"', 'symbol = "white"', "mayoral friend-of-the-yellow-guilds, field symbol: expected one of yellow"),
        ('symbol = "yellow"\n', "", "mayoral friend-of-the-yellow-guilds, field symbol: expected one of .*, found nothing"),
        (
            'count = "masters-total"',
            'count = "masters-total"\nsymbol = "red"',
            "mayoral man-of-many-liveries: unknown field symbol",
        ),
        ("symbols = 1\n", "symbols = 3\n", "mayoral pure-crafts, field symbols: expected a whole number from 1 to 2, found 3"),
        ("threshold = 5\nvp = 2", "vp = 2", "mayoral great-companies, field threshold: expected a whole number from 1 to 15"),
        (
            "bonus_if_all = 2\n",
            "",
            "mayoral lord-mayors-balance, field bonus_if_all: expected a whole number from 0 to 9, found nothing",
        ),
        (
            "most = 8",
            "most = 0",
            "mayoral friend-of-the-yellow-guilds, field most: expected a whole number from 1 to 30, found 0",
        ),
        (
            "second_vp = 3\n",
            "",
            "plantation, field virginia, field second_vp: expected a whole number from 0 to 20, found nothing",
        ),
        ("boris_one_vp = 3", 'boris_one_vp = "3"', "plantation, field virginia, field boris_one_vp: expected a whole number"),
        ("[plantation.ulster]", "[plantation.bermuda]", "plantation, field ulster: expected a table, found nothing"),
        ("[plantation.ulster]", "[plantation.bermuda]\nvp = 1\n[plantation.ulster]", "plantation: unknown field bermuda"),
        ("[plantation.virginia]", "[bermuda]\nvp = 1\n[plantation.virginia]", "the file: unknown field bermuda"),
    ],
)
def test_a_wrong_entry_is_refused_with_its_name_field_and_what_was_expected(old: str, new: str, message: str) -> None:
    found = why(changed(old, new))
    assert re.search(message, found), found


@pytest.mark.rule("GOL-B52", "GOL-B01")
@pytest.mark.parametrize(("what", "expected"), [("guild", 40), ("building", 5), ("token", 30), ("card", 105), ("mayoral", 21)])
def test_the_box_must_be_complete(what: str, expected: int) -> None:
    blocks = re.split(r"(?=\n\[\[|\n\[plantation\.v)", STANDARD)
    first = next(block for block in blocks if f"[[{what}]]" in block and "church = true" not in block)
    assert re.match(rf"{what}: expected {expected} in all .*found \d+", why("".join(block for block in blocks if block != first)))
    none = why("".join(block for block in blocks if f"[[{what}]]" not in block))
    assert none == f"the file, field {what}: expected a list of tables, found nothing"


@pytest.mark.rule("GOL-B52")
@pytest.mark.parametrize("text", ["", "guild = 5", "[[guild]]", "guild = [1]", "a = [", "\ufeff\x00", "plantation = 1"])
def test_a_file_of_another_kind_is_refused(text: str) -> None:
    assert why(text)


@pytest.mark.rule("GOL-B52")
def test_choices_inside_choices_without_end_are_refused_like_any_other_mistake() -> None:
    deep = "".join(f"[[card.effects{'.options' * depth}]]\neffect = 'choose-one'\n" for depth in range(400))
    text = changed(SPOTS["card"] + '\ncopies = 1\nconfidence = "reconstructed"\n', f'copies = 1\nconfidence = "recalled"\n{deep}')
    assert len(tomllib.loads(text)["card"]) == 47
    assert why(text)


# --- editions that differ


def play_with(text: str, *hand: str) -> Guilds:
    """A position in your turn with these cards of an edition in hand."""
    components = read_components(text)
    s = fresh(components=components)
    s.agenda.clear()
    for word in hand:
        s.hand[[card.id for card in components.cards].index(word)] += 1
    s.hand_size = len(hand)
    return s


@pytest.mark.rule("GOL-B52", "GOL-B21")
def test_each_of_the_105_cards_may_have_an_entry_of_its_own() -> None:
    text = "".join(one_by_one())
    cards = [card.id for card in read_components(text).cards]
    assert len(cards) == 105
    for card in cards:
        s = play_with(text, card)
        run(s, PlayCard())
        assert {word.rsplit("-", 1)[0] for word in offered(s)} == {card, "end"}


@pytest.mark.rule("GOL-B52", "GOL-B21")
@pytest.mark.parametrize("word", ["end", "go-on", "stop", "store"])
def test_no_card_may_be_called_like_another_answer_to_the_question_which_card(word: str) -> None:
    assert word in why(changed('id = "toast"', f'id = "{word}"'))
