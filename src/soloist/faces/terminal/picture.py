"""Describe a scene line by line, for pipes and screen readers: all of it, or only the values that changed."""

from collections.abc import Collection, Iterable, Mapping

from rich.console import Console
from rich.text import Text

from soloist.engine.kernel.scene import Scene, Spot
from soloist.faces.terminal.speech import Speech

MARKS = {"recalled": "~", "reconstructed": "≈"}
"""Marks of components whose text is not from a source. The last lines of a scene explain them."""


def draw_scene(console: Console, speech: Speech, scene: Scene, keys: Mapping[str, str]) -> None:
    """Print all zones. `keys` are the numbers of the answers by spot."""
    console.print(Text(speech.game(scene.title)))
    for zone in scene.zones:
        if zone.spots:
            console.print(Text(speech.say("pair", name=speech.game(zone.title), text="").rstrip()))
        for spot in zone.spots:
            key = keys.get(spot.id, "")
            console.print(Text("  " + (f"[{key}] " if key else "") + sentence(speech, spot)))
    for line in legend(speech, (spot for zone in scene.zones for spot in zone.spots)):
        console.print(Text(line, style="magenta"))


def legend(speech: Speech, spots: Iterable[Spot]) -> list[str]:
    """The meaning of each confidence mark that these spots use."""
    used = {spot.confidence for spot in spots}
    return [f"{mark} {speech.say('legend', confidence=confidence)}" for confidence, mark in MARKS.items() if confidence in used]


def sentence(speech: Speech, spot: Spot) -> str:
    """A spot with everything on it."""
    say = speech.game
    parts = [f"{say(piece.name)} {piece.count}" if piece.name != spot.name else str(piece.count) for piece in spot.pieces]
    if spot.value is not None:
        parts.insert(0, signed(spot.value) if spot.limit is None else f"{signed(spot.value)}/{spot.limit}")
    parts += [said for said in map(say, spot.notes) if said]
    if spot.confidence != "sourced":
        parts.append(MARKS[spot.confidence])
    return speech.say("pair", name=say(spot.name), text=", ".join(parts)) if parts else say(spot.name)


def changes(speech: Speech, before: Scene, now: Scene, standing: Collection[str]) -> list[str]:
    """The values that differ between two scenes, one line for each zone: “You: Wood 3 → 5, Food 12 → 9”.

    Pieces on a place of the board are counted there too, but the story tells of those. So a spot with pieces counts only if
    it is named in `standing`.
    """
    were = {spot.id: spot for zone in before.zones for spot in zone.spots}
    found = []
    for zone in now.zones:
        parts = []
        for spot in zone.spots:
            was = were.get(spot.id)
            if was is None or was.value is None or spot.value is None or was.value == spot.value:
                continue
            if spot.id in standing or not (was.pieces or spot.pieces):
                parts.append(_change(speech, spot, was.value, spot.value))
        if parts:
            found.append(speech.say("pair", name=speech.game(zone.title), text=", ".join(parts)))
    return found


def _change(speech: Speech, spot: Spot, was: int, now: int) -> str:
    name, text = speech.game(spot.name), f"{signed(was)} → {signed(now)}"
    # “Card space 4 4 → 5” would be misread.
    return speech.say("pair", name=name, text=text) if name[-1:].isdigit() else f"{name} {text}"


def signed(number: int) -> str:
    return str(number).replace("-", "−")
