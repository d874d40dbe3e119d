"""Set-up: grid, tokens, plantation, beadle, neutrals, hand, mayoral cards."""

from collections.abc import Mapping
from typing import Final

from soloist.engine.kernel.machine import Act, Chance, replaced
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.guilds_of_london.beadle import move_beadle, route
from soloist.games.guilds_of_london.boris import CARDS, Boris
from soloist.games.guilds_of_london.components import (
    CELLS,
    CHURCH_CELL,
    GUILDHALL,
    GUILDS,
    NONE,
    SIDES,
    SPECIAL_CELLS,
    ULSTER,
    VIRGINIA,
    Components,
    cell_token,
)  # fmt: skip
from soloist.games.guilds_of_london.dealing import DrawCards, DrawMayoral
from soloist.games.guilds_of_london.names import cell_name, side_option, tile_option, token_text
from soloist.games.guilds_of_london.round import Round
from soloist.games.guilds_of_london.state import LIVERYMEN, Guilds, Setting

ON_GUILDHALL: Final = 4  # GOL-B14
HAND: Final = 6  # GOL-B15
MAYORAL_DEALT: Final = 3  # GOL-B16
MAYORAL_KEPT: Final = 1
SCOREBOARD_NEUTRALS: Final = 2  # GOL-S04, GOL-B13
THRESHOLD_NEUTRALS: Final = 6  # GOL-S08


def setting(rulings: Mapping[str, str], components: Components) -> Setting:
    side = rulings["plantation_start_side"]
    return Setting(
        components=components,
        start_side=SIDES.index(side) if side in SIDES else NONE,
        you_win_ties=rulings["boris_ties"] == "you_win",
        beadle_always_scores=rulings["beadle_scores_after_own_tile_resolved"] == "yes",
        promo=rulings["promo_card"] == "yes",  # GOL-S52
        promo_keeps_effect=rulings["promo_token_effect"] == "kept",
        promo_claims_buildings=rulings["promo_claims_special_buildings"] == "yes",
        church_right=rulings["special_buildings_choice"] == "church_right",
        neutrals_for_cards=rulings["neutral_hire_allowed"] == "yes",
        surplus_to_supply=rulings["surplus_liverymen_go_to"] == "supply",
        pair_vp=int(rulings["adjacent_master_pair_vp"]),
    )


def opponent(level: str, rulings: Mapping[str, str]) -> Boris:
    return Boris(
        CARDS[level],
        uses_buildings=rulings["boris_uses_special_buildings"] == "yes",
        by_background=rulings["two_symbol_cards"] == "background_colour",
        right_half=rulings["one_pawn_on_plantation"] == "right_half",
    )


def lay_out(setting: Setting, boris: Boris) -> Guilds:
    """Set up everything that is not random."""
    s = Guilds(setting, boris)
    components = setting.components
    s.tiles = [NONE] * CELLS
    s.symbols = [0] * CELLS
    s.resolved = [False] * CELLS
    s.masters = [False] * CELLS
    s.yours = [0] * CELLS
    s.theirs = [0] * CELLS
    s.raised = [False] * CELLS
    s.tokens = [NONE] * CELLS
    s.unseen_tiles = [1] * len(components.tiles)
    s.unseen_tokens = [token.copies for token in components.tokens]
    s.unseen_tokens_left = sum(s.unseen_tokens)
    s.guildhall = ON_GUILDHALL
    s.supply = LIVERYMEN - ON_GUILDHALL
    s.scoreboard = SCOREBOARD_NEUTRALS
    s.side = NONE
    s.deck = [card.copies for card in components.cards]
    s.deck_left = sum(s.deck)
    s.hand = [0] * len(components.cards)
    s.discards = [0] * len(components.cards)
    s.aside = [0] * len(components.cards)
    s.mayoral_deck = [1] * len(components.mayoral)
    s.mayoral_deck_left = len(components.mayoral)
    s.mayoral_discards = [0] * len(components.mayoral)
    s.then(SetUp(), Round())
    return s


class SetUp(Act[Guilds]):
    """Set up in the order of GOL-B55; finally choose one of three mayoral cards."""

    rule = "GOL-S03"

    def run(self, s: Guilds) -> None:
        s.headline("setup", self.rule, "told-setup", cards=s.boris.cards)
        s.then(
            LayTiles(0), LayTokens(0), ChooseSide(), PlaceNeutrals(), DrawCards(HAND), DrawMayoral(MAYORAL_DEALT, MAYORAL_KEPT)
        )


class LayTiles(Act[Guilds]):
    """Lay guilds on twenty cells, special buildings around the Guildhall, the church to its right (GOL-B08, GOL-B09)."""

    rule = "GOL-B08"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, s: Guilds) -> None:
        cell = self.cell
        if cell == CELLS:
            return
        if cell == GUILDHALL:
            s.then(LayTiles(cell + 1))
        elif cell == CHURCH_CELL and s.setting.church_right:
            s.lay(cell, church(s.setting.components))
            s.then(LayTiles(cell + 1))
        else:
            s.then(LayTile(cell), LayTiles(cell + 1))


