"""Check all arguments of a simulation before the first game, then play the games here or on a cluster."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from soloist.engine.game import Deal, Game
from soloist.engine.text.edition import Edition
from soloist.lab.cluster import BadCluster, check_cluster, on_ray
from soloist.lab.simulate import Failed, Played, Summary, Task, simulate, summarize
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
    failed: int
    """Games that the player could not finish."""
    complete: bool
    """False after Ctrl-C, or when the cluster was lost."""
    summaries: list[Summary]
    lost: BadCluster | None


def prepare(
    game: Game,
    player: str,
    games: int,
    *,
    level: str | None = None,
    seed: int = 0,
    jobs: int = 1,
    limit: float,
    rulings: Mapping[str, object],
    edition: Edition,
    deal: Deal | None = None,
    cluster: str | None = None,
) -> Simulation:
    """Raise an error for an unknown level, ruling or player, or an unreachable cluster. With `deal`, all games play that deal."""
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
    own, same = edition.text if edition.own else None, "" if deal is None else deal.seed
    tasks = [
        Task(game=game.id, level=one, player=player, number=seed + n, rulings=chosen, edition=own, seed=same)
        for one in levels
        for n in range(games)
    ]
    return Simulation(levels, tasks, jobs, limit, cluster)


def run(simulation: Simulation, tell: Callable[[Played | Failed], None]) -> Outcome:
    """Play all games. Call `tell` with each one as it ends."""
    failed = 0
    lost: BadCluster | None = None

    def count(one: Played | Failed) -> None:
        nonlocal failed
        failed += isinstance(one, Failed)
        tell(one)

    def from_cluster(address: str) -> Iterator[Played | Failed]:
        nonlocal lost
        try:
            yield from on_ray(simulation.tasks, address, simulation.jobs, simulation.limit)
        except BadCluster as error:
            lost = error

    elsewhere = None if simulation.cluster is None else from_cluster(simulation.cluster)
    played, complete = simulate(simulation.tasks, simulation.jobs, count, simulation.limit, elsewhere)
    summaries = [summarize(level, [one for one in played if one.level == level]) for level in simulation.levels]
    return Outcome(played, failed, complete, [summary for summary in summaries if summary.games], lost)
