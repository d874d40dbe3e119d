"""Render a table as text for `print(table)`: the whole board and the question, as the linear terminal prints them."""

from io import StringIO

from rich.console import Console

from soloist.engine.table import Table
from soloist.engine.text.words import chosen_language
from soloist.faces.terminal.answers import Answers
from soloist.faces.terminal.asking import asides, keys_of, question_lines, result_lines
from soloist.faces.terminal.picture import draw_scene
from soloist.faces.terminal.speech import Speech


def drawn(table: Table) -> str:
    """Render the table in the person's language, without colours."""
    speech = Speech(chosen_language(), table.game.words)
    file = StringIO()
    paper = Console(file=file, soft_wrap=True, color_system=None, highlight=False, emoji=False)
    question = table.question
    draw_scene(paper, speech, table.scene, keys_of(Answers(question)))
    if question is None:
        lines = [line.plain for line in result_lines(speech, table)]
    else:
        lines = [line.plain for line in question_lines(speech, table, question, tokens=True)]
        lines += asides(speech, table.scene, question)
    return file.getvalue() + "\n".join(lines)
