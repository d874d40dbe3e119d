"""Stone Age has no picture of its own: its zones stand one below the other."""

from soloist.faces.terminal.layout import Layout

LAYOUT = Layout(("stores",), ("hunger",), others=("tribes", "hunger", "cards", "board"))
