"""Describe a whole scene line by line, for pipes and screen readers."""

from collections.abc import Iterable, Mapping

from rich.console import Console
from rich.text import Text

from soloist.engine.kernel.scene import Scene, Spot
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.zones import MARKS, value_of


def draw_scene(console: Console, speech: Speech, scene: Scene, keys: Mapping[str, str]) -> None:
    """Print all zones. `keys` are the numbers of the answers by spot."""
    console.print(Text(speech.game(scene.title)))
    for zone in scene.zones:
        console.print(Text(speech.say("pair", name=speech.game(zone.title), text="").rstrip()))
        for spot in zone.spots:
            console.print(Text("  " + _sentence(speech, spot, keys.get(spot.id, ""))))
    for line in legend(speech, (spot for zone in scene.zones for spot in zone.spots)):
        console.print(Text(line, style="magenta"))


def legend(speech: Speech, spots: Iterable[Spot]) -> list[str]:
    """The meaning of each confidence mark that these spots use."""
    used = {spot.confidence for spot in spots}
    return [f"{mark} {speech.say('legend', confidence=confidence)}" for confidence, mark in MARKS.items() if confidence in used]


def _sentence(speech: Speech, spot: Spot, key: str) -> str:
    say = speech.game
    parts = [f"{say(piece.name)} {piece.count}" if piece.name != spot.name else str(piece.count) for piece in spot.pieces]
    if spot.value is not None:
        parts.insert(0, value_of(spot))
    parts += [say(note) for note in spot.notes]
    if spot.confidence != "sourced":
        parts.append(MARKS[spot.confidence])
    return (f"[{key}] " if key else "") + speech.say("pair", name=say(spot.name), text=", ".join(parts))
