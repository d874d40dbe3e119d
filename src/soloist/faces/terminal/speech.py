"""Texts of the game and of the terminal in the current language."""

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
    """Translates phrases of a game and of the terminal into the current language."""

    language: str
    words: Words | None = None

    def game(self, phrase: Phrase) -> str:
        assert self.words is not None
        return self.of(self.words, phrase)

    def detail(self, phrase: Phrase) -> str:
        """The details of a phrase of the game; empty if it has none."""
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
        """The option's name where its spot is named already."""
        return unbroken(option.here(self.language))

    def option_detail(self, option: Option) -> str:
        return unbroken(option.detail(self.language))

    def short(self, phrase: Phrase) -> str:
        """The short text of an aim or a note; empty if it has none."""
        assert self.words is not None
        return unbroken(self.words.attribute(phrase, "short", self.language))

    def goal(self, goal: Goal, aim: str) -> str:
        """The score, and the aim of the game."""
        name = self.game(goal.name)
        if goal.theirs is None:
            return self.say("goal", name=name, yours=goal.yours, aim=aim)
        rival = "none" if goal.rival is None else self.game(goal.rival)
        hidden = "none" if goal.hidden is None else self.game(goal.hidden)
        return self.say("goal-against", name=name, yours=goal.yours, theirs=goal.theirs, rival=rival, hidden=hidden, aim=aim)

    def story(self, table: Table) -> str:
        return unbroken(table.story(self.language))

    def say(self, message: str, **values: Value) -> str:
        """Translate a message of the terminal."""
        return self.face(Phrase(message, **values))

    def text(self, text: Texts) -> str:
        """Choose the current language of a text that exists in all languages."""
        return text[self.language]
