"""Boris beside the real board: what must be done is told when no question pushes it away."""

import pytest

import soloist
from soloist.engine.companion.to_do import to_do
from soloist.games.guilds_of_london.companion import COMPANION
from soloist.games.guilds_of_london.components import CELLS, NONE
from tests.games.guilds_of_london.companion import asked, men, plain, position, seated, tokens, told

OURS = COMPANION.standard
"""Every tile of it is a guess, so much is asked for."""


@pytest.mark.rule("GOL-S15", "GOL-S25")
@pytest.mark.parametrize(("level", "cards"), [("boris", 3), ("rik", 4)])
def test_before_a_resolution_it_is_confirmed_that_his_men_are_placed(level: str, cards: int) -> None:
    table = seated("round=2", "done", level=level, cards="app")
    name = "Boris" if level == "boris" else "Rik"
    assert (asked(table), tokens(table, "")) == ("Placed", ["placed"])
    assert told(table)[0] == f"Round 2: {name} plays {cards} cards"
    assert len([line for line in told(table) if line.startswith("Put his liveryman on")]) == cards
    table.answer("placed")
    assert asked(table) == "Resolve"
    assert COMPANION.words.attribute(table.news[1].phrase, "detail", "en").startswith("lying neutral: threshold +1")
    assert told(table) == [
        "Now resolve tiles, row by row",
        "Your liverymen, his and the beadle must reach the threshold",
        "Neutrals that you add count only for the majority",
    ]


@pytest.mark.rule("GOL-S22")
def test_his_real_cards_are_put_away_before_a_resolution() -> None:
    table = seated("round=2", "done", "red", "red", "red")
    assert asked(table) == "Placed"
    assert told(table) == ["Put his liveryman on D1: 2 → 3", "Put his cards on the discard pile"]


@pytest.mark.rule("GOL-S15", "GOL-S26")
@pytest.mark.parametrize("number", [2, 3])
def test_questions_about_tiles_come_before_his_turn_is_told_or_after_it_is_confirmed(number: int) -> None:
    table = seated(f"round={number}", "done", level="rik", cards="app", edition=OURS)
    seen = []
    while asked(table).startswith("Read"):
        assert told(table) == [], "a line on this screen would be gone with the next answer"
        table.answer(tokens(table, "")[0])
        seen.append(asked(table))
    assert seen
    lines = told(table)
    assert lines[0] == f"Round {number}: Rik plays 4 cards"
    assert sum(line.startswith("Put his liveryman on") or "lapses" in line for line in lines) == 4
    if number == 3:
        assert asked(table) == "YourTurn"
        assert "End of round 3: the beadle’s tile" in lines
        return
    assert asked(table) == "Placed"
    table.answer("placed")
    while asked(table).startswith("Read"):
        assert told(table) == []
        table.answer(tokens(table, "")[0])
    assert (asked(table), told(table)[0][:11]) == ("Resolve", "Now resolve")


@pytest.mark.rule("GOL-S37")
def test_the_beadles_tile_is_asked_for_before_the_end_of_the_round_is_told() -> None:
    table = seated("round=2", "done", "purple", "purple", "purple", "purple", "placed", "9", "no-more", edition=OURS)
    assert (asked(table), told(table)) == ("ReadPoints", [])
    table.answer("7")
    assert told(table)[0] == "End of round 2: the beadle’s tile"


@pytest.mark.rule("GOL-S31")
def test_only_the_points_that_he_scores_are_asked_for() -> None:
    table = seated("round=2", "done", "purple", "purple", "purple", "purple", "placed", "3", "a1", "i-won", "0", edition=OURS)
    assert asked(table) == "Resolve"
    table = seated("round=2", "e5=1", "done", "purple", "purple", "purple", "purple", "placed", "3", "e5", "he-won", edition=OURS)
    assert asked(table) == "ReadPoints", "neither the symbols nor the threshold of E5"
    table.answer("2")
    assert told(table)[1:3] == ["Turn E5 (no. 20) over, without a master", "Boris: 0 → 2"]


