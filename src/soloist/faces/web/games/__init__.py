"""What the browser face knows of each game, in a package named as the game's own; `parts/of_game.py` finds it.

`board.html` draws the table, `symbols.html` has its drawings, `beside.html` and `beside.css` are for the page beside the real
board, `primer.html` has the pictures of the primer, `cover.html` and `cover.css` the box on the first page, `style.css` the
styles, and `drawing.py` what the board computes before it draws.
"""
