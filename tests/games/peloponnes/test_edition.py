"""A wrong edition file is refused with the entry, the field and what was expected."""

import re
from pathlib import Path

import pytest

import soloist
from soloist.engine.text.errors import BadEdition
from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.components import GOODS
from soloist.games.peloponnes.edition import read_components
from tests.games.peloponnes.acting import draw, income, own_edition, purchases
from tests.games.peloponnes.position import goods, position
from tests.support.driving import run

STANDARD = GAME.standard.text
NUMBER = "expected a whole number from"


def entry(what: str, name: str) -> str:
    """The text of one entry of the standard edition."""
    found = re.search(rf'\[\[{what}\]\]\nid = "{name}"\n(?:.+\n)*', STANDARD)
    assert found is not None
    return found.group()


def table(name: str) -> str:
    found = re.search(rf"\[{name}\]\n(?:.+\n)*", STANDARD)
    assert found is not None
    return found.group()


def changed(part: str, old: str, new: str) -> str:
    """The standard edition with one change in this part of it."""
    assert old in part, f"{old!r} is not in {part!r}"
    return STANDARD.replace(part, part.replace(old, new, 1), 1)


def why(text: str) -> str:
    with pytest.raises(BadEdition) as error:
        read_components(text)
    assert all(error.value.text(language) for language in soloist.LANGUAGES)
    return str(error.value)


# --- good files


def test_the_standard_edition_is_accepted() -> None:
    components = read_components(STANDARD)
    assert [len(group) for group in components.group_numbers] == [15, 15, 10]
    assert (len(components.civilizations), len(components.heroes), len(components.colonies)) == (7, 14, 10)
    expansion = components.expansion
    assert (expansion.attacks, expansion.per_chip, expansion.lost_inhabitants, expansion.angelos_tiles) == ([4, 8], 2, 2, 0)
    assert (expansion.strength_cost, expansion.mercenary_coins) == ([1, 1, 1, 0, 0, 0, 0], 1)
    assert len(GOODS) == 7


def test_what_is_reconstructed_is_called_doubtful() -> None:
    doubtful = [component.confidence for component in GAME.doubtful(GAME.standard)]
    assert doubtful == ["reconstructed"] * (14 + 10 + 3)


