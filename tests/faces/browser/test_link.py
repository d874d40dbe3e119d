"""From laptop to phone and back: a table as a link, shown before it is kept, and never in the place of another."""

import soloist
from soloist.engine.parcel import Parcel
from tests.support.browser import Guests
from tests.support.server import Server


def test_opening_a_link_shows_the_table_and_the_address_keeps_nothing(guests: Guests, server: Server) -> None:
    table = soloist.GAMES["peloponnes"].deal("general", "CARRY2")
    page = guests.window(server)
    page.goto(f"{server.address}/#r={soloist.pack(Parcel(table))}")
    page.get_by_text("Nothing has been saved yet").wait_for()
    assert "#" not in page.url
    page.get_by_role("button", name="Continue here").click()
    page.wait_for_url("**/tables/*")
    table.answer(table.question.options[0] if table.question else "")
    page.goto(server.address)
    page.evaluate("link => { location.hash = link }", f"#r={soloist.pack(Parcel(table))}")
    page.get_by_role("button", name="Continue my table").click()
    page.wait_for_url("**?said=went-on")
    page.goto(f"{server.address}/#d={table.deal.code}")
    page.wait_for_url(f"**/deal/{table.deal.code}")
