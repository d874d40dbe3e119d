"""What the screens show of a table at one question, as lines: head, question, story, one answer, the end."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from textual.content import Content

from soloist.engine.companion.to_do import to_do
from soloist.engine.kernel.scene import Spot, Zone
from soloist.engine.kernel.story import FATE, RULES, THEY, YOU, Event
from soloist.engine.table import Table
from soloist.faces.terminal.answers import Answers, Numbered
from soloist.faces.terminal.asking import result_lines
from soloist.faces.terminal.brush import Brush, count, marks, value_of
from soloist.faces.terminal.layout import layout_of
from soloist.faces.terminal.lines import BAD, DOUBT, GOOD, KEY, SMALL, TITLE, Part, fit, flowing, ruled, wrapped
from soloist.faces.terminal.picture import MARKS
from soloist.faces.terminal.speech import Speech

SIGNS = {YOU: ("›", GOOD), THEY: ("◆", BAD), FATE: ("⚂", DOUBT), RULES: ("§", "$primary")}
"""Who caused an event. The sign tells it without colours."""


class Position:
    """One question of a table, or its end. `news` are the events since the last answer."""

    def __init__(self, speech: Speech, table: Table, news: Sequence[Event]) -> None:
        self.speech = speech
        self.table = table
        self.game = self.table.game
        # Beside the real board, what is still to be done stays.
        self.news = to_do(table) if self.game.is_companion else list(news)
        self.is_quiet = not news
        """Whether nothing new happened."""
        speech.words = self.table.deal.game.words
        self.question = self.table.question
        self.answers = Answers(self.question)
        self.layout = layout_of(self.game)
        self.scene = self.table.scene
        self.zones = self.scene.zones
        self.spots = {spot.id: spot for zone in self.zones for spot in zone.spots}

    def zones_of(self, ids: Iterable[str]) -> list[Zone]:
        return [zone for zone in self.zones if zone.id in tuple(ids)]

    # --- the head

    def title(self, width: int) -> Content:
        """Game, round, score and aim. The aim is shortened or left out if there is no room."""
        speech, goal = self.speech, self.table.goal
        title = f" {self.game.short_title(speech.language)}  {speech.game(self.scene.title)} "
        aims = [] if goal is None else [speech.goal(goal, aim) for aim in (speech.game(goal.aim), speech.short(goal.aim))]
        bare = "" if goal is None else speech.goal(goal, "").rstrip(" ·")
        aim = next((aim for aim in aims if len(title) + len(aim) < width), bare)
        bar = Content.assemble((title, "bold"), " ", (aim, "$text-accent"))
        return fit(bar, max(width, bar.cell_length)).stylize_before("$foreground on $primary-muted")

    def sides(self) -> list[tuple[str, list[tuple[Content, Content]]]]:
        """Your numbers, then the opponent's: a title, and names with values."""
        found = []
        for ids in (self.layout.yours, self.layout.theirs):
            zones = self.zones_of(ids)
            spots = [spot for zone in zones for spot in zone.spots if self._stands_in_head(spot)]
            parts = [self._value(spot) for spot in spots if spot.value is not None or spot.id in self.layout.named]
            if ids is self.layout.yours:
                parts += [self._held(zone) for zone in self.zones_of(self.layout.hands)]
            else:
                parts += [self._value(self.spots[id]) for id in self.layout.also]
            if parts:
                found.append((self.speech.game(zones[0].title).split(" (")[0], parts))
        return found

    def head(self, width: int) -> list[Content]:
        """The title bar and both sides' numbers."""
        lines = [self.title(width)]
        for title, parts in self.sides():
            joined = [name + Content(" ") + value for name, value in parts]
            lines += flowing(joined, width, "  ", Content.styled(f" {title}  ", TITLE))
        return lines

    def sides_in_a_column(self, width: int) -> list[Content]:
        lines = []
        for title, parts in self.sides():
            lines.append(ruled(title, width))
            for name, value in parts:
                gap = width - name.cell_length - value.cell_length
                lines += [name + Content(" " * gap) + value] if gap > 0 else wrapped([name, " ", value], width)
        return lines

    @cached_property
    def _stood(self) -> dict[str, int | None]:
        before = self.table.before
        return {} if before is None else {spot.id: spot.value for zone in before.zones for spot in zone.spots}

    def change(self, spot: Spot) -> int:
        """By how much a value changed since the last answer."""
        then = self._stood.get(spot.id)
        return 0 if spot.value is None or then is None or not self.news else spot.value - then

    def _value(self, spot: Spot) -> tuple[Content, Content]:
        """The name of a spot, and its value with its change since the last answer."""
        pieces = [self.speech.game(piece.name) for piece in spot.pieces if piece.name != spot.name]
        note = ""
        if spot.id in self.layout.named and spot.notes:
            phrase = spot.notes[-1 if spot.id == "hunger" else 0]
            note = self.speech.short(phrase) or self.speech.game(phrase)
        text = " ".join(filter(None, [value_of(spot), *pieces, f"({note})" if note and spot.value is not None else note]))
        change = self.change(spot)
        mark = (f"{'▲' if change > 0 else '▼'}{abs(change)}", f"bold {self._style(spot)}") if change else ""
        return Content.styled(self.speech.game(spot.name), SMALL), Content.assemble((text, "bold"), mark)

    def _held(self, zone: Zone) -> tuple[Content, Content]:
        """The number of cards in a hand."""
        cards = sum(count(spot, "card") for spot in zone.spots)
        return Content.styled(self.speech.game(zone.title), SMALL), Content.styled(str(cards), "bold")

    def _stands_in_head(self, spot: Spot) -> bool:
        return spot.id not in self.layout.left_out and (spot.id not in self.layout.if_changed or self.change(spot) != 0)

    def _style(self, spot: Spot) -> str:
        """Whether its change is good for you."""
        return GOOD if (self.change(spot) > 0) == self._is_yours(spot.id) else BAD

    def _is_yours(self, spot: str) -> bool:
        return any(one.id == spot for zone in self.zones_of(self.layout.yours) for one in zone.spots)

    # --- question and answers

    def asked(self, width: int, typed: str = "") -> list[Content]:
        """The question with its clause, what follows automatically, and the pieces chosen so far; or the outcome."""
        question, speech = self.question, self.speech
        if question is None:
            assert self.table.result is not None
            return [Content.styled(f" ▶ {speech.say('outcome', outcome=self.table.result.outcome)}", "bold")]
        parts: list[Part] = [("▶ ", KEY), (speech.question(question), "bold"), (f" [{question.rule}]", SMALL)]
        if self.answers.counts:
            numbers = speech.say("any-number", least=self.answers.counts[0], most=self.answers.counts[-1])
            parts.append((f"  {numbers} {typed}▏", KEY))
        elif typed:
            parts.append((f"  {typed}▏{speech.say('then-enter')}", KEY))
        laid = ", ".join(speech.name(one) for one in question.laid)
        for text in filter(None, (speech.then(question), speech.say("laid", laid=laid) if laid else "")):
            parts.append((f"  {text}", SMALL))
        return [Content(" ") + line for line in wrapped(parts, width - 2)]

    def brush(self, one: Numbered | None = None) -> Brush:
        """A brush with the cursor on this answer. A card that moves a piece lights the tiles it can lead to."""
        if one is None:
            return Brush(self.speech, self.answers)
        near: frozenset[str] = frozenset()
        spot = self.spots.get(one.option.target)
        if spot is not None and one.option.mark is not None and one.option.mark.id == "move":
            colours = {mark.id for mark in marks(spot, "symbol")}
            tiles = (other for other in self.spots.values() if other.id != spot.id and other.limit is not None)
            near = frozenset(other.id for other in tiles if colours & {mark.id for mark in marks(other, "symbol")})
        return Brush(self.speech, self.answers, one.option.target, near)

    def picture(self, one: Numbered | None, width: int, large: bool) -> list[Content]:
        """The board; above it the zones that the question is about and the board does not have."""
        layout, brush = self.layout, self.brush(one)
        asked = [zone for zone in self.zones if any(spot.id in self.answers.at for spot in zone.spots)]
        other = [zone for zone in asked if zone.id not in (*layout.zones, *layout.yours, *layout.theirs)]
        if layout.picture is None:
            rest = [zone for zone in self.zones if zone not in other and zone.id not in layout.yours]
            return brush.in_full([*other, *rest], width)
        # A hand is a list of answers already, except in a large window.
        lines = brush.in_full([zone for zone in other if large or zone.id != "hand"], width)
        more = [zone for zone in self.zones_of(layout.more) if zone not in other] if large else []
        return [*lines, *layout.picture(brush, self.zones_of(layout.zones), width, large), *brush.in_full(more, width)]

    def look(self, one: Numbered, width: int, with_rule: bool = True) -> list[Content]:
        """All about an answer: its details, its spot, its rule."""
        option, spot, speech = one.option, self.spots.get(one.option.target), self.speech
        lines = wrapped([(f"{one.number} " if one.number else "", KEY), (speech.name(option), "bold")], width)
        if speech.option_detail(option):
            lines += wrapped([speech.option_detail(option)], width, 0)
        if spot is not None and (spot.notes or spot.value is not None):
            notes = " · ".join(speech.game(note) for note in spot.notes)
            doubt = MARKS.get(spot.confidence, "")
            title = f"{speech.game(spot.name)} {value_of(spot)}".strip()
            said = speech.say("pair", name=title, text=notes) if notes else title
            lines += wrapped([(said, SMALL), (f" {doubt}" if doubt else "", DOUBT)], width, 0)
        if not with_rule:
            return lines
        clause = self.game.book.clause(option.rule)
        note = speech.text(clause.note) if clause.note else ""
        return [*lines, *wrapped([(f"[{clause.id}] ", KEY), (f"{speech.text(clause.text)} {note}".strip(), SMALL)], width, 0)]

    # --- what happened

    def changes(self, width: int) -> list[Content]:
        """The numbers of the head that changed since the last answer, each with its old and new value."""
        parts = []
        for ids in (self.layout.yours, self.layout.theirs):
            for spot in (spot for zone in self.zones_of(ids) for spot in zone.spots):
                change = self.change(spot)
                if change:
                    assert spot.value is not None
                    numbers = f"{spot.value - change}→{spot.value}"
                    name = Content.styled(self.speech.game(spot.name) + " ", SMALL)
                    is_common, style = spot.id in self.layout.left_out, self._style(spot)
                    if ids is self.layout.theirs and not is_common:
                        name = Content.styled(self.speech.game(self.zones_of(ids)[0].title).split(" (")[0] + " ", TITLE) + name
                    parts.append(Content.assemble(name, (numbers, f"bold {SMALL if is_common else style}")))
        return [*flowing(parts, width, "   "), Content.styled("─" * width, SMALL)] if parts else []

    def told(self, events: Sequence[Event], width: int, clauses: bool = True) -> list[Content]:
        """One paragraph for each event: who caused it, what happened, and its clause. A companion shows what to do as a list."""
        lines: list[Content] = []
        for event in events:
            sign, style = SIGNS[event.by]
            if self.game.is_companion and not event.heading:
                sign = "☐"
            parts: list[Part] = [(f"{sign} ", f"bold {style}"), (self.sentence(event), f"bold {style}" if event.heading else "")]
            if clauses:
                parts.append((f"  {event.rule}", SMALL))
                if event.heading and lines:
                    lines.append(Content())
            lines += wrapped(parts, width)
        return lines

    def sentence(self, event: Event) -> str:
        detail = self.speech.detail(event.phrase)
        return self.speech.game(event.phrase) + (f" ({detail})" if detail else "")

    def told_in_a_row(self) -> str:
        """What happened as one text. Instructions of companions have no full stop of their own."""
        sentences = [self.sentence(event) for event in self.news]
        return " ".join(text if text.endswith((".", "!", "?", ":")) else f"{text}." for text in sentences)

    # --- the end

    def result(self, width: int) -> list[Content]:
        """A summary, and the final scoring line by line."""
        _, *lines = result_lines(self.speech, self.table)
        return [line for text in lines for line in wrapped([Content.from_rich_text(text)], width)]
