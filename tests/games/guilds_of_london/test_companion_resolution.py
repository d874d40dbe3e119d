"""Boris beside the real board: the resolution ends when every tile that is ripe by his men alone was tapped."""

import pytest

import soloist
from soloist.engine.text.errors import OlderRules, Refused
from soloist.engine.text.words import LANGUAGES
from tests.games.guilds_of_london.companion import asked, men, position, seated, tokens, told
from tests.support.beside.guilds_of_london import CONFIRMED

REFUSED = {
    "en": "Threshold reached: E2, B5. Tap these tiles first. Not so on your table? Correct the number of his liverymen there.",
    "fr": "Seuil d’activation atteint : E2, B5. Touchez d’abord ces tuiles. "
    "Si c’est faux chez vous, corrigez le nombre de ses pions.",
    "de": "Schwelle erreicht: E2, B5. Tippe erst diese Plättchen an. Bei dir nicht? Berichtige die Zahl seiner Mitglieder.",
}


def resolving(*corrections: str, **rulings: object) -> soloist.Table:
    """Round 2, his three men on D1 (threshold 5), the beadle on A1; then these corrections."""
    return seated("round=2", "done", "red", "red", "red", "placed", *corrections, **rulings)  # type: ignore[arg-type]


@pytest.fixture
def two_ripe() -> soloist.Table:
    """Three men of his on E2 and three on B5, both of threshold 3."""
    table = resolving("e2=3", "b5=3")
    assert [position(table).threshold(cell) for cell in (9, 21)] == [3, 3]
    return table


def is_open(table: soloist.Table) -> bool:
    """Whether the resolution still waits for a tile."""
    assert asked(table) == "Resolve"
    return "no-more" not in tokens(table, "")


@pytest.mark.rule("GOL-S26", "GOL-B33")
@pytest.mark.parametrize("word", ["no-more", "done", "none"])
def test_no_more_tiles_is_refused_while_his_men_alone_reach_a_threshold(two_ripe: soloist.Table, word: str) -> None:
    assert is_open(two_ripe)
    before = two_ripe.record()
    with pytest.raises(Refused) as refused:
        two_ripe.answer(word)
    assert {language: refused.value.text(language) for language in LANGUAGES} == REFUSED
    assert two_ripe.record() == before


@pytest.mark.rule("GOL-S31", "GOL-S33")
def test_once_these_tiles_are_resolved_nothing_more_is_asked_for(two_ripe: soloist.Table) -> None:
    before = position(two_ripe).boris.vp
    for answer in ("e2", "he-won"):
        two_ripe.answer(answer)
    assert is_open(two_ripe)
    for answer in ("b5", "he-won"):
        two_ripe.answer(answer)
    assert position(two_ripe).boris.vp == before + 3 + 3
    assert not is_open(two_ripe)
    two_ripe.answer("no-more")
    assert asked(two_ripe) == "YourTurn"


@pytest.mark.parametrize(
    ("language", "about"),
    [
        ("en", "Reached without you: E2, B5. Tap"),
        ("fr", "Atteint même sans vous : E2, B5. Touchez"),
        ("de", "Auch ohne dich erreicht: E2, B5. Tipp"),
    ],
)
def test_the_question_says_which_tiles_they_are(two_ripe: soloist.Table, language: str, about: str) -> None:
    assert two_ripe.question is not None
    assert two_ripe.question.about(language).startswith(about)


@pytest.mark.rule("GOL-S26")
def test_where_yours_would_be_needed_nothing_is_asked_for() -> None:
    assert not is_open(resolving("e2=2", "b5=2"))


@pytest.mark.rule("GOL-S26", "GOL-B33")
def test_the_beadle_counts_as_one_and_a_lying_neutral_raises_the_threshold() -> None:
    table = resolving()
    s = position(table)
    assert (s.beadle, s.raised[0], s.threshold(0)) == (0, True, s.tile(0).threshold + 1)
    table.answer(f"a1={s.threshold(0) - 1}")
    assert is_open(table)
    table.answer(f"a1={s.threshold(0) - 2}")
    assert not is_open(table)


@pytest.mark.rule("GOL-S35")
def test_a_tied_tile_stays_and_is_not_asked_for_again_in_this_round(two_ripe: soloist.Table) -> None:
    for answer in ("e2", "tie", "b5", "tie"):
        two_ripe.answer(answer)
    assert not is_open(two_ripe)
    assert men(two_ripe)["e2"] == 3
    for answer in ("no-more", "round=4", "done", "red", "red", "red", "placed"):
        two_ripe.answer(answer)
    assert is_open(two_ripe)


@pytest.mark.parametrize("ruling", ["adjacent_master_or_unresolved", "you_win"])
def test_who_counts_fewer_on_the_table_sets_it_right_and_can_take_that_back(ruling: str) -> None:
    table = resolving("e2=3", boris_ties=ruling)
    assert is_open(table)
    table.answer("e2=2")
    assert not is_open(table)
    table.undo()
    assert is_open(table)
    for answer in ("man-off", "e2"):
        table.answer(answer)
    assert not is_open(table)


@pytest.mark.rule("GOL-B32")
def test_a_tile_that_becomes_ripe_behind_the_resolution_waits_for_the_next() -> None:
    table = resolving("e2=3", "e1=3", "d5=3")
    for answer in ("e2", "i-won", "0", "man-on", "d1", "e1", "man-on", "d1", "d5"):
        table.answer(answer)
    s = position(table)
    assert s.is_ripe(4) and s.is_ripe(23)
    assert s.to_resolve() == [23], "E1 lies before the tile that was tapped, D5 after it"


def test_a_record_from_before_is_read_as_far_as_it_holds(two_ripe: soloist.Table) -> None:
    older = two_ripe.record().replace(f"\nrules: {two_ripe.game.revision}", "\nrules: 1") + " no-more"
    with pytest.raises(OlderRules) as error:
        soloist.read(older, CONFIRMED)
    assert asked(error.value.table) == "Resolve"


@pytest.mark.rule("GOL-B32")
def test_a_tile_tapped_after_a_later_one_is_accepted_and_its_place_is_told(two_ripe: soloist.Table) -> None:
    for answer in ("b5", "he-won"):
        two_ripe.answer(answer)
    assert told(two_ripe)[-1] == "Boris: 0 → 3"
    two_ripe.answer("e2")
    assert told(two_ripe) == [], "first it is asked who won"
    two_ripe.answer("he-won")
    assert told(two_ripe)[-1] == "E2 comes before B5: resolve row by row"
    two_ripe.answer("d5")
    assert told(two_ripe) == ["Take the reward of D5 (no. 19), place your master, turn the tile over"]
    two_ripe.answer("c5")
    assert told(two_ripe)[-1] == "C5 comes before D5: resolve row by row"