@pytest.mark.rule("GOL-S36")
@pytest.mark.parametrize(("ruling", "home"), [("guildhall", "the Guildhall"), ("supply", "the supply")])
def test_it_is_said_where_your_other_men_go(ruling: str, home: str) -> None:
    for answers in (("e5",), ("d1", "he-won"), ("d1", "i-won", "0")):
        table = seated("round=2", "done", "red", "red", "red", "placed", *answers, surplus_liverymen_go_to=ruling)
        assert f"to {home}" in COMPANION.words.attribute(table.news[0].phrase, "detail", "en")


@pytest.mark.rule("GOL-S07", "GOL-S50")
def test_the_set_up_says_what_wins_and_that_his_men_never_run_out() -> None:
    table = seated()
    table.undo()
    assert table.question is not None
    assert table.question.about("en").endswith("You need more VP than Boris: a tie loses")
    assert "take another colour" in COMPANION.words.attribute(table.news[-1].phrase, "detail", "en")


@pytest.mark.rule("GOL-S05", "GOL-S10", "GOL-S24", "GOL-B19")
@pytest.mark.parametrize(
    ("ruling", "buildings"), [("no", "special buildings, where Rik never goes"), ("yes", "special buildings: C2")]
)
def test_the_set_up_says_what_newcomers_missed(ruling: str, buildings: str) -> None:
    table = seated(level="rik", boris_uses_special_buildings=ruling)
    table.undo()
    details = {event.phrase.message: COMPANION.words.attribute(event.phrase, "detail", "en") for event in table.news}
    assert details["told-lay-cards"] == "Rik gets neither action cards nor mayoral cards"
    assert details["told-lay-neutrals"].endswith("is no liveryman")
    assert details["told-lay-scoreboard"] == "the round marker on 1"
    assert details["told-lay-tiles"].startswith(buildings)


def test_who_has_laid_out_the_tiles_is_not_told_to_lay_them_out() -> None:
    table = seated()
    table.undo()
    assert told(table)[1] == "Check that your 25 tiles lie as shown below"
    table = COMPANION.deal("boris", "K7Q2")
    for answer in ("app", "virginia", "app"):
        table.answer(answer)
    assert told(table)[1] == "Lay out the 25 tiles as shown below"


@pytest.mark.rule("GOL-S14", "GOL-S51")
@pytest.mark.parametrize(("level", "rule"), [("boris", "GOL-S14"), ("rik", "GOL-S51")])
def test_the_reason_for_the_first_question_is_about_this_opponents_cards(level: str, rule: str) -> None:
    question = COMPANION.deal(level, "K7Q2").question
    assert question is not None
    assert question.rule == rule


def test_a_correction_before_his_turn_is_told_leaves_no_negative_number() -> None:
    table = seated("beadle=14", "done", "7", cards="app", edition=OURS)
    while asked(table) == "ReadSymbols" and not men(table):
        table.answer(tokens(table, "")[0])
    assert asked(table) == "ReadSymbols"
    (cell,) = men(table)
    table.answer(f"{cell}=0")
    while asked(table) == "ReadSymbols":
        table.answer(tokens(table, "")[0])
    assert told(table)[0] == "Round 1: Boris plays 3 cards"
    assert [line for line in told(table) if "−" in line or "-" in line] == []


@pytest.mark.rule("GOL-S18", "GOL-S21", "GOL-S24")
@pytest.mark.parametrize(("ruling", "where"), [("no", "guild"), ("yes", "tile")])
def test_it_is_said_that_he_skips_special_buildings(ruling: str, where: str) -> None:
    table = seated("done", boris_uses_special_buildings=ruling)
    for lost in range(3):
        position(table).symbols[lost] = 0
    table.answer("blue")
    why = COMPANION.words.attribute(table.news[0].phrase, "why", "en")
    assert f"first matching {where}." in why
    assert ("skips special buildings" in why) == (ruling == "no")
    position(table).symbols = [symbols & ~2 for symbols in position(table).symbols]
    table.answer("blue")
    assert told(table) == [f"No {where} with blue: the card lapses without replacement"]
    why = COMPANION.words.attribute(table.news[0].phrase, "why", "en")
    assert ("skips special buildings" in why) == (ruling == "no")


@pytest.mark.rule("GOL-S15")
def test_what_his_card_shows_is_not_told_as_if_it_were_on_the_tile() -> None:
    table = seated("done", "yellow-blue")
    (event,) = table.news
    assert COMPANION.words.attribute(event.phrase, "detail", "en") == "", "Grocers on B1 are yellow and green"
    assert COMPANION.words.attribute(event.phrase, "why", "en").startswith("Card: yellow and blue.")


