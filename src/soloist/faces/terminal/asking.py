"""Print a question, events and the final scoring line by line, for pipes and screen readers."""

import sys
from collections.abc import Collection, Sequence

from rich.console import Console
from rich.text import Text

from soloist.coach.account import story_of
from soloist.engine.companion import CORRECT, NUMBER, SWITCH, VALUES
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Scene
from soloist.engine.kernel.story import Event
from soloist.engine.question import Option, Question
from soloist.engine.table import Table
from soloist.faces.terminal.answers import Answers, numbers_of, usual
from soloist.faces.terminal.picture import signed
from soloist.faces.terminal.speech import Speech

FEW_NUMBERS = 3
"""List at most this many answers that are only a number; more are printed as a range."""


def ask(console: Console, prompt: str) -> str:
    """Read one line. Raise EOFError at the end of the input."""
    # Input from a pipe is not echoed, so there the prompt ends with a line break.
    console.print(Text(prompt, style="bold green"), end=" " if sys.stdin.isatty() else "\n")
    console.file.flush()
    return input()


def event_line(speech: Speech, event: Event) -> Text:
    """One event as a line of the story, with the rule's clause at the end. Headings stand further left."""
    indent, detail = "" if event.heading else "  ", speech.detail(event.phrase)
    text = speech.game(event.phrase) + (f" ({detail})" if detail else "")
    return Text(indent + text).append(f" [{event.rule}]", style="dim")


def keys_of(answers: Answers) -> dict[str, str]:
    """The numbers of the answers, by spot."""
    return {spot: answers.keys(spot) for spot in answers.at}


def question_lines(speech: Speech, table: Table, question: Question, tokens: bool = False) -> list[Text]:
    """The score, the question, and every answer with its number; with `tokens`, also the words that programs answer with."""
    found = []
    goal = table.goal
    if goal is not None:
        found.append(Text(speech.goal(goal, speech.game(goal.aim)), style="yellow"))
    found.append(Text(speech.question(question), style="bold").append(f" [{question.rule}]", style="dim"))
    options = usual(question)
    numbers, bare = numbers_of(options), _bare_numbers(speech, options)
    if bare:
        found.append(Text(speech.say("any-number", least=bare[0], most=bare[-1])))
    found += [option_line(speech, numbers[one.token], one, tokens) for one in options if one.token not in bare]
    return found


def _bare_numbers(speech: Speech, options: Sequence[Option]) -> list[str]:
    """The answers that a range of numbers names: those of its kind, and numbers that are an answer's whole text."""
    counts = [option.token for option in options if option.kind == NUMBER]
    if counts:
        return counts
    bare = [one.token for one in options if one.token.isdecimal() and speech.option(one) == one.token]
    is_range = len(bare) > FEW_NUMBERS and [int(one) for one in bare] == list(range(int(bare[0]), int(bare[-1]) + 1))
    return bare if is_range else []


def option_line(speech: Speech, number: str, option: Option, token: bool = False) -> Text:
    """An answer after its number. If the answers are numbers themselves, any other answer has only its name."""
    text = speech.option(option)
    is_number = number.lstrip("-").isdecimal()
    line = Text.assemble((f"{number}. ", "bold cyan"), text) if is_number and text != number else Text(text)
    return line.append(f" ({option.token})", style="dim") if token and number != option.token else line


def asides(speech: Speech, scene: Scene, question: Question) -> list[str]:
    """Extra lines: what else can be typed, what follows automatically, and the pieces chosen so far."""
    found = []
    values = _values(speech, question, {spot.id for zone in scene.zones if zone.id == VALUES for spot in zone.spots})
    if values:
        found.append(speech.say("set-right", spots=", ".join(values)))
    found += [speech.option(option) for option in question.options if option.kind == SWITCH]
    then = speech.then(question)
    if then:
        found.append(then)
    if question.laid:
        found.append(speech.say("laid", laid=", ".join(map(speech.name, question.laid))))
    return found


def names_of(speech: Speech, question: Question) -> list[str]:
    """The names of everything that can be typed: answers, switches, and values to set right."""
    named = [option for option in question.options if option.kind != CORRECT or "=" not in option.token]
    return [*map(speech.name, named), *_values(speech, question)]


def _values(speech: Speech, question: Question, shown: Collection[str] | None = None) -> list[str]:
    """The values that can be set right, or those among them that are shown, each as one types it: “Strength=”."""
    found = {}
    for option in question.options:
        value = option.phrase.values.get("value")
        if option.kind == CORRECT and isinstance(value, Phrase) and (shown is None or option.target in shown):
            found[option.target] = f"{speech.game(value)}="
    return list(found.values())


def result_lines(speech: Speech, table: Table) -> list[Text]:
    """The outcome, a summary of the game, the final scoring, and how to share the deal."""
    result = table.result
    assert result is not None
    found = [Text(speech.say("outcome", outcome=result.outcome), style="bold green" if result.won else "bold red")]
    both = any(line.opponent is not None for line in result.lines)
    who = table.game.opponent(speech.language, table.deal.level) if both else ""
    if result.you is not None:
        found.append(Text(_account(speech, speech.say("total"), result.you, result.opponent, who), style="bold"))
    found.append(Text(story_of(table, speech.language)).append(f" [{result.rule}]", style="dim"))
    for line in result.lines:
        you = None if result.only_theirs else line.you
        text = _account(speech, speech.game(line.name), you, line.opponent, who)
        found.append(Text(text, style="bold" if line.is_sum else "").append(f" [{line.rule}]", style="dim"))
    if table.taken_back:
        found.append(Text(speech.say("taken-back", times=table.taken_back)))
    if table.fate is not None:
        found.append(Text(speech.say("share", code=table.deal.code)))
    return found


def show_result(console: Console, speech: Speech, table: Table) -> None:
    """Print the outcome and the final scoring."""
    for line in result_lines(speech, table):
        console.print(line)


def _account(speech: Speech, name: str, yours: int | None, theirs: int | None, who: str) -> str:
    """A line of the final scoring. If the opponent, named `who`, scores too, it says whose each number is."""
    if not who:
        return speech.say("pair", name=name, text="" if yours is None else signed(yours))
    whose = "both" if yours is not None and theirs is not None else "theirs" if yours is None else "yours"
    return speech.say("account", name=name, whose=whose, yours=signed(yours or 0), theirs=signed(theirs or 0), who=who)