def test_a_file_of_ones_own_is_used(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(changed(entry("tile", "deep-forest"), "price = 2", "price = 6"), encoding="utf-8")
    edition = GAME.load_edition(file)
    s = position(components=edition.components, normal=("deep-forest",), goods="coins:5")
    assert (edition.own, purchases(s)) == (True, [])


def test_the_numbers_of_the_expansion_can_be_corrected() -> None:
    s = position(components=own_edition("attacks = [4, 8]", "attacks = [2, 8]"), goods="inhabitants:9", colony="milet")
    assert draw(s, "persians persians") == {"inhabitants": -2}
    s = position(components=own_edition("lost_inhabitants = 2", "lost_inhabitants = 4"), goods="inhabitants:9", colony="milet")
    assert draw(s, "persians " * 4) == {"inhabitants": -4}
    s = position(components=own_edition("per_chip = 2", "per_chip = 1"), goods="inhabitants:9", foe_strength=4)
    assert draw(s, "persians " * 4) == {}


def test_a_tile_may_have_several_panels() -> None:
    own = changed(entry("tile", "port"), "choice = 1", "choice = 2")
    s = position(components=read_components(own), buildings="port", hero="odysseus", colony="milet")
    assert income(s, "wood", "coins") == {"food": 2, "wood": 1, "coins": 2}


# --- wrong entries


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "street"', 'id = "Street"', "tile Street, field id: expected 3 to 40 small letters"),
        ('id = "street"', "id = 7", "tile 24, field id: expected 3 to 40 small letters"),
        ('id = "street"', 'id = "pass"', "tile pass, field id: expected 3 to 40 small letters"),
        ('id = "street"\n', "", "tile 24, field id: expected 3 to 40 small letters"),
        ('"building"', '"bridge"', "tile street, field kind: expected one of land, building, found 'bridge'"),
        ('group = "A"', 'group = "D"', "tile street, field group: expected one of A, B, C, found 'D'"),
        ('group = "A"\n', "", "tile street, field group: expected one of A, B, C, found nothing"),
        ("price = 1", "price = 21", f"tile street, field price: {NUMBER} 0 to 20, found 21"),
        ("price = 1", "price = -1", f"tile street, field price: {NUMBER} 0 to 20, found -1"),
        ("price = 1", "price = 1.5", f"tile street, field price: {NUMBER} 0 to 20, found 1.5"),
        ("price = 1", "price = true", f"tile street, field price: {NUMBER} 0 to 20, found True"),
        ("price = 1\n", "", f"tile street, field price: {NUMBER} 0 to 20, found nothing"),
        ("prestige = 4", 'prestige = "4"', f"tile street, field prestige: {NUMBER} 0 to 20, found '4'"),
        ("inhabitants = 1", "inhabitants = -10", f"tile street, field inhabitants: {NUMBER} -9 to 9, found -10"),
        ("inhabitants = 1\n", "", f"tile street, field inhabitants: {NUMBER} -9 to 9, found nothing"),
        ("{ stone = 1 }", "{ stone = 31 }", f"tile street, field cost, field stone: {NUMBER} 0 to 30, found 31"),
        ("{ stone = 1 }", "{ stone = -1 }", f"tile street, field cost, field stone: {NUMBER} 0 to 30, found -1"),
        ("{ stone = 1 }", "{ food = 1 }", "tile street, field cost: unknown field food; known here are stone, wood"),
        ("{ stone = 1 }", "1", "tile street, field cost: expected a table, found 1"),
        ("{ food = 1 }", "{ gold = 1 }", "tile street, field income: unknown field gold"),
        ("{ food = 1 }", "{ food = -1 }", f"tile street, field income, field food: {NUMBER} 0 to 30, found -1"),
        ("{ food = 1 }", "{ strength = 1 }", "tile street, field income: unknown field strength"),
        ("income =", "once = { inhabitants = 1 }\nincome =", "tile street, field once: unknown field inhabitants"),
        ("income =", "choice = 0\nincome =", f"tile street, field choice: {NUMBER} 1 to 3, found 0"),
        ("income =", "choice = 4\nincome =", f"tile street, field choice: {NUMBER} 1 to 3, found 4"),
        ("income =", 'protects = ["fire"]\nincome =', "tile street, field protects: expected a list of different"),
        ("income =", 'protects = "plague"\nincome =', "tile street, field protects: expected a list of different"),
        ("income =", "protects = []\nincome =", "tile street, field protects: expected a list of different"),
        ("income =", 'protects = ["plague", "plague"]\nincome =', "tile street, field protects: expected a list of different"),
        ("income =", "free_land = 1\nincome =", "tile street, field free_land: expected one of true, false, found 1"),
        ("income =", 'supply = "no"\nincome =', "tile street, field supply: expected one of true, false, found 'no'"),
        ('"sourced"', '"sure"', "tile street, field confidence: expected one of sourced, recalled, reconstructed, found 'sure'"),
        ("income =", "colour = 1\nincome =", "tile street: unknown field colour; known here are"),
    ],
)  # fmt: skip
def test_a_wrong_tile_is_named_with_field_and_what_was_expected(old: str, new: str, message: str) -> None:
    assert why(changed(entry("tile", "street"), old, new)).startswith(message)