@pytest.mark.rule("GOL-S46", "GOL-S47")
def test_the_last_round_is_announced_before_your_turn() -> None:
    def about(table: soloist.Table) -> str:
        assert (asked(table), table.question is not None) == ("YourTurn", True)
        return table.question.about("en") if table.question else ""

    assert about(seated("round=10")).startswith("Last round.")
    assert not about(seated("round=9")).startswith("Last round.")
    table = seated("round=3")
    s = position(table)
    for cell in range(2, CELLS):
        if s.tiles[cell] != NONE and s.tile(cell).priority:
            s.turn_over(cell)
    table.answer("boris-vp=1")
    assert not about(table).startswith("Last round."), "A1 and B1 are left"
    s.turn_over(1)
    table.answer("boris-vp=2")
    assert about(table).startswith("Last round."), "special buildings are no guilds"


def test_under_his_instructions_the_question_says_which_turn_it_means() -> None:
    table = seated("done", cards="app")
    assert table.question is not None
    assert (told(table)[-1], table.question.heading("en")) == ("Put the round marker on 2", "Round 2: is your turn done?")


def said(table: soloist.Table, language: str = "en") -> str:
    """Everything in view: lines with their details, the question and what it is about."""
    words, question = COMPANION.words, table.question
    assert question is not None
    lines = [question.heading(language), question.about(language)]
    for event in table.news:
        lines += [words.say(event.phrase, language), words.attribute(event.phrase, "detail", language)]
    return plain("\n".join(lines))


def about(table: soloist.Table, language: str) -> str:
    assert table.question is not None
    return plain(table.question.about(language))


@pytest.mark.rule("GOL-S40")
@pytest.mark.parametrize(
    ("language", "nothing"), [("en", "nothing for you"), ("fr", "rien pour vous"), ("de", "nichts für dich")]
)
def test_you_get_nothing_from_the_beadles_tile_is_said_with_the_tile(language: str, nothing: str) -> None:
    table = seated("done", "blue", "purple", "blue")
    (close,) = [event for event in table.news if event.phrase.message == "told-close"]
    assert nothing in COMPANION.words.say(close.phrase, language)


@pytest.mark.rule("GOL-S06")
@pytest.mark.parametrize(
    ("language", "there"),
    [("en", "count as on the Guildhall"), ("fr", "comptent comme sur la Guildhall"), ("de", "gelten als in der Zunfthalle")],
)
def test_the_set_up_says_that_his_men_beside_the_board_count_as_on_the_guildhall(language: str, there: str) -> None:
    table = seated()
    table.undo()
    assert there in said(table, language)


@pytest.mark.rule("GOL-S48", "GOL-S49")
@pytest.mark.parametrize(
    ("language", "over", "masters", "no_more"),
    [
        ("en", "Game over", "orthogonally adjacent masters", "Boris scores nothing more"),
        ("fr", "Partie finie", "maîtres adjacents orthogonalement", "Boris ne marque plus rien"),
        ("de", "Partie vorbei", "orthogonal benachbarte Meister", "Boris bekommt nichts mehr"),
    ],
)
def test_the_end_says_that_the_game_is_over_and_which_masters_count(language: str, over: str, masters: str, no_more: str) -> None:
    table = seated("round=10", "done", "red", "red", "red", "placed", "no-more")
    assert (asked(table), table.question is not None) == ("YourTotal", True)
    assert table.question is not None and table.question.heading(language).startswith(over)
    assert masters in table.question.about(language)
    assert masters in said(table, language).partition(table.question.about(language))[2]
    assert no_more in said(table, language)


def test_at_the_end_the_beadle_stands_nowhere_because_nobody_has_moved_him() -> None:
    table = seated("round=10", "done", "red", "red", "red", "placed", "no-more")
    beadle = next(spot for spot in table.scene.zones[0].spots if spot.id == "beadle")
    assert (beadle.marks, beadle.notes) == ((), ())
    grid = next(zone for zone in table.scene.zones if zone.id == "grid")
    assert not any("beadle" in piece.id for spot in grid.spots for piece in spot.pieces)
    counts = [(mark.count, spot.value) for spot in grid.spots for mark in spot.marks if mark.kind == "count"]
    assert counts and all(count == men for count, men in counts), "he counts nowhere either"


