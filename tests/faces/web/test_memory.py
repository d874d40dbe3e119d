"""What is worked out once: never more than so much, and never something old."""

import json
from random import Random
from threading import Thread

import pytest

import soloist
from soloist.faces.web.desk.desk import Seat
from soloist.faces.web.json.models import spot_model, table_text
from soloist.faces.web.parts.memory import Memory


def test_a_memory_has_its_bound_and_keeps_what_is_asked_for() -> None:
    memory: Memory[int] = Memory(100)
    memory.put("asked for", -1)
    for number in range(1000):
        memory.put(number, number)
        assert memory.get("asked for") == -1
        assert memory.get(number) == number
        assert len(memory) <= 100
    assert memory.get(0) is None
    memory.clear()
    assert len(memory) == 0


def test_many_threads_may_ask_a_memory() -> None:
    memory: Memory[int] = Memory(50)
    wrong: list[int] = []

    def ask(seed: int) -> None:
        random = Random(seed)
        for _ in range(5000):
            key = random.randrange(200)
            found = memory.get(key)
            if found is None:
                memory.put(key, key)
            elif found != key:
                wrong.append(key)

    threads = [Thread(target=ask, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert len(memory) <= 50 + 8


@pytest.mark.parametrize("game", soloist.GAMES)
def test_json_written_out_of_memory_is_what_it_would_be_anew(game: str) -> None:
    random, words = Random(5), soloist.GAMES[game].words
    for seed in (1, 2):
        table = soloist.GAMES[game].deal(seed=seed)
        for _ in range(40):
            for language in soloist.LANGUAGES:
                written = json.loads(table_text(Seat(1, 0, table), language))
                assert [zone["spots"] for zone in written["scene"]["zones"]] == [
                    [spot_model(spot, words, language) for spot in zone.spots] for zone in table.scene.zones
                ]
            if table.question is None:
                break
            table.answer(random.choice(table.question.options))
