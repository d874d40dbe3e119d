"""A scene as text: panels on a wide colour terminal, plain lines in a pipe and for a screen reader."""

from collections.abc import Mapping

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from soloist.engine.scene import Piece, Scene, Spot, Zone
from soloist.faces.terminal.speech import Speech

STYLES = {
    "red": "bold white on red3",
    "blue": "bold white on blue3",
    "yellow": "bold black on gold1",
    "green": "bold white on dark_green",
}
WIDE = 110
NOTES = " · "
MARKS = {"recalled": "~", "reconstructed": "≈"}
"""How a picture marks what was not found in a text; a line below it explains the marks in use."""


class Picture:
    """Draws scenes for one console in one language; `keys` are the option numbers by target."""

    def __init__(self, console: Console, plain: bool, speech: Speech) -> None:
        self.console = console
        self.plain = plain
        self.speech = speech

    def draw(self, scene: Scene, keys: Mapping[str, str]) -> None:
        say = self.speech.game
        if self.plain:
            self.line(say(scene.title))
            for zone in scene.zones:
                self.line(self.speech.say("pair", name=say(zone.title), text="").rstrip())
                for spot in zone.spots:
                    self.line("  " + self._sentence(spot, keys))
            self._legend(scene)
            return
        self.console.rule(Text(say(scene.title), style="bold"), style="yellow")
        panels: list[RenderableType] = [self._panel(zone, keys) for zone in scene.zones]
        if self.console.width < WIDE:
            self.console.print(Group(*panels))
        else:
            left, right = self._halves(panels)
            grid = Grid.grid(expand=True, padding=(0, 1))
            grid.add_column(ratio=1)
            grid.add_column(ratio=1)
            grid.add_row(Group(*left), Group(*right))
            self.console.print(grid)
        self._legend(scene)

    def _legend(self, scene: Scene) -> None:
        for confidence, mark in MARKS.items():
            if any(spot.confidence == confidence for zone in scene.zones for spot in zone.spots):
                text = f"{mark} {self.speech.say('legend', confidence=confidence)}"
                self.console.print(Text(text, style="magenta"))

    def line(self, text: str) -> None:
        self.console.print(Text(text))

    def _halves(self, panels: list[RenderableType]) -> tuple[list[RenderableType], list[RenderableType]]:
        """Two columns of about the same height."""
        half = self.console.options.update(width=self.console.width // 2 - 1)
        heights = [len(self.console.render_lines(panel, half)) for panel in panels]
        split = min(range(1, len(heights)), key=lambda i: abs(sum(heights[:i]) - sum(heights[i:])))
        return panels[:split], panels[split:]

    def _sentence(self, spot: Spot, keys: Mapping[str, str]) -> str:
        say = self.speech.game
        parts = [f"{say(piece.name)} {piece.count}" if piece.name != spot.name else str(piece.count) for piece in spot.pieces]
        if spot.value is not None:
            parts.insert(0, self._value(spot))
        parts += [say(note) for note in spot.notes]
        if spot.confidence != "sourced":
            parts.append(MARKS[spot.confidence])
        key = f"[{keys[spot.id]}] " if spot.id in keys else ""
        return key + self.speech.say("pair", name=say(spot.name), text="; ".join(parts))

    def _value(self, spot: Spot) -> str:
        return f"{spot.value}/{spot.limit}" if spot.limit is not None else str(spot.value)

    def _panel(self, zone: Zone, keys: Mapping[str, str]) -> RenderableType:
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.add_column(justify="right", no_wrap=True, style="bold cyan")
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", no_wrap=True, style="bold")
        grid.add_column(ratio=1)
        bare = [spot for spot in zone.spots if not spot.notes and not spot.pieces]
        for spot in zone.spots:
            if spot in bare:
                continue
            details = Text()
            for piece in spot.pieces:
                details.append_text(self._tokens(piece)).append(" ")
            details.append(NOTES.join(self.speech.game(note) for note in spot.notes), style="dim")
            if spot.confidence != "sourced":
                details.append(" " + MARKS[spot.confidence], style="magenta")
            value = self._value(spot) if spot.value is not None else ""
            grid.add_row(keys.get(spot.id, ""), self.speech.game(spot.name), value, details)
        inside = Group(self._counts(bare, keys), grid) if bare else grid
        return Panel(inside, title=Text(self.speech.game(zone.title), style="bold"), title_align="left", border_style="dim")

    def _counts(self, spots: list[Spot], keys: Mapping[str, str]) -> Text:
        """Stores that are nothing but a number stand side by side."""
        line = Text()
        for spot in spots:
            if spot.id in keys:
                line.append(f"{keys[spot.id]} ", style="bold cyan")
            line.append(f"{self.speech.game(spot.name)} ").append(self._value(spot), style="bold").append("   ")
        return line

    def _tokens(self, piece: Piece) -> Text:
        letter = self.speech.game(piece.letter)
        return Text(" ").join([Text(letter, style=STYLES.get(piece.id, "bold"))] * min(piece.count, 8))

    def compact(self, texts: list[str]) -> None:
        """Many short things side by side."""
        self.console.print(Columns([Text(text) for text in texts], padding=(0, 3)))
