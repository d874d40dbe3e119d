"""Angelos beside the real board: each instruction of the sheet is told in the words of the box, when it must be done."""

import re

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.engine.companion import CORRECT
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.words import LANGUAGES, source_of, unbroken
from soloist.games.peloponnes.companion import COMPANION
from soloist.games.peloponnes.companion.looks import goods
from soloist.games.peloponnes.components import COINS, INHABITANTS, STRENGTH
from soloist.library.store import Store
from tests.games.peloponnes.test_companion import plain, seated, told, values


def details(table: soloist.Table, message: str, language: str) -> list[str]:
    """The small lines below what was told with this message."""
    found = [event.phrase for event in table.news if event.phrase.message == message]
    return [plain(COMPANION.words.attribute(phrase, "detail", language)) for phrase in found]


@pytest.mark.rule("PEL-S21", "PEL-S22", "PEL-S23")
@pytest.mark.parametrize("surcharge", [0, 3])
@pytest.mark.parametrize(
    ("language", "laying", "paying"),
    [
        ("en", "lay your tile", "pay goods"),
        ("fr", "posez votre tuile", "ressources"),
        ("de", "leg dein plättchen an", "gütern"),
    ],
)
def test_your_turn_says_to_lay_the_tile_and_what_strength_is_paid_with(
    language: str, laying: str, paying: str, surcharge: int
) -> None:
    """It said only to pay the price, and that Strength may be raised."""
    table = COMPANION.deal("soldier", "K7Q2", {"conquest_surcharge": str(surcharge)})
    detail = details(table, "told-lay-surcharge", language)[0].lower()
    table.answer("ready")
    assert table.question is not None
    about = unbroken(table.question.about(language)).lower()
    assert laying in about and laying in detail
    assert paying in about and paying in detail
    assert ("+3" in about) == (surcharge == 3)


@pytest.mark.rule("PEL-S40")
@pytest.mark.parametrize(("language", "said"), [("en", "no Strength"), ("fr", "pas de Force"), ("de", "keine Stärke")])
@pytest.mark.parametrize("reading", ["population", "prestige"])
def test_a_captured_inhabitant_gives_him_no_strength(reading: str, language: str, said: str) -> None:
    table = COMPANION.deal("soldier", "K7Q2", {"captured_citizen_scores_as": reading})
    for token in ("ready", "round=4", "strength=5", "supply", "lower"):
        table.answer(token)
    assert [said in detail for detail in details(table, "told-his-marker", language)] == [True]


@pytest.mark.rule("PEL-S38", "PEL-S39")
def test_whoever_forgot_the_supply_symbol_can_have_had_no_inhabitant_too() -> None:
    """The conflict is then fought between your answer and his tile."""
    table = seated("soldier", "ready", "round=6", "strength=5", "passed", "yes", "lower")
    assert values(table)["markers"] == 1
    table.answer("nobody-captured")
    assert values(table)["markers"] == 0
    assert told(table) == ["Take the coin back: 1 → 0"]
    assert table.question is not None
    assert table.question.rule == "PEL-S12", "his tile is still to be chosen"
    assert "nobody-captured" not in [option.token for option in table.question.options]
    table = seated("soldier", "ready", "round=6", "strength=5", "passed", "no")
    assert table.question is not None
    assert "nobody-captured" not in [option.token for option in table.question.options]


@pytest.mark.rule("PEL-S12")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Angelos takes Aqueduct or Agora", "Angelos takes land with 3 stone or Well"]),
        ("fr", ["Angelos prend : Aqueduc ou Agora", "Angelos prend : terrain avec 3 pierres ou Puits"]),
        ("de", ["Angelos nimmt: Aquädukt oder Agora", "Angelos nimmt: Landschaft mit 3 Stein oder Brunnen"]),
    ],
)
def test_of_tiles_on_one_button_all_are_named_as_on_the_button(language: str, said: list[str]) -> None:
    """They are equal to him, and nobody says which of them is in his row. Regression: people who had tapped a name did not
    recognise "The tile (Prestige 3, 1 inhabitant)"."""
    found = []
    for tile in ("aqueduct", "settled-peaks"):
        table = seated("soldier", "ready", "round=4", "conquest", tile)
        found.append(plain(COMPANION.words.say(table.news[0].phrase, language)))
    assert found == said
    table = seated("soldier", "ready", "conquest", "street")
    assert told(table)[0] == "Angelos takes Street"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 8])
