"""Render a table as text for `print(table)`: the whole board as the terminal shows it, and the question."""

from io import StringIO

from rich.console import Console

from soloist.engine.table import Table
from soloist.engine.text.words import chosen_language
from soloist.faces.terminal.answers import usual
from soloist.faces.terminal.asking import print_question
from soloist.faces.terminal.pages import show_result
from soloist.faces.terminal.screen import Screen
from soloist.faces.terminal.speech import Speech

WIDTH = 100


def drawn(table: Table) -> str:
    """Render the table in the person's language, without colours."""
    speech = Speech(chosen_language(), table.game.words)
    paper = Console(file=StringIO(), width=WIDTH, color_system=None, highlight=False, emoji=False)
    for line in Screen(speech, table, [], WIDTH, 0).whole_board():
        paper.print(line.text, no_wrap=True, crop=True)
    if table.question is None:
        show_result(paper, speech, table)
    else:
        print_question(paper, speech, table, table.question, usual(table.question))
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue().rstrip("\n")
