"""What the board of the Well computes before it draws."""

from soloist.faces.web.parts.view import View


def to_go(v: View) -> int:
    """How far the rim is."""
    wall = v.spot("wall")
    assert wall is not None
    return (wall.limit or 0) - (wall.value or 0)