@pytest.mark.rule("GOL-S31")
@pytest.mark.parametrize(
    ("language", "stood"), [("en", "if you stood there"), ("fr", "si vous y aviez un pion"), ("de", "standest du dort")]
)
def test_the_token_of_his_tile_is_yours_if_you_stood_there(language: str, stood: str) -> None:
    table = seated("round=2", "done", "red", "red", "red", "placed", "d1", "he-won")
    detail = COMPANION.words.attribute(table.news[0].phrase, "detail", language)
    assert stood in detail
    assert detail.index(stood) < detail.index("Zunfthalle" if language == "de" else "Guildhall"), "before they leave the tile"


@pytest.mark.rule("GOL-S45", "GOL-S45d")
def test_after_the_plantation_your_men_leave_it_last_and_no_tiles_are_laid() -> None:
    table = seated("round=4", "done", "red", "red", "red", "placed", "no-more", "1")
    lines = [event.phrase.message for event in table.news]
    assert lines[1:5] == ["told-plantation-nobody", "told-vp-one", "told-men-to-supply", "told-turn-plantation"]
    assert "no new tiles are laid" in said(table)


@pytest.mark.rule("GOL-S25")
@pytest.mark.parametrize(
    ("language", "title", "about"),
    [
        ("en", "Resolved when round 6 ends", "Round end: tiles are resolved, then 4 VP only for Boris (beadle B1)."),
        ("fr", "À activer en fin de manche 6", "Fin de manche : activation, puis 4 PV pour Boris seul (huissier B1)."),
        ("de", "Am Ende von Runde 6 gewertet", "Rundenende: Plättchen-Wertung, dann 4 SP nur für Boris (Stadtamtmann B1)."),
    ],
)
def test_what_comes_at_the_end_of_the_new_round_does_not_seem_due_now(language: str, title: str, about: str) -> None:
    table = seated("round=5", "e2=3", "done", "red", "purple", "green")
    ripe = next(zone for zone in table.scene.zones if zone.id == "ripe")
    assert plain(COMPANION.words.say(ripe.title, language)) == title
    assert table.question is not None and plain(table.question.about(language)) == about


@pytest.mark.rule("GOL-S40", "GOL-S44")
@pytest.mark.parametrize(
    ("language", "nothing", "only"),
    [
        ("en", "(beadle A1), nothing for you there.", "then 7 VP only for Boris"),
        ("fr", "(huissier A1), rien pour vous là.", "puis 7 PV pour Boris seul"),
        ("de", "(Stadtamtmann A1), dort nichts für dich.", "dann 7 SP nur für Boris"),
    ],
)
def test_your_turn_says_that_the_beadles_tile_gives_you_nothing(language: str, nothing: str, only: str) -> None:
    assert about(seated(), language).endswith(nothing)
    even = about(seated("round=2"), language)
    assert nothing[-10:] not in even, "you may win it before, when tiles are resolved"
    assert only in even


@pytest.mark.rule("GOL-S45", "GOL-S45a", "GOL-S45b", "GOL-S45c")
@pytest.mark.parametrize(
    ("language", "virginia", "ulster"),
    [
        ("en", "you win with 2. Boris: 7 VP if none, 3 if one.", "you win with 2. Otherwise 3 VP for Boris."),
        ("fr", "vous gagnez avec 2. Boris : 7 PV si aucun, 3 si un.", "vous gagnez avec 2. Sinon 3 PV pour Boris."),
        ("de", "Du gewinnst mit 2. Boris: 7 SP bei keinem, 3 bei einem.", "Du gewinnst mit 2. Sonst 3 SP für Boris."),
    ],
)
def test_your_turn_says_what_the_plantation_gives_him(language: str, virginia: str, ulster: str) -> None:
    for number in (4, 8):
        assert about(seated(f"round={number}"), language).endswith(virginia)
        assert about(seated(f"round={number}", "plantation=2"), language).endswith(ulster)
    for number in (3, 5, 7, 9):
        assert virginia not in about(seated(f"round={number}"), language)


