"""The sheet to print: every level in every language, on one page of A4 and of Letter."""

import re

import pytest

from soloist.engine.text.words import LANGUAGES
from tests.support.browser import Guests
from tests.support.levels import EVERY_LEVEL
from tests.support.server import Server

PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_one_page_on_both_kinds_of_paper(guests: Guests, server: Server, language: str) -> None:
    window = guests.window(server, language=language)
    for game, level in EVERY_LEVEL:
        window.goto(f"{server.address}/beside/{game}/{level}/sheet")
        for paper in ("A4", "Letter"):
            assert len(PAGE.findall(window.pdf(format=paper))) == 1, (game, level, paper)


def test_a_phone_scrolls_it_in_one_direction_only(guests: Guests, server: Server) -> None:
    window = guests.window(server, viewport={"width": 360, "height": 740})
    for game, level in EVERY_LEVEL:
        window.goto(f"{server.address}/beside/{game}/{level}/sheet")
        assert window.evaluate("document.documentElement.scrollWidth") <= 360, (game, level)
