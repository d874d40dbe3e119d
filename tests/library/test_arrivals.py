"""A table that comes from another device finds its place among those that are here."""

import soloist
from soloist.engine.parcel import Parcel
from soloist.library.arrivals import Kin, keep, place_of
from soloist.library.store import Store


def stone_age(*answers: str, fate: str = "seed") -> soloist.Table:
    table = soloist.GAMES["stone-age"].deal(seed="K7Q2", fate=fate)
    for answer in answers:
        table.answer(answer)
    return table


def kin(store: Store, table: soloist.Table, copied: bool = False) -> tuple[Kin, int]:
    """How the table, packed and unpacked, relates to the saved tables."""
    place = place_of(store, soloist.carried(soloist.pack(Parcel(table, copied))))
    return place.kin, 0 if place.near is None else place.near.id


def test_it_is_new_where_nothing_of_its_deal_is(store: Store) -> None:
    store.add(soloist.GAMES["stone-age"].deal(seed="K7Q3"))
    store.add(soloist.GAMES["stone-age"].deal("cool-night", seed="K7Q2"))
    assert kin(store, stone_age("forest")) == (Kin.NEW, 0)


def test_it_is_the_same_goes_on_is_behind_or_apart(store: Store) -> None:
    store.add(stone_age("forest", "hunt"))
    assert kin(store, stone_age("forest", "hunt")) == (Kin.SAME, 1)
    assert kin(store, stone_age("forest", "hunt", "quarry")) == (Kin.FURTHER, 1)
    assert kin(store, stone_age()) == (Kin.BEHIND, 1)
    assert kin(store, stone_age("quarry", "river")) == (Kin.APART, 1)


def test_pieces_of_an_open_answer_may_lie_in_another_order(store: Store) -> None:
    """Here one figure is laid. The other device has another one, too, which comes first in the order of the rules."""
    store.add(stone_age("quarry"))
    assert [given.token for given in stone_age("quarry", "forest").log][-3:-1] == ["forest", "quarry"]
    assert kin(store, stone_age("quarry", "forest")) == (Kin.FURTHER, 1)
    assert kin(store, stone_age("forest", "river")) == (Kin.APART, 1)


def test_the_same_the_other_way_round(store: Store) -> None:
    store.add(stone_age("forest", "quarry"))
    assert kin(store, stone_age("quarry")) == (Kin.BEHIND, 1)


def test_of_several_tables_the_nearest_is_taken(store: Store) -> None:
    for answers in ([], ["forest", "hunt"], ["quarry", "river"]):
        store.add(stone_age(*answers))
    assert kin(store, stone_age("forest", "hunt", "quarry")) == (Kin.FURTHER, 2)
    assert kin(store, stone_age("river", "hunt")) == (Kin.FURTHER, 1), "the one that was only dealt"


def test_copies_go_on_copies_only_and_real_dice_on_real_dice(store: Store) -> None:
    store.add(stone_age("forest", "hunt"), source=7)
    assert kin(store, stone_age("forest", "hunt")) == (Kin.NEW, 0)
    assert kin(store, stone_age("forest", "hunt"), copied=True) == (Kin.SAME, 1)
    assert kin(store, stone_age(fate="ask")) == (Kin.NEW, 0)


def test_what_cannot_be_opened_any_more_is_left_alone(store: Store) -> None:
    record = stone_age().record()
    store.put("stone-age", "basic", 1, "", record.replace("rules: 3", "rules: 1") + "dance\n", None, "2026-01-01")
    store.put("stone-age", "basic", 1, "", record + "dance\n", None, "2026-01-01")
    assert kin(store, stone_age("forest")) == (Kin.NEW, 0)


def test_going_on_forgets_nothing_that_was_taken_back_here(store: Store) -> None:
    here = stone_age("forest")
    here.taken_back = 2
    store.add(here)
    assert keep(store, Parcel(stone_age("forest", "hunt")), "en") == 1
    assert "taken-back: 2" in store.load(1).record and "forest hunt" in store.load(1).record
