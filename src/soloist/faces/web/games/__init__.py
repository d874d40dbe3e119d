"""The files of each game for the browser face, in a package named like the game's own. `parts/of_game.py` finds them.

`board.html` draws the table, `symbols.html` has its drawings, `beside.html` and `beside.css` are for the page beside the real
board, `primer.html` has the pictures of the primer, `cover.html` and `cover.css` the box on the first page, `style.css` the
styles, and `drawing.py` computes what the board template needs.
"""