def test_land_has_no_construction_cost() -> None:
    message = why(changed(entry("tile", "deep-forest"), "income =", "cost = { wood = 1 }\nincome ="))
    assert message.startswith("tile deep-forest: unknown field cost; known here are")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("coins = 7", "coins = 31", f"civilization sparta, field start, field coins: {NUMBER} 0 to 30, found 31"),
        ("coins = 7", "coins = -1", f"civilization sparta, field start, field coins: {NUMBER} 0 to 30, found -1"),
        ("coins = 7", "silver = 7", "civilization sparta, field start: unknown field silver; known here are coins, food"),
        ("{ wood = 1 }", "{ wood = -10 }", f"civilization sparta, field income, field wood: {NUMBER} -9 to 30, found -10"),
        ("{ wood = 1 }", "[1]", "civilization sparta, field income: expected a table, found [1]"),
        ("start =", "prestige = 1\nstart =", "civilization sparta: unknown field prestige"),
        ('confidence = "sourced"\n', "", "civilization sparta, field confidence: expected one of sourced"),
    ],
)
def test_a_wrong_civilisation_is_named(old: str, new: str, message: str) -> None:
    assert why(changed(entry("civilization", "sparta"), old, new)).startswith(message)


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("hector", "amount = 3", "amount = 0", f"hero hector, field amount: {NUMBER} 1 to 9, found 0"),
        ("hector", "amount = 3\n", "", f"hero hector, field amount: {NUMBER} 1 to 9, found nothing"),
        ("hector", '"persian-defence-bonus"', '"luck"', "hero hector, field ability: expected one of none, building-discount"),
        ("hector", '"persian-defence-bonus"', '"none"', "hero hector: unknown field amount"),
        ("hector", "angelos_clovers = 2", "angelos_clovers = 10", f"hero hector, field angelos_clovers: {NUMBER} 0 to 9"),
        ("hector", "angelos_clovers = 2\n", "", f"hero hector, field angelos_clovers: {NUMBER} 0 to 9, found nothing"),
        ("hector", "coins = 2", "clovers = 2", "hero hector, field start: unknown field clovers"),
        ("hector", "income = {}", "income = { coins = -1 }", f"hero hector, field income, field coins: {NUMBER} 0 to 30"),
        ("hector", "amount = 3", "amount = 3\nwood = 1", "hero hector: unknown field wood"),
        ("andromeda", '"tempest"', '"persians"', "hero andromeda, field disaster: expected one of decline, drought"),
        ("andromeda", 'disaster = "tempest"\n', "", "hero andromeda, field disaster: expected one of decline, drought"),
        ("daedalus", "wood = 1", "wood = 10", f"hero daedalus, field wood: {NUMBER} 0 to 9, found 10"),
        ("daedalus", "stone = 1", "stone = -1", f"hero daedalus, field stone: {NUMBER} 0 to 9, found -1"),
        ("achilles", 'ability = "no-halving-internal"\n', "", "hero achilles, field ability: expected one of none"),
    ],
)  # fmt: skip
def test_a_wrong_hero_is_named(name: str, old: str, new: str, message: str) -> None:
    assert why(changed(entry("hero", name), old, new)).startswith(message)


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("milet", "tie_win = true", "tie_win = 1", "colony milet, field tie_win: expected one of true, false, found 1"),
        ("milet", "supply_food = 3", "supply_food = 10", f"colony milet, field supply_food: {NUMBER} 0 to 9, found 10"),
        ("milet", "food = 11", "food = 31", f"colony milet, field storage, field food: {NUMBER} 1 to 30, found 31"),
        ("milet", "food = 11", "food = 11, luxury = 11", "colony milet, field storage: unknown field luxury"),
        ("milet", "food = 11", "food = 0", f"colony milet, field storage, field food: {NUMBER} 1 to 30, found 0"),
        ("milet", ", food = 11", "", f"colony milet, field storage, field food: {NUMBER} 1 to 30, found nothing"),
        ("milet", "storage = { wood = 10, stone = 10, food = 11 }\n", "", "colony milet, field storage: expected a table"),
        ("byzantion", "persian_loss = 1", "persian_loss = -1", f"colony byzantion, field persian_loss: {NUMBER} 0 to 9"),
        ("sinope", "conquest_price = 1", 'conquest_price = "1"', f"colony sinope, field conquest_price: {NUMBER} 0 to 9"),
        ("olbia", '"drought"', '"dry"', "colony olbia, field protects: expected a list of different words"),
        ("emporion", "pass_coins = 5", "pass_coins = 10", f"colony emporion, field pass_coins: {NUMBER} 0 to 9, found 10"),
        ("emporion", "coins_per_prestige = 4", "coins_per_prestige = 0", f"colony emporion, field coins_per_prestige: {NUMBER}"),
        ("taras", "strength = 3", "power = 3", "colony taras, field start: unknown field power"),
        ("taras", "start =", "good = 1\nstart =", "colony taras: unknown field good"),
    ],
)  # fmt: skip
def test_a_wrong_colony_is_named(name: str, old: str, new: str, message: str) -> None:
    assert why(changed(entry("colony", name), old, new)).startswith(message)


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("strength", "wood = 1", "wood = 10", f"the file, field strength, field wood: {NUMBER} 0 to 9, found 10"),
        ("strength", "wood = 1", "coins = 1", "the file, field strength: unknown field coins"),
        ("strength", "confidence", "sureness", "the file, field strength, field confidence: expected one of sourced"),
        ("persians", "attacks = [4, 8]", "attacks = [4]", "the file, field persians, field attacks: expected a list of 2"),
        ("persians", "attacks = [4, 8]", "attacks = [4, 9]", "the file, field persians, field attacks: expected a list of 2"),
        ("persians", "attacks = [4, 8]", "attacks = [0, 8]", "the file, field persians, field attacks: expected a list of 2"),
        ("persians", "attacks = [4, 8]", "attacks = 4", "the file, field persians, field attacks: expected a list of 2"),
        ("persians", "per_chip = 2", "per_chip = 0", f"the file, field persians, field per_chip: {NUMBER} 1 to 9, found 0"),
        ("persians", "lost_inhabitants = 2\n", "", f"the file, field persians, field lost_inhabitants: {NUMBER} 0 to 9"),
        ("persians", "angelos_tiles = 0", "angelos_tiles = 4", f"the file, field persians, field angelos_tiles: {NUMBER} 0 to 3"),
        ("persians", "per_chip", "chips = 8\nper_chip", "the file, field persians: unknown field chips"),
        ("mercenaries", "coins = 1", "coins = 0", f"the file, field mercenaries, field coins: {NUMBER} 1 to 9, found 0"),
        ("mercenaries", "coins = 1", "coins = 1\nwood = 1", "the file, field mercenaries: unknown field wood"),
    ],
)  # fmt: skip
def test_wrong_numbers_of_the_expansion_are_named(name: str, old: str, new: str, message: str) -> None:
    assert why(changed(table(name), old, new)).startswith(message)


