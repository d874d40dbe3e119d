"""The Adversary beside the real board."""

import re
from itertools import product
from random import Random
from statistics import median

import pytest

import soloist
from soloist.engine.companion import CORRECT, SWITCH
from soloist.engine.kernel.machine import Act
from soloist.engine.text.words import LANGUAGES, unbroken
from soloist.games.raiders.companion import COMPANION
from soloist.games.raiders.companion.new_card import edition_lines
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.players.of_game import rule_of_thumb
from tests.support.beside.raiders import play
from tests.support.share import FULL_GAMES
from tests.walks.walk import companion_walks

LEVELS = [level.id for level in COMPANION.levels]
TOUCHING_HIM = ("adversary_offering_source", "adversary_valkyrie_without_armour", "still_tied")
READINGS = [
    dict(zip(TOUCHING_HIM, values, strict=True))
    for values in product(*(COMPANION.book.rulings[name].values for name in TOUCHING_HIM))
]
RIGHT_OUTPOST = ("armour=4", "provisions=5", "valkyries=1", "vp=8", "done", "outpost-right", "tactic-12")
"""The card of the sheet's example, for an Adversary who is strong enough (RNS-S15)."""


def seated(*answers: str, cards: str = "own", level: str = "normal", **rulings: object) -> soloist.Table:
    """A table at which everything lies and these answers were given one by one."""
    table = COMPANION.deal(level, "K7Q2", rulings)
    for answer in (cards, "ready", *answers):
        table.answer(answer)
    return table


def state(table: soloist.Table) -> AdversaryBeside:
    assert isinstance(table.state, AdversaryBeside)
    return table.state


def his(table: soloist.Table) -> dict[str, int | None]:
    return {spot.id: spot.value for spot in table.scene.zones[0].spots}


def told(table: soloist.Table) -> list[str]:
    return [unbroken(table.game.words.say(event.phrase, "en")) for event in table.news]


def asked(table: soloist.Table) -> str:
    return type(table.step).__name__ if table.question is not None else ""


def offered(table: soloist.Table) -> list[str]:
    """What answers the question, and what may happen meanwhile."""
    assert table.question is not None
    return [option.token for option in table.question.options if option.kind not in (CORRECT, SWITCH)]


# --- the whole of his side


