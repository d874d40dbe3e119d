"""Sitting at a table: picture, question, answer, and again; every answer is saved before the next question."""

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

import soloist
from soloist.coach.hints import hint
from soloist.database import MovedOn, StoreError
from soloist.engine.companion import CORRECT, NUMBER, SWITCH, VALUES
from soloist.engine.errors import IllegalAnswer
from soloist.engine.game import Table
from soloist.engine.question import Option, Question
from soloist.engine.words import LANGUAGES, unbroken
from soloist.faces.terminal.pages import show_clause, show_event, show_result
from soloist.faces.terminal.picture import Picture
from soloist.faces.terminal.speech import Speech
from soloist.store import Store, open_saved

MANY = 12
"""More options than this are shown side by side, and part of a word narrows them."""

COMMANDS = ("?", "u", "uu", "r", "l", "h", "h!", "q", *LANGUAGES)


class Leave(Exception):
    """The person gets up from the table."""


class Sitting:
    """One person at one saved table."""

    def __init__(self, console: Console, plain: bool, speech: Speech, store: Store, id: int, table: Table, version: int) -> None:
        self.console = console
        self.plain = plain
        self.speech = speech
        self.store = store
        self.id = id
        self.table = table
        self.version = version
        self.seen = len(table.events)
        self.kept = table.record()
        """What the store has."""
        self.picture = Picture(console, plain, speech)
        speech.words = table.deal.game.words

    def play(self) -> None:
        """Until the person leaves; whatever happens, nothing that was answered is lost."""
        self.store.sit(self.id, here=True)
        try:
            while True:
                question = self.table.question
                if question is None:
                    self._show_end()
                else:
                    self._show(question)
                while not self._turn(question):
                    pass
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.console.print(Text(self.speech.say("left", id=self.id, language=self.speech.language)))
        finally:
            self.store.sit(self.id, here=False)

    # --- showing

    def _show(self, question: Question) -> None:
        self._show_news()
        self.picture.draw(self.table.scene, _keys(_usual(question)))
        self._show_goal()
        self._show_question(question, _usual(question))

    def _show_goal(self) -> None:
        """How it stands, and what the game is about."""
        goal = self.table.goal
        if goal is None:
            return
        name, aim = self.speech.game(goal.name), self.speech.game(goal.aim)
        if goal.theirs is None:
            text = self.speech.say("goal", name=name, yours=goal.yours, aim=aim)
        else:
            rival = "none" if goal.rival is None else self.speech.game(goal.rival)
            text = self.speech.say("goal-against", name=name, yours=goal.yours, theirs=goal.theirs, rival=rival, aim=aim)
        self.console.print(Text(text, style="yellow"))

    def _show_news(self) -> None:
        """What happened since the last question."""
        if not self.plain:
            self.console.clear()
        news = self.table.events[self.seen :]
        self.seen = len(self.table.events)
        for event in news:
            show_event(self.console, self.speech, event)

    def _show_question(self, question: Question, options: tuple[Option, ...]) -> None:
        numbers = _numbers(_usual(question))
        if not self.plain:
            self.console.print(Rule(style="dim"))
        self.console.print(Text(self.speech.question(question), style="bold").append(f" [{question.rule}]", style="dim"))
        counts = [option.token for option in options if option.kind == NUMBER]
        if counts:
            self.console.print(Text(self.speech.say("any-number", least=counts[0], most=counts[-1])))
        listed = [option for option in options if option.kind != NUMBER]
        if len(listed) > MANY and not self.plain:
            self.picture.compact([f"{numbers.get(o.token, '')} {o.token}: {self.speech.option(o)}".strip() for o in listed])
        else:
            for option in listed:
                number = numbers.get(option.token, "")
                line = Text(f"{number:>3} ", style="bold cyan")
                line.append(self.speech.option(option), style="")
                if number != option.token:
                    line.append(f" ({option.token})", style="dim")
                self.console.print(line)
        if options == _usual(question):
            self._show_asides(question)
        then = self.speech.then(question)
        if then:
            self.console.print(Text(then, style="dim"))
        if question.laid:
            laid = ", ".join(f"{self.speech.name(option)} (-{option.token})" for option in question.laid)
            self.console.print(Text(self.speech.say("laid", laid=laid), style="dim"))

    def _show_asides(self, question: Question) -> None:
        """What can be typed beside the answers, where a person plays with the real board."""
        shown = [spot.id for zone in self.table.scene.zones if zone.id == VALUES for spot in zone.spots]
        spots = [spot for spot in shown if any(option.kind == CORRECT and option.target == spot for option in question.options)]
        if spots:
            self.console.print(Text(self.speech.say("set-right", spots=" ".join(f"{spot}=" for spot in spots)), style="dim"))
        for option in question.options:
            if option.kind == SWITCH:
                self.console.print(Text(f"    {self.speech.option(option)} ({option.token})", style="dim"))

    def _show_end(self) -> None:
        self._show_news()
        self.picture.draw(self.table.scene, {})
        show_result(self.console, self.speech, self.table)

    # --- answering

    def _turn(self, question: Question | None) -> bool:
        """One line of input; True when the position has to be shown again."""
        prompt = self.speech.say("prompt" if question else "prompt-end")
        typed = self.console.input(Text(prompt + " ", style="bold green")).strip()
        word = typed.lower()
        if word in COMMANDS or word.startswith(("? ", "l ")):
            return self._command(word, question)
        if not word:
            if question is None:
                raise Leave
            self._show_question(question, _usual(question))
            return False
        return question is not None and self._answer(question, word)

    def _answer(self, question: Question, typed: str) -> bool:
        """One answer by word or number, or several words in one line."""
        words = typed.replace(",", " ").split() or [typed]
        numbers = {number: token for token, number in _numbers(_usual(question)).items()}
        first = numbers.get(words[0], words[0])
        near = tuple(option for option in _usual(question) if first in option.token)
        near = near or tuple(option for option in question.options if first in option.token)
        if len(words) == 1 and near and first not in [option.token for option in near]:
            self._show_question(question, near)
            return False
        try:
            self.table.answer(first, *words[1:])
        except IllegalAnswer as error:
            self.console.print(Text(error.text(self.speech.language), style="red"))
            if len(words) > 1:
                self.console.print(Text(self.speech.say("none-counted"), style="red"))
            return False
        return self._save()

    def _command(self, word: str, question: Question | None) -> bool:
        command, _, rest = word.partition(" ")
        if command == "q":
            raise Leave
        if command in ("u", "uu", "r"):
            moved = self.table.redo() if command == "r" else self.table.undo(turn=command == "uu")
            if not moved:
                self.console.print(self.speech.say("nothing-to-redo" if command == "r" else "nothing-to-undo"))
                return False
            self.seen = min(self.seen, len(self.table.events)) if command == "r" else len(self.table.events)
            return self._save()
        if command in LANGUAGES:
            self.speech.language = command
            return True
        if command == "h!":
            self._hint()
        elif command == "l":
            self.console.print(Text(self.speech.story(self.table)))
        elif command == "?":
            result = self.table.result
            rule = rest or (question.rule if question else result.rule if result else "")
            show_clause(self.console, self.speech, self.table.deal.game.book, rule, self.table.deal.rulings)
        else:
            self.console.print(Text(self.speech.say("help")))
        return False

    def _hint(self) -> None:
        """The best two options held against each other, and why one is better."""
        found = hint(self.table)
        if found is None:
            self.console.print(self.speech.say("no-hint"))
            return
        language = self.speech.language
        self.console.print(Text(unbroken(found.text(language)), style="yellow"))
        self.console.print(Text(found.effort(language), style="dim"))

    def _save(self) -> bool:
        try:
            self.version = self.store.save(self.id, self.version, self.table)
        except MovedOn:
            saved = self.store.load(self.id)
            self.table, self.version = open_saved(saved), saved.version
            self.seen = len(self.table.events)
            self.console.print(Text(self.speech.say("moved-on", id=self.id), style="bold red"))
        except StoreError as error:
            # What is not written has not happened.
            self.table = soloist.read(self.kept, self.table.deal.edition)
            self.console.print(Text(error.text(self.speech.language), style="bold red"))
        self.kept = self.table.record()
        return True


def _usual(question: Question) -> tuple[Option, ...]:
    """The answers, and what may happen meanwhile; to set a value right is always possible and never listed."""
    return tuple(option for option in question.options if option.kind not in (CORRECT, SWITCH))


def _keys(options: tuple[Option, ...]) -> dict[str, str]:
    """The numbers at each spot: all of a few, the first and the last of many."""
    numbers, found = _numbers(options), dict[str, list[str]]()
    for option in options:
        if option.target:
            found.setdefault(option.target, []).append(numbers[option.token])
    return {spot: " ".join(some) if len(some) < 4 else f"{some[0]}–{some[-1]}" for spot, some in found.items()}


def _numbers(options: tuple[Option, ...]) -> dict[str, str]:
    """A number for each option, unless the words themselves are numbers."""
    if any(option.token.isdigit() for option in options):
        return {option.token: option.token for option in options}
    return {option.token: str(number) for number, option in enumerate(options, start=1)}
