"""My box: one entry changed in an edition, written as TOML, checked before it is kept."""

import tomllib
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import soloist
from soloist.engine.text.toml import value_text, write
from soloist.library import own_edition
from soloist.library.own_edition import NoEntry, NoOwnEdition, OwnEdition
from soloist.library.store import Store
from tests.support.command import Done, run_command
from tests.support.levels import every_game
from tests.support.paths import DOCS

RAIDERS = soloist.GAMES["raiders"]
EXAMPLE = (DOCS / "examples" / "my-guilds-of-london.toml").read_text(encoding="utf-8")


def tactic(**changes: Any) -> dict[str, Any]:
    return {**OwnEdition(RAIDERS, None).item("tactic", "tactic-05").data, **changes}


# --- the text


@every_game
def test_our_own_editions_survive_being_written(game: str) -> None:
    known = soloist.GAMES[game]
    data = tomllib.loads(known.standard.text)
    assert tomllib.loads(write(data)) == data
    assert known.reference(known.edition(write(data))) == known.reference(known.standard)


@pytest.mark.parametrize(
    "value", [0, -3, True, False, "", 'a "b" \\ c\n\t\x00\x1f\x7f é 🂡', [], [1, [2, "x"]], {}, {"a b": 1, "c": [{}]}]
)
def test_every_kind_of_value_is_read_back(value: object) -> None:
    assert tomllib.loads(f"value = {value_text(value)}\n") == {"value": value}
    assert tomllib.loads(write({"one": value, "x y": {"z": value}, "list": [{"id": value}]}))["list"] == [{"id": value}]


@pytest.mark.parametrize("value", [date(1979, 5, 27), 1.5, {"inside": [1.5]}])
def test_what_is_no_value_of_an_edition_is_refused(value: object) -> None:
    with pytest.raises(soloist.BadEdition):
        write({"value": value})


def test_a_number_too_long_to_write_is_refused() -> None:
    with pytest.raises(soloist.BadEdition):
        write({"value": int("f" * 9000, 16)})


# --- entries


@every_game
def test_every_entry_can_be_confirmed_and_forgotten(game: str) -> None:
    known = soloist.GAMES[game]
    ours = OwnEdition(known, None)
    assert ours.mine == 0 and len({(item.kind, item.id) for item in ours.items}) == len(ours.items)
    for item in ours.items[::9] + ours.items[-2:]:
        changed = OwnEdition(known, ours.changed(item.kind, item.id, item.data))
        assert changed.item(item.kind, item.id).confidence == "sourced"
        assert changed.mine == (item.confidence != "sourced")
        assert tomllib.loads(changed.without(item.kind, item.id)) == {"base": "standard"}


def test_a_changed_entry_takes_the_place_of_ours_and_the_others_stay() -> None:
    first = OwnEdition(RAIDERS, OwnEdition(RAIDERS, None).changed("tactic", "tactic-05", tactic(vp=9)))
    second = OwnEdition(RAIDERS, first.changed("dice", "dice", {"faces": [2, 2, 3, 3, 4, 5]}))
    assert second.mine == 2 and OwnEdition(RAIDERS, first.changed("tactic", "tactic-05", tactic(id="tactic-06"))).mine == 1
    read = second.edition.components
    assert read.tactics[4].vp == 9 and read.tactics[4].confidence == "sourced" and read.faces == [2, 2, 3, 3, 4, 5]
    assert OwnEdition(RAIDERS, second.without("tactic", "tactic-05")).mine == 1


def test_a_table_inside_a_table_is_an_entry_too() -> None:
    game = soloist.GAMES["guilds-of-london"]
    mine = OwnEdition(game, EXAMPLE)
    assert mine.mine == 5 and mine.item("plantation", "virginia").data["second_vp"] == 4
    data = {**mine.item("plantation", "ulster").data, "vp": 3}
    both = OwnEdition(game, mine.changed("plantation", "ulster", data))
    assert [side.vp for side in both.edition.components.sides][1] == 3 and both.edition.components.sides[0].second_vp == 4
    assert OwnEdition(game, both.without("plantation", "virginia")).mine == 5


def test_a_file_without_a_base_keeps_its_order_and_forgetting_brings_ours_back() -> None:
    whole = OwnEdition(RAIDERS, RAIDERS.standard.text)
    assert whole.mine == 0
    harbour = {**whole.item("settlement", "harbour-left").data, "vp": 2}
    changed = OwnEdition(RAIDERS, whole.changed("settlement", "harbour-left", harbour))
    assert changed.edition.components.settlements[0].vp == 2, "sets are counted in the order of the settlements"
    assert OwnEdition(RAIDERS, changed.without("settlement", "harbour-left")).mine == 0


def test_an_impossible_entry_changes_nothing(store: Store) -> None:
    own_edition.keep_entry(store, RAIDERS, "tactic", "tactic-05", tactic(vp=9))
    before = store.own_edition("raiders")
    for kind, id, data in (
        ("tactic", "tactic-05", tactic(vp=99)),
        ("tactic", "tactic-05", tactic(kind="moon")),
        ("tactic", "tactic-05", tactic(more=1)),
        ("tactic", "tactic-05", tactic(kind="monastery")),
        ("townsfolk", "archer", {**OwnEdition(RAIDERS, None).item("townsfolk", "archer").data, "copies": 9}),
    ):
        with pytest.raises(soloist.BadEdition):
            own_edition.keep_entry(store, RAIDERS, kind, id, data)
        assert store.own_edition("raiders") == before
    with pytest.raises(NoEntry):
        own_edition.keep_entry(store, RAIDERS, "tactic", "tactic-99", tactic())


