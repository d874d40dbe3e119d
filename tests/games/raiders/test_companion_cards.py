"""Beside the real board: which cards are ours, the order of the sets, entering a card on one screen, and correcting one."""

import pytest

import soloist
from soloist.engine.text.edition import Edition
from soloist.engine.text.errors import BadEdition, OlderRules, Refused
from soloist.engine.text.words import LANGUAGES, unbroken
from soloist.games.raiders.companion import COMPANION
from soloist.games.raiders.companion.correct_card import DIFFERS
from soloist.games.raiders.companion.new_card import stands_for
from soloist.games.raiders.components import BUILDINGS
from tests.games.raiders.test_companion import NEW_CARD, asked, his, offered, seated, state, told

ALL_SOURCED = COMPANION.standard.text.replace('confidence = "reconstructed"', 'confidence = "sourced"')
LEFT_FORTRESS = ("fortress-left", "tactic-19")
SAME_BUT_MILL = ("9", "3", "10", "2-1", "0", "0", "1", "mill")
"""The lines of that card, except that it closes the Mill."""


def edition(text: str) -> Edition:
    return COMPANION.edition('base = "standard"\n' + text)


# --- whose cards


def test_before_the_choice_it_is_said_how_many_cards_are_ours() -> None:
    question = COMPANION.deal("normal", "K7Q2").question
    assert question is not None
    assert question.about("en").startswith("Reconstructed tactic cards: 22 of 23. Yours may differ.")
    assert question.about("de").startswith("Rekonstruierte Karten: 22 von 23.")
    assert question.about("fr").startswith("Cartes reconstituées : 22 sur 23.")


def test_nothing_is_said_if_all_cards_are_those_of_the_box() -> None:
    question = COMPANION.deal("normal", "K7Q2", {}, COMPANION.edition(ALL_SOURCED)).question
    assert question is not None
    assert question.about("en") == "You can change this later."


# --- the order of the sets


@pytest.mark.rule("RNS-S12", "RNS-S29")
@pytest.mark.parametrize(
    ("language", "card", "line"),
    [
        (
            "en",
            "takes the middle set, otherwise the right, otherwise the left.",
            "Look at the middle set, otherwise right, otherwise left.",
        ),
        ("de", "nimmt das mittlere Beutefeld, sonst das rechte", "Sieh nach: Beutefeld Mitte, sonst rechts, sonst links."),
        ("fr", "prend le lot du milieu, sinon celui de droite", "Regardez le lot du milieu, sinon droite, sinon gauche."),
    ],
)
def test_the_order_is_said_as_left_middle_and_right(language: str, card: str, line: str) -> None:
    table = seated("armour=5", "provisions=5", "done", "harbour-left")
    assert table.question is not None
    assert card in unbroken(table.question.option("tactic-02").detail(language))
    table.answer("tactic-02")
    assert table.question.about(language).endswith(line)


@pytest.mark.rule("RNS-S29")
@pytest.mark.parametrize(
    ("language", "line", "why"),
    [
        ("en", "Clear the set you just counted", "(the middle set, otherwise right, otherwise left)"),
        ("de", "Räum das eben gezählte Beutefeld ab", "(Beutefeld Mitte, sonst rechts, sonst links)"),
        ("fr", "Retirez le lot déjà compté", "(le lot du milieu, sinon droite, sinon gauche)"),
    ],
)
def test_the_set_that_was_counted_is_cleared_and_not_decided_on_again(language: str, line: str, why: str) -> None:
    table = seated("armour=5", "provisions=5", "done", "harbour-left", "tactic-02", "0")
    (phrase,) = [event.phrase for event in table.news if event.phrase.message == "told-clear-set"]
    assert unbroken(COMPANION.words.say(phrase, language)) == line
    assert why in unbroken(COMPANION.words.attribute(phrase, "why", language))


@pytest.mark.rule("RNS-S29")
def test_a_set_that_is_gone_is_not_named() -> None:
    table = seated("outpost-right=1", "armour=5", "provisions=8", "done", "outpost-right", "tactic-12")
    assert table.question is not None
    about = table.question.about("en")
    assert about.endswith("Look at the left set, otherwise right."), "nobody knows which of the two was taken"
    table = seated("armour=10", "provisions=8", "done", "harbour-left", "tactic-01")
    s = state(table)
    s.set_there[0] = False
    assert table.step is not None
    about = COMPANION.words.attribute(table.step.question(s), "about", "en")
    assert about.endswith("Look at the middle set, otherwise right.")


