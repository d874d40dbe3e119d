"""Payments with steppers, in process: what the page offers, what a form hands in, and what still works without a script."""

import re
from collections.abc import Callable
from random import Random

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.engine.table import Table
from soloist.engine.text.words import LANGUAGES
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.state import Peloponnes
from soloist.library.store import Store


def table_where(game: str, level: str, seed: str, wanted: Callable[[Table], bool]) -> Table:
    """A random game up to a question, without a detour for luxury."""
    table, random = soloist.GAMES[game].deal(level, seed), Random(seed)
    while table.question is not None and not wanted(table):
        options = [option for option in table.question.options if option.token != "luxury"]
        table.answer(random.choice(options))
    assert table.question is not None
    return table


def buying() -> Table:
    """Leonidaion costs 2 coins, 3 wood and 2 stone; there are 24 coins, 10 wood, no stone and 8 luxury goods."""
    table, random = soloist.GAMES["peloponnes"].deal("general", "#12"), Random(12)
    while table.question is not None:
        assert isinstance(table.state, Peloponnes)
        if isinstance(table.step, Buy) and table.state.round == 5:
            break
        table.answer(random.choice([option for option in table.question.options if option.token != "luxury"]))
    return table


def card() -> Table:
    """A card for 2 resources, with wood and stone."""
    return table_where("stone-age", "basic", "#4", lambda table: bool(table.bills) and table.bills[0].total == 2)


def handed_in(client: TestClient, store: Store, table: Table, **fields: str) -> tuple[Table, str]:
    """The table after this form, and the page."""
    id = store.add(table)
    response = client.post(f"/tables/{id}/answer", data={"version": str(store.version(id)), **fields})
    assert response.status_code == 200
    return soloist.read(store.load(id).record), response.text


def test_the_page_has_a_bill_for_each_answer_that_can_be_paid_in_more_than_one_way(client: TestClient, store: Store) -> None:
    page = client.get(f"/tables/{store.add(buying())}").text
    assert 'data-bill="leonidaion"' in page and 'data-bill="settled-field-and-grove"' in page
    # 4 stone for 8 luxury goods leave no choice.
    assert 'data-bill="agora"' not in page
    assert 'src="/static/steppers.js' in page
    assert re.search(r'class="opt[^"]*" name="answer" value="luxury"', page), "without a script it is asked as before"


@pytest.mark.parametrize(
    ("amounts", "answers"),
    [
        ({"wood": "3", "coins": "2"}, ["leonidaion"]),
        ({"wood": "1", "coins": "2"}, ["luxury", "leonidaion", "wood-2"]),
        ({"wood": "2", "coins": "1"}, ["luxury", "leonidaion", "wood-1", "coins-1"]),
        ({"wood": "2", "coins": "2"}, ["luxury", "leonidaion", "wood-1", "plain"]),
    ],
)
def test_a_composed_payment_is_the_same_as_the_answers_one_after_the_other(
    amounts: dict[str, str], answers: list[str], client: TestClient, store: Store
) -> None:
    asked = buying()
    fields = {f"pay-{good}": amount for good, amount in amounts.items()}
    table, _ = handed_in(client, store, buying(), answer="leonidaion", **fields)
    for token in answers:
        asked.answer(token)
    assert table.record() == asked.record()


@pytest.mark.parametrize("fields", [{"pay-wood": "1", "pay-stone": "1"}, {"pay-stone": "1", "pay-wood": "1"}])
def test_resources_for_a_card_are_paid_at_once_in_the_order_of_the_rules(
    fields: dict[str, str], client: TestClient, store: Store
) -> None:
    asked = card()
    table, _ = handed_in(client, store, card(), answer="", **fields)
    asked.answer("wood", "stone")
    assert table.record() == asked.record()


@pytest.mark.parametrize(
    "fields",
    [
        {"answer": "leonidaion", "pay-wood": "99"},
        {"answer": "leonidaion", "pay-wood": "0", "pay-coins": "0"},
        {"answer": "leonidaion", "pay-wood": "two"},
        {"answer": "leonidaion", "pay-": ""},
        {"answer": "agora", "pay-coins": "2"},
        {"answer": "", "pay-wood": "1"},
        {"answer": "luxury leonidaion", "pay-wood": "3"},
    ],
)
def test_amounts_that_are_no_payment_change_nothing(fields: dict[str, str], client: TestClient, store: Store) -> None:
    table, page = handed_in(client, store, buying(), **fields)
    assert table.record() == buying().record()
    assert 'class="notice"' in page


def test_an_earlier_page_cannot_pay(client: TestClient, store: Store) -> None:
    id = store.add(buying())
    fields = {"answer": "leonidaion", "pay-wood": "1", "pay-coins": "2", "version": str(store.version(id))}
    client.post(f"/tables/{id}/answer", data=fields)
    record = store.load(id).record
    page = client.post(f"/tables/{id}/answer", data=fields).text
    assert store.load(id).record == record
    assert 'class="notice"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_amounts_are_said_in_the_language_of_the_page(language: str, client: TestClient, store: Store) -> None:
    client.cookies.set("language", language)
    page = client.get(f"/tables/{store.add(buying())}").text
    said = {
        "en": ("You pay @", "1 coin", "2 coins"),
        "fr": ("Vous payez @", "1 pièce", "2 pièces"),
        "de": ("Du zahlst @", "1 Münze", "2 Münzen"),
    }
    for text in said[language]:
        assert text in page