def test_two_entries_change_together_where_one_alone_cannot() -> None:
    game = soloist.GAMES["guilds-of-london"]
    ours = OwnEdition(game, None)
    mercers, grocers = ours.item("guild", "mercers"), ours.item("guild", "grocers")
    with pytest.raises(soloist.BadEdition):
        ours.changed("guild", "mercers", {**mercers.data, "number": 2})
    partner = replace(grocers, data={**grocers.data, "number": 1})
    both = OwnEdition(game, ours.changed("guild", "mercers", {**mercers.data, "number": 2}, partner))
    assert [both.item("guild", id).data["number"] for id in ("mercers", "grocers")] == [2, 1]
    assert both.item("guild", "grocers").confidence == "reconstructed", "nobody looked at that tile"


def test_what_an_owner_should_enter() -> None:
    ours = OwnEdition(RAIDERS, None)
    assert ours.item("tactic", "tactic-05").wanted and not ours.item("settlement", "harbour-left").wanted
    harbour = {**ours.item("settlement", "harbour-left").data, "vp": 2}
    assert OwnEdition(RAIDERS, ours.changed("settlement", "harbour-left", harbour)).item("settlement", "harbour-left").wanted


# --- the store


def test_boxes_are_kept_forgotten_and_copied(store: Store, tmp_path: Path) -> None:
    assert store.own_edition("raiders") is None and own_edition.mine(store, RAIDERS) is None
    own_edition.keep(store, RAIDERS, "base = 'standard' # mine\n")
    assert store.own_edition("raiders") == "base = 'standard' # mine\n", "as it came, comments and all"
    store.copy_to(tmp_path / "copy.db")
    store.forget_own_edition("raiders")
    assert store.own_edition("raiders") is None
    store.restore(tmp_path / "copy.db")
    assert Store(store.path).own_edition("raiders") == "base = 'standard' # mine\n"
    with pytest.raises(soloist.BadEdition):
        own_edition.keep(store, RAIDERS, "base = 'moon'")
    with pytest.raises(NoOwnEdition):
        own_edition.asked_for(store, soloist.GAMES["stone-age"])


def test_the_last_entry_forgotten_is_no_box_any_more(store: Store) -> None:
    own_edition.keep_entry(store, RAIDERS, "tactic", "tactic-05", tactic(vp=9))
    own_edition.forget_entry(store, RAIDERS, "tactic", "tactic-05")
    assert store.own_edition("raiders") is None


def test_the_companion_takes_the_same_edition_and_a_saved_table_brings_it_back(store: Store) -> None:
    own_edition.keep_entry(store, RAIDERS, "tactic", "tactic-05", tactic(vp=9))
    companion = soloist.COMPANIONS["raiders"]
    table = companion.deal(edition=own_edition.mine(store, companion))
    saved = store.load(store.add(table))
    store.forget_own_edition("raiders")
    assert saved.edition is not None and companion.edition(saved.edition).components.tactics[4].vp == 9


# --- the terminal


def run(store: Store, *words: str) -> Done:
    return run_command(*words, SOLOIST_DB=str(store.path))


def test_in_the_terminal_the_companion_uses_the_box_and_full_play_if_asked(store: Store, tmp_path: Path) -> None:
    assert "you have not entered anything for raiders" in run(store, "play", "raiders", "--edition", "mine").stderr
    run(store, "companion", "raiders", "--level", "normal")
    own_edition.keep_entry(store, RAIDERS, "tactic", "tactic-05", tactic(vp=9))
    mine = store.own_edition("raiders")
    run(store, "companion", "raiders", "--level", "normal")
    run(store, "play", "raiders", "--level", "normal")
    run(store, "play", "raiders", "--level", "normal", "--edition", "mine")
    other = tmp_path / "other.toml"
    other.write_text("base = 'standard'\n", encoding="utf-8")
    run(store, "companion", "raiders", "--level", "normal", "--edition", str(other))
    assert [store.load(id).edition for id in range(1, 6)] == [None, mine, None, mine, "base = 'standard'\n"]
    assert "9 VP" in run(store, "cards", "raiders", "middle harbour, armour 2, 1 provision: 9", "--edition", "mine").stdout
    record = tmp_path / "record.txt"
    record.write_text(store.load(4).record, encoding="utf-8")
    assert run(store, "replay", str(record), "--edition", "mine").returncode == 0
    code = soloist.read(store.load(4).record, RAIDERS.edition(mine or "")).deal.code
    assert run(store, "play", "--deal", code, "--edition", "mine").returncode == 0


# --- what an edition may be built of


def test_a_correction_of_a_table_replaces_its_lists_whole() -> None:
    game = soloist.GAMES["guilds-of-london"]
    for rewards in ("[]", '[{ effect = "hire", n = 1 }]', '[{ effect = "hire", n = 1 }, { effect = "draw-now", n = 2 }]'):
        text = f'base = "standard"\n[plantation.virginia]\nrewards = {rewards}\n'
        assert len(game.edition(text).components.sides[0].rewards) == rewards.count("effect")
    assert RAIDERS.edition('base = "standard"\n[dice]\nfaces = [1, 2, 3, 4, 5, 6]').components.faces == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("text", ["tactic = [{ id = [1] }]", "tactic = [{ id = {} }]", "tactic = [3]", "tactic = 3", "dice = []"])
def test_odd_entries_are_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(soloist.BadEdition):
        RAIDERS.edition(f'base = "standard"\n{text}\n')