@pytest.mark.rule("RNS-S31")
@pytest.mark.parametrize(("language", "why"), [("en", "No rule brings it back"), ("de", "holt ihn von dort"), ("fr", "revenir")])
def test_it_is_said_why_the_worker_never_comes_back(language: str, why: str) -> None:
    table = seated("armour=5", "provisions=5", "done", "harbour-left", "tactic-02", "0")
    (line,) = [event.phrase for event in table.news if event.phrase.message == "told-clear-set"]
    assert why in unbroken(COMPANION.words.attribute(line, "why", language))


# --- a new card on one screen


@pytest.mark.rule("RNS-S09", "RNS-S10", "RNS-S11", "RNS-S12", "RNS-S13", "RNS-S14")
def test_all_lines_of_a_new_card_are_shown_with_values_to_start_from() -> None:
    table = seated("done", "new-card", "fortress-right")
    (zone,) = [zone for zone in table.scene.zones if zone.id == "new-card"]
    numbers = {spot.id: (spot.value, spot.limit) for spot in zone.spots if spot.value is not None}
    assert numbers == {
        "line-armour": (7, 10),
        "line-provisions": (4, 8),
        "line-vp": (8, 30),
        "line-gain-armour": (2, 9),
        "line-gain-provisions": (0, 9),
        "line-gain-offering": (0, 1),
    }, "those of a card that raids there too"
    choices = {spot.id: [mark.id for mark in spot.marks] for spot in zone.spots if spot.value is None}
    assert choices == {"line-order": ["1-2", "2-1"], "line-building": list(BUILDINGS)}
    assert not any(mark.count for spot in zone.spots for mark in spot.marks), "people choose these themselves"
    assert [spot.id for spot in zone.spots].index("line-order") == 3, "in the order in which they are answered"


def test_the_heading_names_the_settlement_in_every_line() -> None:
    table = seated("done", "new-card", "fortress-left")
    for token in ("7", "4", "8", "1-2", "2", "0", "0", "mill"):
        assert table.question is not None
        assert table.question.heading("de") == "Neue Karte, Linke Festung: Was zeigt sie?"
        table.answer(token)


@pytest.mark.parametrize("place", ["fortress-left", "outpost-right", "harbour-middle"])
def test_one_request_enters_the_whole_card_and_is_taken_back_at_once(place: str) -> None:
    table = seated("done", place, "new-card")
    (zone,) = [zone for zone in table.scene.zones if zone.id == "new-card"]
    lines = [str(spot.value) if spot.value is not None else spot.marks[-1].id for spot in zone.spots]
    table.answer(*lines)
    assert [card.closes for card in state(table).new_cards] == [BUILDINGS.index("long-house")]
    assert COMPANION.entered(state(table)).count("[[tactic]]") == 1, "it is kept"
    table.undo()
    assert (asked(table), state(table).new_cards) == ("NewArmour", [])


@pytest.mark.rule("RNS-S34")
def test_a_card_that_gives_nothing_is_refused_with_the_reason() -> None:
    table = seated("done", "fortress-left", "new-card")
    with pytest.raises(Refused, match="every card gives armour"):
        table.answer("7", "4", "8", "1-2", "0", "0", "0", "mill")
    assert asked(table) == "NewArmour", "all or none"
    table.answer("7", "4", "8", "1-2", "0", "0", "1", "mill")
    assert his(table)["offerings"] == 1


@pytest.mark.rule("RNS-S12")
@pytest.mark.parametrize(
    ("language", "reason"), [("en", "sets of monasteries"), ("de", "Beutefelder von Klöstern"), ("fr", "lots de monastères")]
)
def test_a_card_of_one_kind_with_sets_of_another_is_refused_with_the_reason(language: str, reason: str) -> None:
    lines = COMPANION.standard.text.partition('id = "tactic-14"')[2].partition("[[tactic]]")[0]
    wrong = lines.replace('"monastery-left.1", "monastery-left.2"', '"harbour-left.1", "harbour-left.2"')
    with pytest.raises(BadEdition) as refused:
        edition('[[tactic]]\nid = "tactic-14"' + wrong)
    assert reason in unbroken(refused.value.text(language))


