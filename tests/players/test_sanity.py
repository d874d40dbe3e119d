"""What was measured makes sense: looking further is never worse, and the lowest levels can be won."""

import soloist
from soloist.difficulty.table import Measured, measured
from tests.support.levels import every_game, every_level
from tests.support.paths import DOCS

ORDER = ("random", "greedy", "learned", "search")


def rates(game: str, level: str) -> dict[str, Measured]:
    found = [one for one in measured() if (one.game, one.level, one.rulings) == (game, level, "")]
    return {one.player.partition(":")[0]: one for one in found}


@every_level
def test_every_level_was_measured_and_no_interval_says_that_looking_further_is_worse(game: str, level: str) -> None:
    found = rates(game, level)
    assert tuple(player for player in ORDER if player in found) == ORDER
    for weaker, stronger in (("random", "greedy"), ("greedy", "learned"), ("greedy", "search"), ("learned", "search")):
        assert found[stronger].high >= found[weaker].low


@every_game
def test_the_lowest_level_is_won_by_some_and_not_by_all(game: str) -> None:
    found = rates(game, soloist.GAMES[game].levels[0].id)
    assert found["greedy"].won > 0 and found["search"].won > 0
    assert found["greedy"].won < found["greedy"].games


def test_readings_that_matter_were_measured_too() -> None:
    readings = {one.rulings for one in measured() if one.rulings}
    assert readings == {
        "agriculture_start=1",
        "agriculture_start=5",
        "agriculture_start=10",
        "card_refresh=slide",
        "boris_uses_special_buildings=yes",
        "surplus_liverymen_go_to=supply",
        "conquest_surcharge=3",
    }


def test_rates_are_known_within_three_points() -> None:
    assert all(one.high - one.low < 0.0601 for one in measured())


def test_the_true_share_is_less_than_five_points_away_from_what_the_page_for_players_says() -> None:
    usual = [one for one in measured() if not one.rulings]
    assert max(max(one.share - one.low, one.high - one.share) for one in usual) < 0.05


def test_the_page_tells_what_the_data_say() -> None:
    """Rate by rate at its place: in the row of its level and rulings, in the column of its player."""
    page = (DOCS / "tinkerers" / "measured.md").read_text(encoding="utf-8")
    told: dict[tuple[str, ...], str] = {}
    for game in soloist.GAMES.values():
        part = page.partition(f"\n## {game.title('en')}\n")[2].partition("\n## ")[0]
        head, _, *rows = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("|")]
        for level, rulings, *cells in rows:
            for player, cell in zip(head[2:], cells, strict=True):
                place = (game.id, level.strip("`"), "" if rulings == "default" else rulings.strip("`"), player.strip("`"))
                told[place] = cell.replace("\\*", "")
    assert told == {(one.game, one.level, one.rulings, one.player): rate(one) for one in measured()}


def rate(one: Measured) -> str:
    return f"{100 * one.share:.1f} % ({100 * one.low:.1f}–{100 * one.high:.1f}, {one.games} deals)"