def church(components: Components) -> int:
    """The index of the church, which is to the right of the Guildhall unless the ruling draws it (GOL-B09)."""
    for number in range(GUILDS, len(components.tiles)):
        if components.tiles[number].church:
            return number
    raise LookupError("no church among the special buildings")


def tile_source(cell: int) -> str:
    """The pile the tile of a cell is drawn from."""
    return "buildings" if cell in SPECIAL_CELLS else "guilds"


def tile_odds(setting: Setting, unseen: list[int], cell: int) -> Odds:
    """The tiles that can be on a cell: special buildings around the Guildhall, guilds elsewhere, each once (GOL-B08, GOL-B09)."""
    special = cell in SPECIAL_CELLS
    tiles = setting.components.tiles
    ways: list[int] = []
    for number in range(len(tiles)):
        barred = tiles[number].church and setting.church_right
        fits = (tiles[number].priority == 0) == special and not barred
        ways.append(unseen[number] if fits else 0)
    return Odds(setting.components.tile_numbers, ways, sum(ways))


class LayTile(Chance[Guilds]):
    """Draw one of the tiles not laid yet."""

    rule = "GOL-B08"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-tile-laid", cell=cell_name(self.cell))

    def token(self, s: Guilds, option: int) -> str:
        return s.setting.components.tiles[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return tile_option(s.setting.components.tiles[option])

    def source(self, s: Guilds) -> str:
        return tile_source(self.cell)

    def odds(self, s: Guilds) -> Odds:
        return tile_odds(s.setting, s.unseen_tiles, self.cell)

    def settle(self, s: Guilds, outcome: int) -> None:
        s.lay(self.cell, outcome)


class LayTokens(Act[Guilds]):
    """Put a reward token on each of the 24 tiles (GOL-B10)."""

    rule = "GOL-B10"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, s: Guilds) -> None:
        if self.cell == GUILDHALL:
            s.then(LayTokens(self.cell + 1))
        elif self.cell < CELLS:
            s.then(LayToken(self.cell), LayTokens(self.cell + 1))


class LayToken(Chance[Guilds]):
    """Draw one of the tokens not laid yet."""

    rule = "GOL-B10"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-token-laid", cell=cell_name(self.cell), id=s.tile(self.cell).id)

    def token(self, s: Guilds, option: int) -> str:
        return s.setting.components.tokens[option].id

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return token_text(s.setting.components.tokens[option])

    def source(self, s: Guilds) -> str:
        return "tokens"

    def odds(self, s: Guilds) -> Odds:
        return Odds(s.setting.components.token_numbers, s.unseen_tokens, s.unseen_tokens_left)

    def settle(self, s: Guilds, outcome: int) -> None:
        s.unseen_tokens = replaced(s.unseen_tokens, outcome, s.unseen_tokens[outcome] - 1)
        s.unseen_tokens_left -= 1
        s.tokens = replaced(s.tokens, self.cell, outcome)


def side_odds(chosen: int) -> Odds:
    """Either side, or the one chosen by the ruling (GOL-S11)."""
    return Odds([VIRGINIA, ULSTER], [1, 1], 2) if chosen == NONE else Odds([chosen], [1], 1)


class ChooseSide(Chance[Guilds]):
    """The starting side of the plantation: random, or chosen by the ruling (GOL-S11, GOL-B12)."""

    rule = "GOL-S11"

    def question(self, s: Guilds) -> Phrase:
        return Phrase("ask-side")

    def token(self, s: Guilds, option: int) -> str:
        return SIDES[option]

    def phrase(self, s: Guilds, option: int) -> Phrase:
        return side_option(option, s.setting.components.sides[option])

    def mark(self, s: Guilds, option: int) -> Mark | None:
        return Mark("side", SIDES[option])

    def source(self, s: Guilds) -> str:
        return "plantation"

    def odds(self, s: Guilds) -> Odds:
        return side_odds(s.setting.start_side)

    def settle(self, s: Guilds, outcome: int) -> None:
        s.side = outcome
        s.tell(self.rule, "told-side", side=SIDES[outcome])


def raised_cells(ranked: list[int], side: int) -> list[int]:
    """The guilds whose threshold gets a neutral: the lowest priorities with Virginia, the highest with Ulster (GOL-S08)."""
    return ranked[:THRESHOLD_NEUTRALS] if side == VIRGINIA else ranked[-THRESHOLD_NEUTRALS:]


class PlaceNeutrals(Act[Guilds]):
    """Put the beadle on the lowest priority and raise six thresholds: the lowest with Virginia, the highest with Ulster
    (GOL-S08)."""

    rule = "GOL-S08"

    def run(self, s: Guilds) -> None:
        move_beadle(s)  # GOL-B11
        chosen = raised_cells(route(s), s.side)
        for cell in chosen:
            s.raised = replaced(s.raised, cell, True)
        if s.story is not None:
            s.tell(self.rule, "told-raised", side=SIDES[s.side])
            for cell in chosen:
                s.touch(cell_token(cell))
