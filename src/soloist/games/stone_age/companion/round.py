"""The round beside the real board: the card on space 4, events during the round, and feeding (SA-S22)."""

from typing import Final

from soloist.engine.companion import Ask
from soloist.engine.kernel.machine import Act
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import THEY
from soloist.games.stone_age.companion.due import due, is_last, tell_again, tell_food, tell_last_round, tell_tiles
from soloist.games.stone_age.companion.feeding import (
    FEWER,
    GiveUpTiles,
    MissingFood,
    Tire,
    fewer_buildings,
    tell_end_of_round,
)  # fmt: skip
from soloist.games.stone_age.companion.initiative import WhoRolls, to_roll
from soloist.games.stone_age.companion.meanwhile import (
    BUILDING,
    EXTRA_CARD,
    FIELD,
    FIGURE,
    SAND,
    TOOL,
    ExtraBackground,
    WhichTribe,
    happen,
    is_possible,
)  # fmt: skip
from soloist.games.stone_age.companion.setup import spaces
from soloist.games.stone_age.companion.state import BEST_TOOLS, Hunger
from soloist.games.stone_age.components import BUILDER, FARMER, GREEN, PILE_HEIGHT, SHAMAN, TOOLMAKER, TRIBE_COUNT, TYPES
from soloist.games.stone_age.hunger import limit_after

AS_SHOWN: Final = (GREEN, SHAMAN, BUILDER, FARMER, TOOLMAKER)
"""The types of card in the order in which they are shown."""

PAID: Final = "paid"
MISSING: Final = "missing"
ENDS: Final = (PAID, MISSING, *FEWER)
"""The possible results of feeding."""
ROLL: Final = "roll"

MARKS: Final = {
    FIGURE: Mark("place", "hut"),
    FIELD: Mark("place", "field"),
    TOOL: Mark("place", "tool-maker"),
    SAND: Mark("background", "sand"),
    EXTRA_CARD: Mark("symbol", "writing"),
    BUILDING: Mark("place", "building-1"),
    ROLL: Mark("dice"),
}
TARGETS: Final = {
    FIGURE: "figures",
    FIELD: "field",
    TOOL: "tools",
    SAND: "limit",
    EXTRA_CARD: "deck",
    BUILDING: "buildings",
    MISSING: "limit",
}


class Round(Act[Hunger]):
    """One round: ask for the card on space 4, then wait for the end of your round. Rounds repeat until the deck or the limit is
    used up (SA-S22)."""

    rule = "SA-S22"

    def run(self, s: Hunger) -> None:
        s.round += 1
        s.bought = 0
        s.grown = False
        s.initiative = [0] * TRIBE_COUNT
        s.then(CardOnFour(), YourRound(), Round())


class CardOnFour(Ask[Hunger]):
    """Ask for the type of the card on space 4; nothing else about it counts. Each option shows its food cost. The question also
    says that the cards are replaced first, because the answer ends what was told of the last round (SA-S06, SA-S07, SA-S47,
    SA-S57)."""

    rule = "SA-S47"

    def question(self, s: Hunger) -> Phrase:
        refill = "no" if s.round == 1 else "slide" if s.setting.slide else "all"
        return Phrase("ask-on-four", round=s.round, last=is_last(s), refill=refill, spaces=spaces(s))

    def options(self, s: Hunger) -> list[int]:
        return [type for type in AS_SHOWN if s.cards_left(type) > 0]

    def token(self, s: Hunger, option: int) -> str:
        return TYPES[option]

    def phrase(self, s: Hunger, option: int) -> Phrase:
        return Phrase("option-on-four", kind=TYPES[option], extra=s.extra(option), counts=self._counts(s, option))

    def mark(self, s: Hunger, option: int) -> Mark | None:
        return Mark("type", TYPES[option])

    def take(self, s: Hunger, option: int) -> None:
        s.card = option
        s.seen[option] += 1
        s.headline(f"round-{s.round}", "SA-S06", "told-on-four", THEY, round=s.round, kind=TYPES[option])
        s.touch("card-4")
        s.then(SayHunger())
        counts = self._counts(s, option)
        if counts != "known":
            s.then(ToolSum() if counts == "tools" else BuildingCount())

    def _counts(self, s: Hunger, option: int) -> str:
        """What must be counted on the real board before the food is known."""
        if option == TOOLMAKER and s.tools < BEST_TOOLS:
            return "tools"
        return "buildings" if option == BUILDER and s.setting.builder_on_board else "known"


class ToolSum(Ask[Hunger]):
    """Ask for the total value of your tools; only a toolmaker needs it. The total never falls (SA-S52)."""

    rule = "SA-S52"
    is_number = True
    goes_on = True

    def question(self, s: Hunger) -> Phrase:
        return Phrase("ask-tool-sum", tools=s.tools)

    def options(self, s: Hunger) -> list[int]:
        return list(range(s.tools, BEST_TOOLS + 1))

    def phrase(self, s: Hunger, option: int) -> Phrase:
        return Phrase("option-count", count=option)

    def target(self, s: Hunger, option: int) -> str:
        return "tools"

    def take(self, s: Hunger, option: int) -> None:
        before, s.tools = s.tools, option
        if option > before:
            s.tell(self.rule, "told-tools-counted", before=before, now=option)
            s.touch("tools", option - before)