THREE_THREE = ("3", "3", "5", "1-2", "1", "2", "0", "barracks")
"""Like tactic-12, but for 1 provision less."""


@pytest.mark.rule("RNS-S12")
@pytest.mark.parametrize(
    ("language", "replaced"),
    [
        ("en", "replaces: Right outpost (armour 4, provisions 4, 5 VP)"),
        ("fr", "remplace : Avant-poste de droite (Armement 4, Provisions 4, 5 PV)"),
        ("de", "ersetzt: Rechter Außenposten (Rüstung 4, Proviant 4, 5 SP)"),
    ],
)
def test_the_card_that_a_new_one_replaces_is_named(language: str, replaced: str) -> None:
    table = seated("done", "outpost-right", "new-card", *THREE_THREE)
    (line,) = [event.phrase for event in table.news if event.phrase.message == "told-new-card"]
    assert unbroken(COMPANION.words.attribute(line, "detail", language)) == replaced


@pytest.mark.rule("RNS-S12")
def test_a_replaced_card_may_come_all_the_same_and_is_one_tap() -> None:
    table = seated("done", "outpost-right", "new-card", *THREE_THREE, "done", "outpost-right")
    assert offered(table) == ["tactic-12", "was-tactic-13", "new-card"]
    assert table.question is not None and table.question.option("was-tactic-13").text("de").startswith("Rüstung 4,")
    table.answer("was-tactic-13")
    s = state(table)
    assert "Closed on your turn 3: Town Hall" in told(table) and (s.pile_left, sum(s.tactics)) == (19, 21)
    assert {card.id: (card.armour, card.provisions) for card in s.new_cards} == {"tactic-13": (3, 3), "tactic-10": (4, 4)}
    assert edition(COMPANION.entered(s)).components.tactics[9].vp == 5, "the next game has both"
    table.answer("done")
    table.answer("outpost-left")
    assert offered(table) == ["tactic-11", "was-tactic-10", "new-card"], "that one may come as well"


@pytest.mark.rule("RNS-S08")
def test_after_the_shuffle_no_replaced_card_is_left() -> None:
    table = seated("done", "outpost-right", "new-card", *THREE_THREE)
    while state(table).pile_left:
        table.answer("done")
        while asked(table) != "YourTurn":
            table.answer(next(token for token in offered(table) if token != "new-card"))
    assert state(table).replaced
    table.answer("done")
    assert (state(table).first_pass, state(table).replaced) == (False, [])


@pytest.mark.rule("RNS-S12")
def test_the_most_similar_card_is_replaced_and_none_that_was_entered() -> None:
    table = seated("done", "fortress-left", "new-card", "9", "3", "9", "2-1", "0", "0", "1", "town-hall")
    assert [card.id for card in state(table).new_cards] == ["tactic-19"], "only its VP differ"
    s = state(table)
    s.tactics[18] = 1
    assert stands_for(s, s.cards[18]) == 17, "not the one entered here"


def test_a_record_of_earlier_rules_is_read_up_to_a_card_that_another_one_replaces_now() -> None:
    table = seated("done", "fortress-left", "new-card", "9", "3", "8", "2-1", "0", "0", "1", "town-hall")
    table.answer("done", "fortress-left", "tactic-18")
    record = table.record().replace(f"\nrules: {COMPANION.revision}", "\nrules: 2")
    assert soloist.read(record).record().count("tactic-18") == 1
    with pytest.raises(OlderRules):
        soloist.read(record.replace("tactic-18", "tactic-19"))


# --- a card that differs


@pytest.mark.rule("RNS-S12")
def test_a_card_is_corrected_in_your_turn() -> None:
    table = seated(DIFFERS, *LEFT_FORTRESS, "fortress-left", *SAME_BUT_MILL)
    assert (asked(table), told(table)) == ("YourTurn", ["His card is corrected"])
    (card,) = state(table).new_cards
    assert (card.id, card.armour, BUILDINGS[card.closes]) == ("tactic-19", 9, "mill")
    assert (state(table).pile_left, sum(state(table).tactics)) == (21, 23), "it was not turned"
    for answer in ("done", *LEFT_FORTRESS):
        table.answer(answer)
    assert "Closed on your turn 2: Mill" in told(table)


