"""A menu: choose by number, word, text, or a prefix of them."""

from rich.console import Console
from rich.text import Text

from soloist.faces.terminal.asking import ask
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.typed import matching


class Menu:
    """Asks questions outside a game."""

    def __init__(self, console: Console, speech: Speech) -> None:
        self.console = console
        self.speech = speech

    def choose(self, message: str, choices: list[tuple[str, str]]) -> int:
        """Let the person choose one of these (word, text) pairs and return its index. Enter chooses the first."""
        self.console.print(Text(self.speech.say(message)))
        for number, (word, text) in enumerate(choices, start=1):
            self.console.print(Text.assemble((f"{number:>3} ", "bold cyan"), f"{text} ({word})"))
        while True:
            typed = ask(self.console, ">").strip()
            if not typed:
                return 0
            found = matching(typed, [(str(number), *choice) for number, choice in enumerate(choices, start=1)])
            if len(found) == 1:
                return found[0]
            possible = " ".join(word for word, _ in choices)
            self.console.print(Text(self.speech.say("impossible", typed=typed, possible=possible)))
