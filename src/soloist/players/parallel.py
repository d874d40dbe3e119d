"""Search in several processes: each takes a share of the lucks, so what is found is the same as in one."""

import multiprocessing
from multiprocessing.connection import Connection

from soloist.engine.kernel.machine import State
from soloist.players.learned import LearnedPlayer
from soloist.players.search import Outlook, Search, SearchPlayer, Tried

FEW = 8
"""Fewer lucks than this are not worth another process."""


class ParallelSearch(Search):
    """Positions are not sent: a child inherits them, tries its share and ends. That costs some milliseconds for a question."""

    def __init__(self, s: State, options: list[int], outlook: Outlook, seed: int, processes: int) -> None:
        super().__init__(s, options, outlook, seed)
        self.processes = processes if "fork" in multiprocessing.get_all_start_methods() else 1

    def try_all(self, left: list[Tried], times: int) -> None:
        shares = min(self.processes, max(1, times // FEW))
        bounds = [self.lucks + times * share // shares for share in range(shares + 1)]
        context = multiprocessing.get_context("fork")
        children = []
        for share in range(1, shares):
            mine, theirs = context.Pipe(duplex=False)
            child = context.Process(target=self.send, args=(theirs, left, bounds[share], bounds[share + 1] - bounds[share]))
            child.start()
            theirs.close()
            children.append((child, mine))
        found = self.share(left, bounds[0], bounds[1] - bounds[0])
        for child, mine in children:
            more = mine.recv()
            child.join()
            for place in range(len(left)):
                found[place] += more[place]
        for tried, results in zip(left, found, strict=True):
            tried.wins += [win for win, _ in results]
            tried.rewards += [reward for _, reward in results]
        self.lucks += times

    def share(self, left: list[Tried], first: int, times: int) -> list[list[tuple[float, float]]]:
        return [self.tries(tried.option, first, times) for tried in left]

    def send(self, there: Connection, left: list[Tried], first: int, times: int) -> None:
        there.send(self.share(left, first, times))


class ParallelSearchPlayer(SearchPlayer):
    """The same answers as with one process, sooner."""

    def __init__(self, outlook: Outlook, learned: LearnedPlayer | None, seed: int, tries: int, processes: int) -> None:
        super().__init__(outlook, learned, seed, tries, 0.0)
        self.processes = processes

    def search(self, s: State, options: list[int]) -> Search:
        return ParallelSearch(s, options, self.outlook, self.luck(), self.processes)