def test_corrections_name_lands_as_the_list_does(number: int, language: str) -> None:
    """Land tiles have no printed names. Regression: corrections used names of ours that appeared nowhere else."""
    table = seated("soldier", "ready", *([f"round={number}"] if number > 1 else []))
    assert table.question is not None
    said = [option.text(language) for option in table.question.options if option.kind == CORRECT]
    lands = [tile.id for tile in COMPANION.standard.components.tiles if tile.land]
    names = [COMPANION.words.say(Phrase("tile-name", id=id), language) for id in lands]
    assert [name for name in names if any(name in text for text in said)] == []
    assert len(set(said)) == len(said), "each can be told from the others"


def clock(table: soloist.Table) -> int:
    assert table.scene.clock is not None
    return table.scene.clock[0]


@pytest.mark.rule("PEL-S06", "PEL-X13")
def test_the_clock_stays_while_chips_of_the_round_are_due() -> None:
    """Regression: the clock moved on as soon as Angelos had his tile."""
    table = seated("soldier", "ready", "round=4", "passed", "aqueduct")
    assert clock(table) == 4
    table.answer("strength=5")
    assert clock(table) == 4, "a correction moves nothing on"
    table.answer("persians")
    assert clock(table) == 4
    table.answer("held")
    assert "Draw the remaining chips of round 4" in told(table)
    assert clock(table) == 4
    table.answer("conquest")
    assert clock(table) == 5
    table = seated("soldier", "ready", "round=4", "passed", "aqueduct", "supply")
    assert clock(table) == 5, "tiles of round 5 are revealed"
    table = seated("soldier", "ready", "round=4", "passed", "aqueduct", "round=7")
    assert clock(table) == 7, "you said so"


@pytest.mark.rule("PEL-S05", "PEL-S11")
@pytest.mark.parametrize(
    ("language", "counts", "unused", "first"),
    [
        ("en", "inhabitants and coins", "ability", "Draw yours first"),
        ("fr", "Citoyens et ses pièces", "capacité", "Tirez d’abord"),
        ("de", "Bewohner und Münzen", "Fähigkeit", "Zieh zuerst"),
    ],
)
def test_what_counts_of_his_civilisation_and_of_his_hero(language: str, counts: str, unused: str, first: str) -> None:
    """A civilisation has no ability. Even if he gets only a hero, you draw yours first."""
    table = seated("general", "messene", "hector")
    civilization, hero = details(table, "told-lay-card", language)
    assert counts in civilization and unused not in civilization
    assert unused in hero
    for level in ("general", "officer"):
        table = seated(level)
        assert table.question is not None
        assert first in table.question.about(language)


@pytest.mark.parametrize(
    ("language", "box", "his"),
    [
        ("en", "A tile in my box is printed differently", "Discard { $tile } from his tiles"),
        ("fr", "Une tuile de ma boîte porte d’autres valeurs", "Défaussez de ses tuiles : { $tile }"),
        ("de", "In meiner Schachtel ist ein Plättchen anders bedruckt", "Leg aus dem Spiel: { $tile }"),
    ],
)
def test_a_tile_is_of_your_box_or_of_his_row(language: str, box: str, his: str) -> None:
    table = seated("soldier", "ready", "round=4", "passed", "aqueduct", "supply", "higher")
    assert table.question is not None
    words = {option.token: option.text(language) for option in table.question.options}
    assert unbroken(words["box-tile"]).startswith(box)
    lost = next(event.phrase for event in table.news if event.phrase.message == "told-he-loses")
    tile = COMPANION.words.say(lost.values["tile"], language)  # type: ignore[arg-type]
    assert unbroken(COMPANION.words.say(lost, language)) == unbroken(his.replace("{ $tile }", tile))


@pytest.mark.rule("PEL-X14")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The Persians’ Strength (8) is not certain: check your rulebook."),
        ("fr", "La Force des Perses (8) n’est pas certaine : vérifiez votre livret."),
        ("de", "Nennt deine Anleitung statt 8 eine andere Zahl, gilt die."),
    ],
)
def test_who_is_not_told_for_certain_is_told_where_to_look(language: str, said: str) -> None:
    """Regression: \"Is reconstructed: your rulebook decides\" was not understood."""
    table = seated("soldier", "ready", "round=4", "persians")
    assert table.question is not None
    assert plain(table.question.about(language)).endswith(said)


