"""The language of the terminal: the words of game and face in it."""

from dataclasses import dataclass

from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.kernel.scene import Goal
from soloist.engine.question import Option, Question
from soloist.engine.table import Table
from soloist.engine.text.rules import Texts
from soloist.engine.text.words import Words, unbroken

FACE = Words("soloist.faces.terminal")


@dataclass
class Speech:
    """Says phrases of a game and of the terminal in the language of the moment."""

    language: str
    words: Words | None = None

    def game(self, phrase: Phrase) -> str:
        assert self.words is not None
        return self.of(self.words, phrase)

    def detail(self, phrase: Phrase) -> str:
        """The small print of something told; empty where there is none."""
        assert self.words is not None
        return unbroken(self.words.attribute(phrase, "detail", self.language))

    def face(self, phrase: Phrase) -> str:
        return self.of(FACE, phrase)

    def of(self, words: Words, phrase: Phrase) -> str:
        return unbroken(words.say(phrase, self.language))

    def question(self, question: Question) -> str:
        return unbroken(question.text(self.language))

    def then(self, question: Question) -> str:
        return unbroken(question.then(self.language))

    def option(self, option: Option) -> str:
        return unbroken(option.text(self.language))

    def name(self, option: Option) -> str:
        return unbroken(option.name(self.language))

    def here(self, option: Option) -> str:
        """Its name where its spot is named already."""
        return unbroken(option.here(self.language))

    def option_detail(self, option: Option) -> str:
        return unbroken(option.detail(self.language))

    def short(self, aim: Phrase) -> str:
        """An aim in few words; empty where it has none of its own."""
        assert self.words is not None
        return unbroken(self.words.attribute(aim, "short", self.language))

    def goal(self, goal: Goal, aim: str) -> str:
        """How it stands, and what the game is about."""
        name = self.game(goal.name)
        if goal.theirs is None:
            return self.say("goal", name=name, yours=goal.yours, aim=aim)
        rival = "none" if goal.rival is None else self.game(goal.rival)
        hidden = "none" if goal.hidden is None else self.game(goal.hidden)
        return self.say("goal-against", name=name, yours=goal.yours, theirs=goal.theirs, rival=rival, hidden=hidden, aim=aim)

    def story(self, table: Table) -> str:
        return unbroken(table.story(self.language))

    def say(self, message: str, **values: Value) -> str:
        """A message of the terminal's own words."""
        return self.face(Phrase(message, **values))

    def text(self, text: Texts) -> str:
        """The right one of a text in all languages."""
        return text[self.language]