def test_the_form_starts_from_the_card_that_is_corrected() -> None:
    table = seated(DIFFERS, *LEFT_FORTRESS, "fortress-left")
    (zone,) = [zone for zone in table.scene.zones if zone.id == "new-card"]
    assert [spot.value for spot in zone.spots if spot.value is not None] == [9, 3, 10, 0, 0, 1]
    assert [mark.id for spot in zone.spots for mark in spot.marks if mark.count] == ["2-1", "town-hall"]


@pytest.mark.rule("RNS-S41")
def test_correcting_the_card_that_lies_there_closes_the_right_building() -> None:
    table = seated("done", *LEFT_FORTRESS, DIFFERS, *LEFT_FORTRESS, "fortress-left", *SAME_BUT_MILL)
    assert told(table) == ["His card is corrected", "Closed on your turn 2: Mill"]
    assert BUILDINGS[state(table).closed] == "mill"


@pytest.mark.rule("RNS-S05", "RNS-S65")
def test_the_last_outpost_that_can_be_the_removed_one_stays_an_outpost() -> None:
    turned = ("outpost-left", "tactic-10", "done", "outpost-left", "tactic-11", "done", "outpost-right", "tactic-12")
    table = seated("done", *turned, DIFFERS, "outpost-right", "tactic-13")
    assert offered(table) == ["outpost-left", "outpost-right"]
    table = seated(DIFFERS, "outpost-right", "tactic-13")
    assert len(offered(table)) == 10


def test_a_changed_box_is_brought_to_the_table_by_answers() -> None:
    table = seated("done", "harbour-left", "tactic-01")
    assert COMPANION.box_changes(state(table), COMPANION.standard) == ()
    before, now = "armour = 9\nprovisions = 3\nvp = 10", "armour = 8\nprovisions = 3\nvp = 11"
    assert COMPANION.standard.text.count(before) == 1
    changed = COMPANION.edition(COMPANION.standard.text.replace(before, now))
    tokens = COMPANION.box_changes(state(table), changed)
    table.answer(*tokens)
    assert [(card.armour, card.vp) for card in state(table).cards if card.id == "tactic-19"] == [(8, 11)]
    assert COMPANION.box_changes(state(table), changed) == (), "they agree now"
    table.undo()
    assert COMPANION.box_changes(state(table), changed) == tokens, "one tap, taken back at once"
    table.answer("done")
    assert COMPANION.box_changes(state(table), changed) == (), "not in his turn"


def test_a_card_entered_at_the_table_needs_no_change() -> None:
    table = seated("done", "outpost-right", "new-card", *NEW_CARD)
    mine = edition(COMPANION.entered(state(table)))
    assert COMPANION.box_changes(state(table), mine) == ()
    assert COMPANION.box_changes(state(seated()), mine)[:4] == (DIFFERS, "outpost-right", "tactic-13", "outpost-right")


# --- the turn


def test_the_closed_building_is_told_first_and_stays_when_cards_change_hands() -> None:
    table = seated("done", *LEFT_FORTRESS)
    for language, line in zip(
        LANGUAGES, ("Closed on your turn 2: ", "Interdit à votre tour 2", "In deinem Zug 2 gesperrt: "), strict=True
    ):
        assert unbroken(COMPANION.words.say(table.news[1].phrase, language)).startswith(line)
    assert table.news[0].heading == "turn-1", "what he does is the title of the screen"
    table.answer("app-cards")
    (closed,) = [spot for zone in table.scene.zones for spot in zone.spots if spot.id == "closed"]
    assert {mark.kind: mark.id or mark.count for mark in closed.marks} == {"closed": "town-hall", "turn": 2}


def test_the_bar_counts_the_turns() -> None:
    assert COMPANION.deal("normal", "K7Q2").scene.clock is None
    assert seated("done", *LEFT_FORTRESS).scene.clock == (2, 0), "nobody knows how many will follow"
