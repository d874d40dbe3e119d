"""Check all arguments of a simulation before the first game, then play the games here or on a cluster."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from soloist.engine.game import Deal, Game
from soloist.engine.text.code import check_seed, following, number_of
from soloist.engine.text.edition import Edition
from soloist.lab.cluster import BadCluster, check_cluster, on_ray
from soloist.lab.simulate import Failed, Played, Summary, Task, simulate, summarize, task_of
from soloist.lab.user_players import check_player


@dataclass(frozen=True)
class Simulation:
    """The games to play, and where."""

    levels: list[str]
    tasks: list[Task]
    jobs: int
    limit: float
    cluster: str | None


@dataclass(frozen=True)
class Outcome:
    """The results of a simulation."""

    played: list[Played]
    failed: list[Failed]
    """Games that the player could not finish."""
    complete: bool
    """False after Ctrl-C, or when the cluster was lost."""
    summaries: list[Summary]
    lost: BadCluster | None

    @property
    def is_one_game(self) -> bool:
        """Whether one deal was played several times, and always ended the same."""
        ends = {(one.deal, one.result, one.margin, one.you, one.opponent, one.questions) for one in self.played}
        return len(self.played) > 1 and len(ends) == 1


def prepare(
    game: Game,
    player: str,
    games: int,
    *,
    level: str | None = None,
    seed: str | None = None,
    jobs: int = 1,
    limit: float,
    rulings: Mapping[str, object],
    edition: Edition,
    deal: Deal | None = None,
    cluster: str | None = None,
) -> Simulation:
    """Raise an error for an unknown level, ruling or player, or an unreachable cluster.

    The deals are those of `seed` and of the numbers that follow it. With `deal`, all games play that deal.
    """
    if deal is not None:
        levels = [deal.level]
    elif level == "all":
        levels = [known.id for known in game.levels]
    else:
        levels = [game.level(level or game.levels[0].id).id]
    chosen = game.book.choose(rulings)
    check_player(player, game, limit)
    if cluster is not None:
        check_cluster(cluster)
    if deal is not None:
        tasks = [task_of(deal, player, number_of(deal.seed) + n) for n in range(games)]
    else:
        seeds = following(check_seed(0 if seed is None else seed), games)
        tasks = [task_of(Deal(game, one, each, chosen, edition), player) for one in levels for each in seeds]
    return Simulation(levels, tasks, jobs, limit, cluster)


def run(simulation: Simulation, tell: Callable[[Played | Failed], None], left_out: bool = False) -> Outcome:
    """Play all games. Call `tell` with each one as it ends. Broken-off games count as lost, or are left out of the rates."""
    failed: list[Failed] = []
    lost: BadCluster | None = None

    def count(one: Played | Failed) -> None:
        if isinstance(one, Failed):
            failed.append(one)
        tell(one)

    def from_cluster(address: str) -> Iterator[Played | Failed]:
        nonlocal lost
        try:
            yield from on_ray(simulation.tasks, address, simulation.jobs, simulation.limit)
        except BadCluster as error:
            lost = error

    elsewhere = None if simulation.cluster is None else from_cluster(simulation.cluster)
    played, complete = simulate(simulation.tasks, simulation.jobs, count, simulation.limit, elsewhere)
    counted = [] if left_out else failed
    summaries = [
        summarize(level, [one for one in played if one.level == level], sum(one.level == level for one in counted))
        for level in simulation.levels
    ]
    return Outcome(played, failed, complete, [summary for summary in summaries if summary.games], lost)