@pytest.mark.rule("GOL-S37", "GOL-S45")
@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "then 4 VP only for Boris (beadle B1), then the plantation"),
        ("fr", "puis 4 PV pour Boris seul (huissier B1), puis la plantation"),
        ("de", "dann 4 SP nur für Boris (Stadtamtmann B1), dann die Plantage"),
    ],
)
def test_a_round_with_the_plantation_begins_with_what_comes_at_its_end(language: str, end: str) -> None:
    table = seated("round=3", "done", "red", "red", "red")
    assert end in said(table, language)
    table.answer("c5")
    table.answer("nothing")
    assert asked(table) == "YourTurn"
    assert [event for event in to_do(table) if event.phrase.message == "told-next-round"], "it stays for the whole turn"
    assert end not in said(seated("round=2", "done", "red", "red", "red", "placed", "no-more"), language)


@pytest.mark.rule("GOL-B48")
def test_a_liveryman_who_moved_is_taken_off_before_he_is_put_down() -> None:
    table = seated("done", "red", "red", "red", "man-on", "d1")
    assert told(table) == [], "where he is now is asked for first"
    table.answer("e5")
    assert told(table) == ["Take his liveryman off D1 (no. 4): 3 → 2", "Put his liveryman on E5 (no. 20): 0 → 1"]
    table = seated("d1=1", "man-on", "d1", "d1=0", "e5")
    assert men(table) == {"e5": 1}, "a correction in between leaves no negative number"


@pytest.mark.rule("GOL-S26", "GOL-S28")
@pytest.mark.parametrize(
    ("language", "without_you", "counted"),
    [
        ("en", "Reached without you: D1", "where the grid shows ?, add it yourself"),
        ("fr", "Atteint même sans vous : D1", "si la grille montre ?, ajoutez-le"),
        ("de", "Auch ohne dich erreicht: D1", "zeigt das Raster ?, selbst dazurechnen"),
    ],
)
def test_the_resolution_says_what_soloist_has_counted(language: str, without_you: str, counted: str) -> None:
    table = seated("round=2", "d1=3", "done", "red", "red", "red", "placed")
    assert table.question is not None and plain(table.question.about(language)).startswith(without_you)
    assert counted in said(table, language)
    ripe = next(zone for zone in table.scene.zones if zone.id == "ripe")
    assert without_you.startswith(plain(COMPANION.words.say(ripe.title, language)))


@pytest.mark.parametrize(
    ("language", "guess"), [("en", "As in Soloist: 7"), ("fr", "Comme dans Soloist : 7"), ("de", "Wie in Soloist: 7")]
)
def test_a_number_that_stands_nowhere_is_not_called_shown(language: str, guess: str) -> None:
    table = seated("done", edition=OURS)
    assert (asked(table), table.question is not None) == ("ReadPoints", True)
    assert table.question is not None and plain(table.question.options[0].name(language)) == guess
    grid = next(zone for zone in table.scene.zones if zone.id == "grid")
    notes = [plain(COMPANION.words.say(note, "en")) for note in grid.spots[1].notes]
    assert [note for note in notes if "threshold" in note] == [], "it is not known"


@pytest.mark.parametrize(
    ("language", "name"), [("en", "I forgot a tile"), ("fr", "J’ai oublié une tuile"), ("de", "Ich habe ein Plättchen vergessen")]
)
def test_a_forgotten_tile_is_called_forgotten(language: str, name: str) -> None:
    table = seated("round=3")
    assert table.question is not None
    assert [option.name(language) for option in table.question.options if option.token == "tile-turned"] == [name]


@pytest.mark.rule("GOL-S53", "GOL-S55", "GOL-S56", "GOL-S58", "GOL-S59")
def test_with_the_promo_card_it_is_said_where_it_lies_and_what_it_does() -> None:
    table = seated(promo_card="yes")
    table.undo()
    assert "Lay the promo card beside the board" in told(table)
    detail = next(COMPANION.words.attribute(e.phrase, "detail", "en") for e in table.news if e.phrase.message == "told-lay-promo")
    assert "3 of your tokens" in detail and "first-place VP" in detail
    answers = ("round=10", "done", "red", "red", "red", "placed")
    his = seated(*answers, "d1", "he-won", promo_card="yes")
    assert "lay it on the promo card" in COMPANION.words.attribute(his.news[0].phrase, "detail", "en")
    assert told(seated(*answers, "no-more", promo_card="yes"))[-2] == "Last chance for the promo card"
    assert "promo" not in said(seated(*answers, "no-more")) + said(seated(*answers, "d1", "he-won"))