@pytest.mark.rule("PEL-X16", "PEL-X17")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "check your rulebook"), ("fr", "vérifiez votre livret"), ("de", "Anleitung")]
)
def test_what_the_persians_cost_is_as_uncertain_as_their_strength(language: str, said: str) -> None:
    """Regression: only their Strength was called uncertain, but all these numbers are reconstructed."""
    table = seated("soldier", "ready", "round=4", "persians", "held")
    assert [said in detail for detail in details(table, "told-halve-yours-hire", language)] == [True]
    table = seated("soldier", "ready", "round=4", "persians", "lost")
    assert [said in detail for detail in details(table, "told-lose-inhabitants", language)] == [True]
    assert [said in detail for detail in details(table, "told-both-zero", language)] == [True]
    text = COMPANION.standard.text
    for entry in ("\n[persians]", "\n[mercenaries]"):
        head, found, rest = text.partition(entry)
        text = head + found + rest.replace("reconstructed", "sourced", 1)
    for fought in ("held", "lost"):
        table = COMPANION.deal("soldier", "K7Q2", {}, COMPANION.edition(text))
        for token in ("ready", "round=4", "persians", fought):
            table.answer(token)
        news = [COMPANION.words.attribute(event.phrase, "detail", language) for event in table.news]
        assert not [detail for detail in news if said in detail], "whoever knows the numbers is not sent to look"


@pytest.mark.rule("PEL-S05", "PEL-S14", "PEL-S15", "PEL-S16", "PEL-S17")
@pytest.mark.parametrize(
    ("level", "drawn", "english", "french", "german"),
    [
        ("soldier", [], "no civilisation, no hero, ", "ni Civilisation, ni Héros, ", "keine Zivilisation, kein Held, "),
        ("sergeant", ["messene"], "no hero, ", "ni Héros, ", "kein Held, "),
        ("officer", ["hector"], "no civilisation, ", "ni Civilisation, ", "keine Zivilisation, "),
        ("general", ["messene", "hector"], "", "", ""),
    ],
)
def test_set_up_says_what_he_does_not_get_at_his_rank(
    level: str, drawn: list[str], english: str, french: str, german: str
) -> None:
    """Regression: people who read only the screen drew a civilisation for the soldier."""
    table = seated(level, *drawn)
    assert details(table, "told-lay-his", "en") == [english + "no colony, no coins, no goods"]
    assert details(table, "told-lay-his", "fr") == [french + "ni Colonie, ni pièces, ni biens"]
    assert details(table, "told-lay-his", "de") == [german + "keine Kolonie, keine Münzen, keine Güter"]


@pytest.mark.rule("PEL-S48", "PEL-S49")
@pytest.mark.parametrize(
    ("language", "lower", "clovers"),
    [
        ("en", "lower total", "Divide your clovers freely (1 point each) between Prestige and Population."),
        ("fr", "plus petit total", "Répartissez librement vos Trèfles (1 point chacun) entre Prestige et Population."),
        ("de", "kleinerer Wert", "Verteil deine Kleeblätter frei (je 1 Punkt) auf Prestige und Bevölkerung."),
    ],
)
def test_the_last_question_says_what_your_clovers_are_worth(language: str, lower: str, clovers: str) -> None:
    """Regression: "with clovers" did not say how many points they are worth, nor that they can be divided."""
    table = seated("soldier", "ready", "round=8", "conquest", "no", "stoa", "go-on", "higher")
    assert table.question is not None
    assert lower in table.question.heading(language)
    assert clovers in plain(table.question.about(language))


@pytest.mark.rule("PEL-B32")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "only if that supply round is over"),
        ("fr", "seulement si cet approvisionnement a déjà eu lieu"),
        ("de", "nur wenn die Versorgungsrunde schon war"),
    ],
)
def test_no_to_a_symbol_that_must_have_come_says_when_that_is_right(language: str, said: str) -> None:
    """All tiles of the letter have been revealed. Regression: "No" went on without an explanation."""
    table = seated("soldier", "ready", "round=6", "passed")
    assert table.question is not None
    assert {option.token: option.detail(language) for option in table.question.options if not option.kind} == {
        "yes": "",
        "no": said,
    }