class BuildingCount(Ask[Hunger]):
    """Ask for the buildings on your player board; only a builder that counts them there needs it (SA-S50)."""

    rule = "SA-S50"
    is_number = True
    goes_on = True

    def question(self, s: Hunger) -> Phrase:
        return Phrase("ask-building-count")

    def options(self, s: Hunger) -> list[int]:
        return list(range(s.tiles(), s.most_tiles() + 1))

    def phrase(self, s: Hunger, option: int) -> Phrase:
        return Phrase("option-count", count=option)

    def take(self, s: Hunger, option: int) -> None:
        s.has_tiles(option)
        s.counted = True


class SayHunger(Act[Hunger]):
    """Tell at the beginning of the round what to do, in order, and what its end will cost (SA-S45, SA-S46, SA-S55)."""

    rule = "SA-S46"

    def run(self, s: Hunger) -> None:
        if s.story is None:
            return
        tell_last_round(s)
        say_changes(s)
        tell_food(s)
        tell_tiles(s)


def say_changes(s: Hunger) -> None:
    """Tell what the sheet changes for you in the round that begins (SA-S02, SA-S23, SA-S24, SA-S25, SA-S26, SA-S27, SA-S31,
    SA-S32, SA-S33, SA-S34, SA-S36, SA-S37, SA-S38, SA-S39, SA-S40, SA-S41, SA-S42, SA-S43, SA-G01, SA-G03, SA-G04, SA-G07)."""
    s.tell("SA-S27", "told-place-tribes")
    s.tell("SA-S34", "told-play-round")
    # One building a round leaves a pile, so none is empty before.
    s.tell("SA-S37", "told-purchases", empty="yes" if s.round >= PILE_HEIGHT else "no")


class YourRound(Ask[Hunger]):
    """You place, roll, act and feed. The answer says how feeding ended; events before it are reported as they happen (SA-S46,
    SA-S55)."""

    rule = "SA-S46"
    words = (*ENDS, FIGURE, FIELD, TOOL, SAND, EXTRA_CARD, BUILDING, ROLL)
    events = (FIGURE, FIELD, TOOL, SAND, EXTRA_CARD, BUILDING, ROLL)

    def question(self, s: Hunger) -> Phrase:
        meal = s.meal()
        # The field gives its food first (SA-S45); it cannot pay more than is due.
        loss = s.tile_loss(s.could_give()[-1])
        return Phrase("ask-fed", due=meal.due, field=meal.due - meal.missing, tiles=loss.given, loss=loss.fatigue)

    def has(self, s: Hunger, word: str) -> bool:
        if word == PAID:
            tiles = s.could_give()
            return len(tiles) == 1 or s.setting.tiles_due in tiles
        if word == MISSING:
            return s.meal().missing > 0
        if word in FEWER:
            tiles = s.could_give()
            return len(tiles) > 1 and FEWER.index(word) in tiles and FEWER.index(word) < s.setting.tiles_due
        if word == ROLL:
            return bool(to_roll(s))
        return is_possible(s, word)

    def word_phrase(self, s: Hunger, word: str) -> Phrase:
        if word == PAID:
            loss = s.tile_loss(s.could_give()[-1])
            fatigue = limit_after(s.fatigue, loss.fatigue)
            return Phrase("option-all-paid", given=loss.given, lacking=loss.lacking, fatigue=fatigue)
        if word == MISSING:
            return Phrase("option-food-missing", fatigue=s.fatigue)
        if word in FEWER:
            return fewer_buildings(s, word, "option-paid-fewer")
        return Phrase("event-" + word, figures=sum(s.figures), field=s.field, tools=s.tools, fatigue=s.fatigue, deck=s.deck)

    def word_target(self, s: Hunger, word: str) -> str:
        return TARGETS.get(word, "")

    def word_mark(self, s: Hunger, word: str) -> Mark | None:
        return MARKS.get(word)

    def give(self, s: Hunger, option: int) -> None:
        """Tell again what an event or a correction changed of what is due."""
        before, last = due(s), s.last()
        super().give(s, option)
        if s.expects(YourRound) is not None:
            tell_again(s, before, last)

    def take_word(self, s: Hunger, word: str) -> None:
        if word in ENDS:
            tell_end_of_round(s)
        if word == PAID:
            s.then(GiveUpTiles(s.could_give()[-1]))
        elif word in FEWER:
            s.then(GiveUpTiles(FEWER.index(word)))
        elif word == MISSING and s.fatigue > 1:
            s.then(MissingFood())
        elif word == MISSING:
            # The limit is 1, so any missing food loses the game; do not ask how much.
            s.then(Tire(1))
        elif word == ROLL:
            s.then(WhoRolls(), self)
        elif word == FIGURE:
            s.then(WhichTribe(), self)
        else:
            s.then(self)
            if word == EXTRA_CARD and s.setting.extra_card_bonus:
                s.then(ExtraBackground())
            happen(s, word)
