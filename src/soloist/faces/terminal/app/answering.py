"""The list of answers: those at one spot share a line, and typing filters them."""

from typing import ClassVar, NamedTuple

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList

from soloist.engine.companion import CORRECT, SWITCH
from soloist.engine.kernel.scene import Spot
from soloist.faces.terminal.answers import Numbered
from soloist.faces.terminal.app.choosing import MenuItem
from soloist.faces.terminal.brush import value_of
from soloist.faces.terminal.lines import KEY, SMALL, flowing, wrap
from soloist.faces.terminal.position import Position
from soloist.faces.terminal.typed import plainly


class AnswerRow(NamedTuple):
    """A line of the list: an answer, or the answers at one spot side by side."""

    spot: Spot | None
    options: list[Numbered]


class AnswerList(OptionList):
    """The answers. Arrows go through all of them, also those of one line; page keys scroll the board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up,k", "screen.step(-1)", show=False),
        Binding("right,down,j", "screen.step(1)", show=False),
        Binding("enter", "screen.take", show=False),
        Binding("pageup", "screen.scroll_picture(-1)", show=False),
        Binding("pagedown", "screen.scroll_picture(1)", show=False),
    ]


def rows_of(position: Position, wanted: str = "") -> list[AnswerRow]:
    """The lines of the list, or only those with `wanted` in the name of an answer."""
    speech, meant, rows = position.speech, plainly(wanted), list[AnswerRow]()
    for one in position.answers.all:
        if meant and meant not in plainly(speech.name(one.option)):
            continue
        spot = position.spots.get(one.option.target)
        has_short_name = spot is not None and speech.here(one.option) != speech.name(one.option)
        if has_short_name and rows and rows[-1].spot is spot:
            rows[-1].options.append(one)
        else:
            rows.append(AnswerRow(spot if has_short_name else None, [one]))
    return rows


def row_text(position: Position, row: AnswerRow, chosen: int | None, best: str, width: int) -> Content:
    """A row of the list. `chosen` is the index of the answer under the cursor in this row; `best` the token that a hint names."""
    wide = max((len(one.number) for one in position.answers.all), default=1)
    if row.spot is not None and len(row.options) > 1:
        chips = [_chip(position, one, index == chosen, best) for index, one in enumerate(row.options)]
        name = Content.assemble((position.speech.game(row.spot.name), "bold"), " ", *_signs(position, row.spot))
        return Content("\n").join(flowing(chips, width, "  ", name))
    one = row.options[0]
    text = _numbered(position, one, best, wide) + Content.styled(position.speech.name(one.option), "bold")
    spot = position.spots.get(one.option.target)
    # The signs are those of the card or tile that the answer names, not of a place that it is about.
    if spot is not None and position.speech.game(spot.name) in position.speech.name(one.option):
        text = Content.assemble(text, " ", *_signs(position, spot)).rstrip()
    detail = position.speech.option_detail(one.option)
    if detail and text.cell_length + len(detail) + 2 <= width:
        return text + Content.styled(f"  {detail}", SMALL)
    lines = wrap(text, max(8, width - 2))
    more = Content.styled(" ›", SMALL) if detail else Content()
    return Content("\n  ").join([*lines[:-1], lines[-1] + more])


def _signs(position: Position, spot: Spot) -> list[tuple[str, str]]:
    """What is printed on a card or tile, as signs."""
    found = position.layout.signs(spot) if position.layout.signs is not None else []
    return [*found, (" ", "")] if found else []


def _numbered(position: Position, one: Numbered, best: str, wide: int) -> Content:
    number = f"{one.number})" if one.number else ""
    return Content.assemble((f"{number:>{wide + 1}} ", KEY), ("★ " if one.option.token == best else "", "bold $warning"))


def _chip(position: Position, one: Numbered, is_chosen: bool, best: str) -> Content:
    chip = _numbered(position, one, best, 1) + Content(position.speech.here(one.option))
    return chip.stylize_before("bold underline") if is_chosen else chip


def corrections(position: Position) -> list[MenuItem]:
    """What can be corrected in a companion: its values (the id ends with “=”), and what differs from the real table."""
    speech, question = position.speech, position.question
    options = [] if question is None else [option for option in question.options if option.kind in (CORRECT, SWITCH)]
    found = {}
    for option in options:
        name, is_value, _ = option.token.partition("=")
        spot = position.spots.get(option.target)
        if is_value and spot is not None:
            found[f"{name}="] = MenuItem(f"{name}=", f"{speech.game(spot.name)} {value_of(spot)}".strip())
        else:
            found[option.token] = MenuItem(option.token, speech.name(option), speech.option_detail(option))
    return list(found.values())