UNITS = {
    "en": "clovers?|inhabitants?|coins?|points?|Prestige|Population|Strength|tiles?|stone|wood|food",
    "fr": "Trèfles?|Citoyens?|pièces?|points?|Prestige|Population|Force|tuiles?|jetons?|pierres?|bois|nourritures?",
    "de": "Kleeblatt|Kleeblätter|Bewohner|Münzen?|Punkte?|Prestige|Bevölkerung|Stärke|Plättchen|Stein|Holz|Nahrung",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_and_its_noun_stay_on_one_line(language: str) -> None:
    """Regression: phones showed "+1 clover, 1" on one line and "Strength" on the next."""
    torn = re.compile(rf"(\d|\}}) (({UNITS[language]})\b|\{{ \$\w+ ->)")
    # A name or a row is no number, and neither is a variant of a plural.
    names = re.compile(r"\{ \$(tile|tiles|card|hero|now|total) \} ")
    lines = source_of(COMPANION.package, language).splitlines()
    assert [line for line in lines if torn.search(names.sub("", line))] == []
    some = [(STRENGTH, 1), (COINS, 5), (INHABITANTS, -2)]
    assert all("\u00a0" in COMPANION.words.say(goods(good, amount), language) for good, amount in some)


def test_a_land_is_not_drawn_as_a_building(client: TestClient, store: Store) -> None:
    """Regression: instructions about any of his tiles had the picture of a house."""
    table = seated("soldier", "ready", "passed", "bare-peaks")
    told_lines = client.get(f"/tables/{store.add(table)}").text.partition('<ol class="do')[2].partition("</ol>")[0]
    assert "#u-tile" in told_lines and "#l-house" not in told_lines


@pytest.mark.rule("PEL-S13")
@pytest.mark.parametrize(
    ("taken", "english", "french", "german"),
    [
        (["granary-plain"], "", "", ""),
        (["settled-peaks"], ". The one that he has", ". Celle qu’il a", ". Das, das er davon hat"),
        (
            ["settled-peaks", "settled-peaks"],
            ". Of those that he has, the rightmost",
            ". De celles qu’il a, la plus à droite",
            ". Von denen, die er hat, das rechte",
        ),
        (["other-tile 3 1 0"], ". If equal, the rightmost", ". À égalité, la plus à droite", ". Bei Gleichstand sein rechtes"),
    ],
)
def test_which_tile_he_loses_if_its_name_is_that_of_several(taken: list[str], english: str, french: str, german: str) -> None:
    """ "If equal, the rightmost" stood below "land with 3 stone or Well", though he had only one of them."""
    table = seated("soldier", "ready", "round=3")
    for tile in taken:
        for token in ("round=4", "conquest", *tile.split()):
            table.answer(token)
    for token in ("supply", "higher"):
        table.answer(token)
    numbers = f"Prestige {2 if taken == ['granary-plain'] else 3}, 1 inhabitant, 0 coins"
    assert details(table, "told-he-loses", "en") == [f"{numbers}{english}. It leaves the game"]
    assert details(table, "told-he-loses", "fr")[0].endswith(f"0 pièce{french}. Elle quitte le jeu")
    assert details(table, "told-he-loses", "de")[0].endswith(f"0 Münzen{german}")


@pytest.mark.rule("PEL-S28", "PEL-S33", "PEL-X13")
@pytest.mark.parametrize(
    ("language", "stronger", "equal", "conflict", "chip"),
    [
        ("en", "Strength for him", "no Strength", "with conflict", "at Persian chip 4"),
        ("fr", "Force pour lui", "pas de Force", "avec conflit", "au 4e jeton perse"),
        ("de", "Stärke für ihn", "keine Stärke", "mit Konflikt", "beim 4. Perserchip"),
    ],
)
def test_each_answer_about_your_row_says_what_follows(language: str, stronger: str, equal: str, conflict: str, chip: str) -> None:
    """ "He stays equal" was not understood, and after the supply symbol a conflict came as a surprise."""
    table = seated("soldier", "ready", "round=4")
    assert table.question is not None
    said = {option.token: plain(option.detail(language)) for option in table.question.options if option.kind in ("", "event")}
    assert said == {"normal": stronger, "conquest": equal, "passed": stronger, "supply": conflict, "persians": chip}