@pytest.mark.parametrize("level", LEVELS)
def test_his_whole_side_agrees_with_full_games(level: str) -> None:
    """Every reading is met by random games and by those of the rule of thumb, which come closer to a tie."""
    taps: list[int] = []
    thumb = rule_of_thumb(COMPANION.original)
    for number in range(FULL_GAMES):
        rulings = READINGS[number // 4 % len(READINGS)] if number % 4 > 1 else None
        player = thumb if number // (4 * len(READINGS)) % 2 else None
        guest = play(level, number, own_cards=bool(number % 2), rulings=rulings, player=player)
        if not number % 2:
            taps += guest.taps[1:]
    assert (median(taps), max(taps)) == (1, 2), "one tap a turn with the app's cards, two where a set must be looked at"


# --- set-up


@pytest.mark.rule("RNS-S02", "RNS-S03", "RNS-S05", "RNS-S48", "RNS-S58", "RNS-S59", "RNS-S60")
@pytest.mark.parametrize(("level", "start"), [("normal", 0), ("hard", 2), ("heroic", 4)])
def test_the_level_is_laid_out(level: str, start: int) -> None:
    table = COMPANION.deal(level, "K7Q2")
    assert offered(table) == ["app", "own"]
    table.answer("app")
    assert told(table) == [
        "Set-up",
        "Set up for two players",
        "Give the Adversary a ship card and its markers",
        f"Put his armour marker on {start}",
        *([f"Put {start} provisions beside his ship"] if start else []),
        "Leave his tactic cards in the box",
    ]
    assert offered(table) == ["ready"] and table.question is not None
    assert table.question.about("en").endswith("Ignore other effects on him.")
    assert his(table) == {"vp": 0, "armour": start, "provisions": start, "valkyries": 0, "offerings": 0}


@pytest.mark.rule("RNS-S47", "RNS-S48")
@pytest.mark.parametrize(
    ("language", "ignored"),
    [
        ("en", "Ignore other effects on him."),
        ("fr", "Ignorez tout autre effet sur lui."),
        ("de", "Andere Wirkungen auf ihn entfallen."),
    ],
)
def test_only_effects_on_him_are_ignored_and_turn_1_names_the_cards_again(language: str, ignored: str) -> None:
    table = COMPANION.deal("normal", "K7Q2")
    table.answer("own")
    assert table.question is not None
    cards, rest = table.question.about(language).split(". ")
    assert rest == ignored
    table.answer("ready")
    assert cards in table.question.about(language), "he has nothing to lose yet, so no button names them"


@pytest.mark.rule("RNS-S47", "RNS-S48")
@pytest.mark.parametrize(
    ("language", "cards"),
    [
        ("en", "Only Berserker, Champion, Warmonger and Mercenary affect him."),
        ("fr", "Seuls Berserker, Champion, Belliciste et Mercenaire le touchent."),
        ("de", "Nur Berserker, Champion, Kriegstreiber und Söldner treffen ihn."),
    ],
)
@pytest.mark.parametrize("since", [(), ("armour",), ("ended",), ("ended", "done", "harbour-left", "tactic-03")])
def test_every_later_turn_names_the_cards_that_affect_him(language: str, cards: str, since: tuple[str, ...]) -> None:
    """By then people have forgotten what the set-up said, and these cards may have no buttons."""
    table = seated("armour=1", "done", "harbour-left", "tactic-02", *since)
    assert table.question is not None and asked(table) == "YourTurn"
    assert table.question.about(language).startswith(cards)


@pytest.mark.rule("RNS-S05", "RNS-S07")
def test_with_real_cards_the_pile_is_laid_out_too() -> None:
    """The text says that cards are meant: “an outpost” alone would mean a part of the board."""
    table = COMPANION.deal("normal", "K7Q2")
    table.answer("own")
    assert told(table)[-1] == "Shuffle outpost cards, then monastery cards; remove 1 of each"
    words, line = table.game.words, table.news[-1].phrase
    assert words.say(line, "fr") == "Mélangez les cartes Avant-poste, puis Monastère ; retirez-en 1 de chaque"
    for language, whole in (
        ("en", "of the 23 tactic cards, face down;"),
        ("fr", "des 23 cartes tactiques, face cachée ;"),
        ("de", "von den 23 Taktikkarten, verdeckt;"),
    ):
        assert words.attribute(line, "detail", language).startswith(whole)


# --- your turn


@pytest.mark.rule("RNS-S18", "RNS-S41")
def test_nothing_is_closed_before_his_first_card() -> None:
    table = seated()
    assert table.question is not None
    assert table.question.about("en").startswith("No building is closed.")
    for answer in ("done", "outpost-right", "tactic-12"):
        table.answer(answer)
    assert "No building is closed." not in table.question.about("en")
    assert told(table)[1] == "Closed on your turn 2: Barracks"


@pytest.mark.rule("RNS-S47", "RNS-S50")
def test_your_cards_hit_him_as_long_as_he_has_something() -> None:
    table = seated(level="hard")
    assert offered(table) == ["done", "armour", "provision"]
    table.answer("armour")
    assert told(table) == ["Move his armour marker: 2 → 1"]
    for answer in ("armour", "provision", "provision"):
        table.answer(answer)
    assert told(table) == ["Take 1 of his provisions: 1 → 0"]
    assert his(table) | {"armour": 0, "provisions": 0} == his(table)
    assert offered(table) == ["done"]


@pytest.mark.rule("RNS-S43", "RNS-S47")
def test_with_the_town_hall_closed_no_card_of_yours_hits_him() -> None:
    table = seated("armour=10", "provisions=8", "done", "fortress-left", "tactic-19", "0")
    assert told(table)[1] == "Closed on your turn 2: Town Hall"
    assert his(table) | {"armour": 10, "provisions": 5} == his(table)
    assert offered(table) == ["done", "ended"]
    for answer in ("done", "harbour-left", "tactic-02", "0"):
        table.answer(answer)
    assert offered(table)[:3] == ["done", "armour", "provision"], "for one turn only"


# --- his turn


@pytest.mark.rule("RNS-S15", "RNS-S26", "RNS-S27", "RNS-S28", "RNS-S29", "RNS-S30", "RNS-S31")
def test_he_raids_the_right_outpost() -> None:
    table = seated(*RIGHT_OUTPOST)
    assert table.question is not None
    assert offered(table) == ["0", "1", "2", "3", "4", "none-left"]
    assert table.question.about("en").endswith("Look at the left set, otherwise right.")
    table.answer("1")
    assert told(table) == [
        "He raids: Right outpost",
        "Closed on your turn 2: Barracks",
        "Return 4 of his provisions to the supply: 5 → 1",
        "Move his VP marker: 8 → 13",
        "Clear the set you just counted",
        "Move his Valkyrie marker: 1 → 2",
        "Move his armour marker: 4 → 3",
        "Put his card on the discards",
    ]
    assert his(table) == {"vp": 13, "armour": 3, "provisions": 1, "valkyries": 2, "offerings": 0}


@pytest.mark.rule("RNS-S27", "RNS-S31")
@pytest.mark.parametrize(
    ("language", "supply", "worker"),
    [
        ("en", "to the supply", "all to the supply, the worker too"),
        ("fr", "à la Réserve Générale", "tout à la Réserve Générale, l’Ouvrier aussi"),
        ("de", "in den Vorrat", "alles in den Vorrat, auch den Arbeiter"),
    ],
)
def test_what_a_raid_costs_and_takes_goes_to_the_supply(language: str, supply: str, worker: str) -> None:
    """The line of a Warmonger says "to you", so the lines of a raid must say where things go, too."""
    table = seated(*RIGHT_OUTPOST, "1")
    words, lines = table.game.words, {event.phrase.message: event.phrase for event in table.news}
    assert supply in unbroken(words.say(lines["told-he-pays"], language))
    assert words.attribute(lines["told-clear-set"], "detail", language) == worker


@pytest.mark.rule("RNS-S22", "RNS-S34", "RNS-S41")
def test_nothing_is_asked_where_his_armour_is_too_low() -> None:
    table = seated("provisions=5", "done", "outpost-right", "tactic-12")
    assert asked(table) == "YourTurn"
    assert told(table) == [
        "He prepares (Right outpost): armour 0, needs 3",
        "Closed on your turn 2: Barracks",
        "Give him provisions: 5 → 7",
        "Move his armour marker: 0 → 1",
        "Put his card on the discards",
    ]


@pytest.mark.rule("RNS-S08")
def test_only_a_real_card_is_put_on_the_discards() -> None:
    table = seated("done", cards="app")
    assert "Put his card on the discards" not in told(table)


@pytest.mark.rule("RNS-S35", "RNS-S36")
def test_what_one_track_cannot_hold_goes_to_the_other() -> None:
    table = seated("armour=2", "provisions=7", "done", "outpost-right", "tactic-12")
    assert his(table) | {"armour": 4, "provisions": 8} == his(table)
    table = seated("armour=10", "provisions=8", "outpost-right=0", "done", "outpost-right", "tactic-12")
    assert told(table)[2] == "Move nothing: he gains nothing"


@pytest.mark.rule("RNS-S35", "RNS-S36")
@pytest.mark.parametrize(
    ("armour", "provisions", "details"),
    [
        (1, 1, ["", ""]),
        (2, 7, ["", "provisions over 8 become armour"]),
        (2, 8, ["provisions over 8 become armour"]),
        (10, 5, ["armour over 10 becomes provisions"]),
        (9, 8, ["the rest is lost: at most armour 10 and provisions 8"]),
        (10, 7, ["the rest is lost: at most armour 10 and provisions 8"]),
    ],
)
def test_what_does_not_fit_is_explained_where_he_gains(armour: int, provisions: int, details: list[str]) -> None:
    """The card gives 1 armour and 2 provisions."""
    table = seated(f"armour={armour}", f"provisions={provisions}", "outpost-right=0", "done", "outpost-right", "tactic-12")
    gained = [event.phrase for event in table.news if event.phrase.message in ("told-gets-provisions", "told-gets-armour")]
    assert [table.game.words.attribute(phrase, "detail", "en") for phrase in gained] == details


@pytest.mark.rule("RNS-S24")
def test_a_settlement_without_sets_is_never_asked_for_again() -> None:
    table = seated(*RIGHT_OUTPOST, "none-left")
    assert told(table)[0] == "He prepares (Right outpost): no set left"
    for answer in ("done", "outpost-right", "tactic-13"):
        table.answer(answer)
    assert asked(table) == "YourTurn", "he prepared at once"
    assert his(table) | {"armour": 7, "provisions": 7} == his(table)


@pytest.mark.rule("RNS-S24", "RNS-S29")
def test_he_knows_himself_when_he_took_the_last_set() -> None:
    table = seated("armour=10", "provisions=8", "done", "outpost-right", "tactic-13", "0")
    assert state(table).sets_left(4) == 1
    table.answer("provisions=8")
    for answer in ("done", "outpost-right", "tactic-12", "0"):
        table.answer(answer)
    assert state(table).sets_left(4) == 0
    assert not any(state(table).set_there[number] for number in state(table).cards[11].sets)


@pytest.mark.rule("RNS-S30")
@pytest.mark.parametrize(("ruling", "valkyries"), [("scores", 3), ("ignored", 1)])
def test_valkyries_beyond_his_armour(ruling: str, valkyries: int) -> None:
    start = ("armour=1", "provisions=8", "done", "harbour-left", "tactic-01")
    table = seated(*start, "3", adversary_valkyrie_without_armour=ruling)
    assert his(table) | {"armour": 0, "valkyries": valkyries} == his(table)


@pytest.mark.rule("RNS-S30")
@pytest.mark.parametrize(
    ("valkyries", "armour", "lines"),
    [
        (7, 5, ["His Valkyries stay at 7 (maximum)", "Move his armour marker: 5 → 3"]),
        (6, 5, ["Move his Valkyrie marker: 6 → 7", "Move his armour marker: 5 → 3"]),
        (7, 1, ["His Valkyries stay at 7 (maximum)", "Move his armour marker: 1 → 0"]),
    ],
)
def test_valkyries_beyond_the_end_of_the_track_are_told_too(valkyries: int, armour: int, lines: list[str]) -> None:
    table = seated(f"armour={armour}", "provisions=8", f"valkyries={valkyries}", "done", "harbour-left", "tactic-01", "2")
    assert told(table)[-3:-1] == lines


@pytest.mark.rule("RNS-S37")
@pytest.mark.parametrize(
    ("ruling", "line"),
    [
        ("top_of_stack", "Give him the top offering of the face-down stack: 0 → 1"),
        ("display", "Give him the best face-up offering: 0 → 1"),
    ],
)
def test_he_prepares_with_an_offering(ruling: str, line: str) -> None:
    table = seated("done", "fortress-left", "tactic-19", adversary_offering_source=ruling)
    assert told(table)[2] == line
    assert his(table)["offerings"] == 1


def test_a_value_set_right_while_his_card_lies_there_counts_at_once() -> None:
    table = seated(*RIGHT_OUTPOST)
    assert asked(table) == "Valkyries"
    table.answer("provisions=6")
    assert asked(table) == "Valkyries"
    table.answer("armour=2")
    assert "He prepares (Right outpost): armour 2, needs 3" in told(table)
    table.undo()
    table.answer("outpost-right=0")
    assert "He prepares (Right outpost): no set left" in told(table)


# --- his real cards


@pytest.mark.rule("RNS-S12", "RNS-S65")
def test_only_cards_that_may_still_come_are_offered() -> None:
    table = seated("done")
    assert len(offered(table)) == 11, "ten settlements and a new card"
    table.answer("outpost-left")
    assert offered(table) == ["tactic-10", "tactic-11", "new-card"]
    for answer in ("tactic-10", "done", "outpost-left", "tactic-11", "done", "outpost-right", "tactic-12", "done"):
        table.answer(answer)
    assert "outpost-left" not in offered(table), "both were turned"
    assert "outpost-right" not in offered(table), "the last outpost is the one that was removed"


@pytest.mark.rule("RNS-S06", "RNS-S08")
def test_the_pile_is_shuffled_when_a_card_is_needed_and_that_is_said_before() -> None:
    table, random = seated(), Random(1)
    for _ in range(21):
        assert table.question is not None
        assert "shuffle" not in table.question.option("done").detail("en")
        table.answer("done")
        while asked(table) != "YourTurn":
            table.answer(random.choice([token for token in offered(table) if token != "new-card"]))
    assert table.question is not None
    assert table.question.option("done").detail("en").startswith("shuffle his discards")
    table.answer("done")
    assert told(table)[-1] == "Shuffle his discards into a new pile"
    assert (state(table).pile_left, state(table).first_pass, sum(state(table).tactics)) == (21, False, 21)


@pytest.mark.rule("RNS-S08")
def test_the_app_shuffles_its_own_cards_so_nothing_is_to_be_done() -> None:
    table = seated(cards="app")
    while state(table).first_pass:
        table.answer("done" if asked(table) == "YourTurn" else "0")
    assert told(table)[0] == "Soloist shuffles his 21 discards"
    assert table.news[0].phrase.message in COMPANION.noted, "it does not stay in the list"


NEW_CARD = ("3", "2", "6", "2-1", "0", "1", "1", "mill")


@pytest.mark.rule("RNS-S09", "RNS-S10", "RNS-S11", "RNS-S12", "RNS-S13", "RNS-S14")
@pytest.mark.parametrize("way", [("outpost-right", "new-card"), ("new-card", "outpost-right")])
def test_a_new_card_is_entered_once_and_kept(way: tuple[str, str]) -> None:
    table = seated("done", *way, *NEW_CARD)
    s = state(table)
    (card,) = s.new_cards
    assert (card.id, card.armour, card.provisions, card.vp) == ("tactic-13", 3, 2, 6), "the sourced card stays"
    assert told(table)[0] == "His new card is entered"
    detail = table.game.words.attribute(table.news[0].phrase, "detail", "en")
    assert detail == "replaces: Right outpost (armour 4, provisions 4, 5 VP)", "the card of the list that it replaces"
    assert told(table)[-4:] == [
        "Closed on your turn 2: Mill",
        "Give him the top offering of the face-down stack: 0 → 1",
        "Give him provisions: 0 → 1",
        "Put his card on the discards",
    ]
    assert (s.pile_left, sum(s.tactics), s.cards[12]) == (20, 22, card)
    lines = edition_lines(s.setting.components, card)
    read = COMPANION.edition('base = "standard"\n' + lines).components
    assert edition_lines(read, read.tactics[12]) == lines


@pytest.mark.rule("RNS-S08")
def test_after_the_shuffle_a_new_card_is_one_tap() -> None:
    table, random = seated("done", "new-card", "monastery-left", *NEW_CARD), Random(2)
    (card,) = state(table).new_cards
    while state(table).pile_left:
        table.answer("done")
        while asked(table) != "YourTurn":
            table.answer(random.choice([token for token in offered(table) if token != "new-card"]))
    table.answer("done")
    table.answer("monastery-left")
    if asked(table) == "WhichCard":
        assert card.id in offered(table)
        table.answer(card.id)
    assert (state(table).last_tactic, state(table).closed) == (state(table).cards.index(card), card.closes)


def test_the_cards_change_hands_in_mid_game() -> None:
    table = seated("done", "harbour-left", "tactic-01", "done")
    assert asked(table) == "WhichPlace"
    table.answer("app-cards")
    assert (asked(table) in ("YourTurn", "Valkyries"), state(table).pile_left) == (True, 19)
    if asked(table) == "Valkyries":
        table.answer("0")
    table.answer("own-cards")
    assert told(table)[-2:] == ["Make his real pile: 19 cards", "Shuffle the pile without the cards already turned up"]
    table.answer("done")
    assert asked(table) == "WhichPlace"
    assert "tactic-01" not in [state(table).cards[number].id for number in state(table).odds().possible()]


# --- what holds all the way


def test_a_line_is_short() -> None:
    for walk in (walk for level in LEVELS for walk in companion_walks("raiders", level)):
        for event in walk[-1].events:
            for language in LANGUAGES:
                line = COMPANION.words.say(event.phrase, language)
                if event.phrase.message not in ("told-corrected", "told-own-cards", "told-app-cards"):
                    assert len(re.findall(r"[^\W\d][\w’-]*", unbroken(line))) <= 9, line


def test_every_act_names_a_clause() -> None:
    acts = [kind for kind in Act.__subclasses__() if kind.__module__.startswith("soloist.games.raiders.companion")]
    assert acts
    assert all(kind.rule in COMPANION.book.clauses for kind in acts)
