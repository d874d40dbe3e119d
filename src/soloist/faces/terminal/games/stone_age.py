"""Stone Age has no picture. Its zones are shown one below the other."""

from soloist.faces.terminal.layout import Layout

LAYOUT = Layout(("stores",), ("hunger",), others=("tribes", "hunger", "cards", "board"))