# --- wrong files


@pytest.mark.parametrize("name", ["strength", "persians", "mercenaries"])
def test_the_tables_of_the_expansion_may_not_be_left_out(name: str) -> None:
    assert why(STANDARD.replace(table(name), "")).startswith(f"the file, field {name}: expected a table, found nothing")


@pytest.mark.parametrize("what", ["tile", "civilization", "hero", "colony"])
def test_no_list_may_be_left_out(what: str) -> None:
    without = re.sub(rf"\[\[{what}\]\]\n(?:.+\n)*", "", STANDARD)
    assert why(without) == f"the file, field {what}: expected a list of tables, found nothing"


@pytest.mark.parametrize(
    ("what", "name", "message"),
    [
        ("tile", "street", "tile (group A): expected 15"),
        ("tile", "well", "tile (group B): expected 15"),
        ("tile", "stoa", "tile (group C): expected 10"),
        ("civilization", "sparta", "civilization: expected 7"),
        ("hero", "helen", "hero: expected 14"),
        ("colony", "taras", "colony: expected 10"),
    ],
)
def test_a_missing_entry_is_counted(what: str, name: str, message: str) -> None:
    assert why(STANDARD.replace(entry(what, name), "")).startswith(message)


@pytest.mark.rule("PEL-B12")
def test_exactly_two_tiles_carry_the_supply_symbol() -> None:
    message = why(changed(entry("tile", "granary-plain"), "supply = true", "supply = false"))
    assert message.startswith("tile (supply, group B): expected 1") and message.endswith("found 0")
    assert why(changed(entry("tile", "well"), "income =", "supply = true\nincome =")).endswith("found 2")


@pytest.mark.rule("PEL-B12", "PEL-B32")
@pytest.mark.parametrize("name", ["deep-forest", "populous-forest"])
def test_the_symbols_stand_on_one_b_tile_and_one_c_tile(name: str) -> None:
    moved = changed(entry("tile", "granary-plain"), "supply = true\n", "")
    part = entry("tile", name)
    assert "supply" in why(moved.replace(part, part.replace("income =", "supply = true\nincome =")))


@pytest.mark.rule("PEL-X13")
def test_the_two_attacks_come_with_two_different_chips() -> None:
    assert "attacks" in why(changed(table("persians"), "[4, 8]", "[4, 4]"))


@pytest.mark.parametrize(
    ("what", "name", "twin"),
    [("tile", "street", "bridge"), ("hero", "helen", "jason"), ("colony", "taras", "street"), ("civilization", "argos", "pylos")],
)
def test_no_id_comes_twice(what: str, name: str, twin: str) -> None:
    message = why(changed(entry(what, name), f'id = "{name}"', f'id = "{twin}"'))
    assert message == f"id {twin}: expected once, found 2 times"


@pytest.mark.rule("PEL-B39")
def test_no_tile_is_called_like_the_debt_of_another() -> None:
    assert "street-debt" in why(changed(entry("tile", "bridge"), 'id = "bridge"', 'id = "street-debt"'))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the file, field tile: expected a list of tables, found nothing"),
        ("tile = 5", "the file, field tile: expected a list of tables, found 5"),
        ("tile = [5]", "tile 1: expected a table, found 5"),
        ("not toml", "not a TOML file"),
        (STANDARD + "\n[extra]\n", "the file: unknown field extra; known here are civilization, colony, hero, mercenaries"),
    ],
)
def test_a_file_that_is_no_edition_is_refused(text: str, message: str) -> None:
    assert why(text).startswith(message)


@pytest.mark.rule("PEL-B27")
def test_a_storage_of_ones_own_counts() -> None:
    own = changed(entry("colony", "milet"), "wood = 10", "wood = 2")
    s = position(components=read_components(own), colony="milet", land="deep-forest")
    run(s)
    assert income(s) == {"wood": 2, "luxury": 1, "food": 2, "coins": 2}
    assert goods(s)["wood"] == 2
