"""Print a question line by line, for pipes and screen readers."""

from rich.console import Console
from rich.text import Text

from soloist.engine.companion import CORRECT, NUMBER, SWITCH, VALUES
from soloist.engine.kernel.scene import Scene
from soloist.engine.question import Option, Question
from soloist.engine.table import Table
from soloist.faces.terminal.answers import Answers, numbers_of, usual
from soloist.faces.terminal.speech import Speech


def keys_of(answers: Answers) -> dict[str, str]:
    """The numbers of the answers, by spot."""
    return {spot: answers.keys(spot) for spot in answers.at}


def print_question(console: Console, speech: Speech, table: Table, question: Question, options: tuple[Option, ...]) -> None:
    """Print the score, the question, and every answer with its number and its token."""
    goal = table.goal
    if goal is not None:
        console.print(Text(speech.goal(goal, speech.game(goal.aim)), style="yellow"))
    numbers = numbers_of(usual(question))
    console.print(Text(speech.question(question), style="bold").append(f" [{question.rule}]", style="dim"))
    counts = [option.token for option in options if option.kind == NUMBER]
    if counts:
        console.print(Text(speech.say("any-number", least=counts[0], most=counts[-1])))
    for option in options:
        if option.kind != NUMBER:
            console.print(option_line(speech, numbers.get(option.token, ""), option))
    for line in asides(speech, table.scene, question):
        console.print(Text(line, style="dim"))


def option_line(speech: Speech, number: str, option: Option) -> Text:
    line = Text.assemble((f"{number:>3} ", "bold cyan"), speech.option(option))
    return line if number == option.token else line.append(f" ({option.token})", style="dim")


def asides(speech: Speech, scene: Scene, question: Question) -> list[str]:
    """Extra lines: what else can be typed, what follows automatically, and the pieces chosen so far."""
    found = []
    shown = [spot.id for zone in scene.zones if zone.id == VALUES for spot in zone.spots]
    spots = [spot for spot in shown if any(option.kind == CORRECT and option.target == spot for option in question.options)]
    if spots:
        found.append(speech.say("set-right", spots=" ".join(f"{spot}=" for spot in spots)))
    found += [f"{speech.option(option)} ({option.token})" for option in question.options if option.kind == SWITCH]
    then = speech.then(question)
    if then:
        found.append(then)
    if question.laid:
        found.append(speech.say("laid", laid=", ".join(f"{speech.name(one)} (-{one.token})" for one in question.laid)))
    return found