@pytest.mark.rule("GOL-S35")
def test_the_grid_shows_where_your_masters_stand_because_a_tie_needs_them() -> None:
    table = seated("round=2", "done", "red", "red", "red", "placed", "e2", "d1", "i-won", "0", "a2", "no-more")
    grid = next(zone for zone in table.scene.zones if zone.id == "grid")
    masters = [spot.id for spot in grid.spots if any(mark.kind == "master" for mark in spot.marks)]
    assert masters == ["d1", "a2", "e2"]
    assert masters != [spot.id for spot in grid.spots if any(mark.kind == "resolved" for mark in spot.marks)], "not the beadle’s"
    assert position(table).copy().masters == position(table).masters


@pytest.mark.rule("GOL-S27", "GOL-B34")
@pytest.mark.parametrize(
    ("language", "lying", "which"),
    [
        ("en", "neutral lying on A1", "none that you added"),
        ("fr", "neutre couché en A1", "pas ceux que vous avez ajoutés"),
        ("de", "den liegenden Neutralen von A1", "keinen, den du dazugeholt hast"),
    ],
)
def test_the_neutral_for_the_box_is_the_one_that_lies_there(language: str, lying: str, which: str) -> None:
    everything = said(seated("round=2", "done", "red", "red", "red", "placed", "a1"), language)
    assert lying in everything
    assert which in everything


@pytest.mark.rule("GOL-S31", "GOL-S55")
@pytest.mark.parametrize(
    ("rulings", "use"),
    [
        ({}, "take the reward of the token; it goes to the box,"),
        ({"promo_card": "yes"}, "take the reward of the token and lay it on the promo card, otherwise"),
        ({"promo_card": "yes", "promo_token_effect": "lost"}, "the token goes onto the promo card without its reward, otherwise"),
    ],
)
def test_second_on_his_tile_you_are_told_what_to_do_with_the_token(rulings: dict[str, str], use: str) -> None:
    table = seated("round=2", "done", "red", "red", "red", "placed", "d1", "he-won", **rulings)  # type: ignore[arg-type]
    assert use in said(table)
    paper = [row.text for part in COMPANION.sheet("boris", rulings).parts for row in part.rows]
    (leads,) = [COMPANION.words.say(phrase, "en") for phrase in paper if phrase.message == "sheet-he-leads"]
    assert ("without its reward" in leads) == ("promo_token_effect" in rulings)


@pytest.mark.rule("GOL-S25")
@pytest.mark.parametrize(
    ("language", "none", "no_other"),
    [
        ("en", "No tile", "No other tile"),
        ("fr", "Aucune tuile", "Aucune autre tuile"),
        ("de", "Kein Plättchen", "Kein weiteres Plättchen"),
    ],
)
def test_before_the_first_tap_there_is_no_other_tile_yet(language: str, none: str, no_other: str) -> None:
    def end(table: soloist.Table) -> list[str]:
        assert table.question is not None
        return [plain(option.name(language)) for option in table.question.options if option.token == "no-more"]

    table = seated("round=2", "done", "red", "red", "red", "placed")
    assert end(table) == [none]
    table.answer("d1=2")
    assert end(table) == [none], "a correction is no tile"
    table.answer("e5")
    assert end(table) == [no_other]


@pytest.mark.parametrize(
    ("language", "soon"),
    [("en", "His turn comes next."), ("fr", "Ensuite vient son tour."), ("de", "Als Nächstes kommt sein Zug.")],
)
def test_a_question_before_his_cards_says_that_his_turn_is_not_skipped(language: str, soon: str) -> None:
    table = seated("done", cards="app", edition=OURS)
    assert (asked(table), soon in about(table, language)) == ("ReadPoints", True)
    table = seated("round=2", "done", "purple", "purple", "purple", "purple", "placed", "9", "no-more", edition=OURS)
    assert (asked(table), soon in about(table, language)) == ("ReadPoints", False), "his turn is over"
