"""A game as a line of text: small, read through the rules, and refused with a sentence."""

import zlib
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import soloist
from soloist.engine.kernel.fate import Free
from soloist.engine.parcel import MARK, MOST_FIRST, MOST_SAID, Parcel, unwrapped, wrapped
from soloist.engine.text.errors import BadParcel, SoloistError
from tests.support.levels import every_game
from tests.support.paths import DOCS, GOLDEN, RECORDS
from tests.walks.walk import walk

ONE_PICTURE = 2953
LINK = f"https://a-rather-long-name.example.org/games/soloist/{MARK}"
OWN = DOCS / "examples" / "my-guilds-of-london.toml"


def table_after(game: str, answers: int) -> soloist.Table:
    """A table after this many random answers."""
    return walk(game, soloist.GAMES[game].levels[0].id)[answers].copy()


def sealed(body: bytes, form: int = 1) -> str:
    """A forged parcel with the right checksum."""
    return wrapped(bytes([form]) + body)


def body_of(packed: str) -> bytes:
    return unwrapped(packed)[1:]


def refused(text: str) -> str:
    with pytest.raises(BadParcel) as error:
        soloist.carried(text)
    assert len({error.value.text(language) for language in soloist.LANGUAGES}) == len(soloist.LANGUAGES)
    return error.value.phrase.message


def given_away() -> dict[str, str]:
    """The parcels of the golden records, as they were first written."""
    words = (GOLDEN / "parcels.txt").read_text(encoding="utf-8").split()
    return dict(zip(words[::2], words[1::2], strict=True))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_finished_game_is_one_picture_and_keeps_its_meaning(path: Path) -> None:
    """A change that alters the order of options alters what parcels mean, and needs a new revision of the game."""
    record, given = path.read_text(encoding="utf-8"), given_away()[f"{path.parent.name}/{path.stem}"]
    print(f"{path.parent.name}/{path.stem}: {len(record)} characters, packed {len(given)}")
    assert len(LINK + given) < ONE_PICTURE / 10
    table = soloist.read(LINK + given)
    assert table.record() == record
    assert soloist.pack(Parcel(table)) == given


@every_game
def test_a_game_that_was_asked_as_players_are_can_be_carried(game: str) -> None:
    """Programs are asked in the order of the rules, so options have other indexes. A parcel uses those of a person."""
    table, random = soloist.GAMES[game].deal(seed="K7Q2", any_order=False), Random(3)
    while table.question is not None and len(table.log) < 40:
        table.answer(random.choice(table.question.options))
    came = soloist.carried(soloist.pack(Parcel(table))).table
    assert [given.token for given in came.log] == [given.token for given in table.log]


def test_a_fate_of_ones_own_is_carried_by_what_it_said() -> None:
    table = soloist.GAMES["peloponnes"].deal(seed="K7Q2", fate=Free(Random(5)))
    assert soloist.carried(soloist.pack(Parcel(table))).table.record() == table.record()


def test_it_brings_what_counts_beside_the_answers() -> None:
    table = soloist.GAMES["stone-age"].deal("cool-night", "K7Q2", {"card_refresh": "slide"})
    table.answer("forest", "hunt")
    table.undo()
    table.taken_back = 3
    came = soloist.carried(soloist.pack(Parcel(table, copied=True)))
    assert came.copied
    assert (came.table.deal, came.table.taken_back) == (table.deal, 3)


def test_an_edition_of_ones_own_comes_along() -> None:
    table = soloist.GAMES["guilds-of-london"].deal(seed="K7Q2", edition=OWN)
    packed = soloist.pack(Parcel(table))
    assert len(LINK + packed) < ONE_PICTURE, "one that holds only what differs"
    assert soloist.carried(packed).table.deal.edition.text == table.deal.edition.text
    whole = soloist.GAMES["guilds-of-london"].edition(soloist.GAMES["guilds-of-london"].standard.text)
    packed = soloist.pack(Parcel(soloist.GAMES["guilds-of-london"].deal(seed="K7Q2", edition=whole)))
    assert soloist.carried(packed).table.deal.edition.text == whole.text


def test_letters_may_break_it_and_a_record_is_not_taken_for_one() -> None:
    table = table_after("raiders", 9)
    packed = soloist.pack(Parcel(table))
    assert soloist.read(f"  {LINK}{packed[:40]}\n{packed[40:]} \n").record() == table.record()
    assert soloist.read(f"{table.record()}# see {LINK}\n").record() == table.record()


def test_a_deal_is_a_link_too() -> None:
    code = soloist.GAMES["raiders"].deal(seed="K7Q2").deal.code
    assert soloist.deal(f"https://example.org/soloist/#d={code}").deal.code == code
    with pytest.raises(soloist.BadDealCode):
        soloist.deal("https://example.org/soloist/#d=")


# --- refused


def test_damage_anywhere_is_found() -> None:
    packed = soloist.pack(Parcel(table_after("peloponnes", 20)))
    for place, letter in enumerate(packed):
        other = "A" if letter != "A" else "B"
        assert refused(packed[:place] + other + packed[place + 1 :]) == "parcel-damaged"
        assert refused(packed[:place]) == "parcel-damaged"
    for odd in ("", MARK, "=", "AQ", "\u0663", "\udc80", packed + "A", packed + "!", f"{packed} {packed}", "soloist record 1"):
        assert refused(odd) == "parcel-damaged"


def test_what_a_newer_soloist_made_is_said_to_be_so() -> None:
    body = body_of(soloist.pack(Parcel(table_after("peloponnes", 20))))
    assert refused(sealed(body, form=2)) == "parcel-form"
    code, _, rest = body.partition(b" ")
    assert refused(sealed(code + b" 99" + rest[rest.index(b" ") :])) == "parcel-newer"


def test_rules_that_differ_are_found_by_the_words() -> None:
    """If the checksum of the record is different, the answers belong to another game or to other rules."""
    table = table_after("peloponnes", 20)
    body, count = body_of(soloist.pack(Parcel(table))), len(table.said(table.fate))
    words = f"{zlib.crc32(' '.join(given.token for given in table.log).encode()):08x}".encode()
    assert refused(sealed(body.replace(words, b"00000000"))) == "parcel-other-rules"
    assert refused(sealed(body.replace(b" %d " % count, b" %d " % (count + 1), 1))) == "parcel-other-rules"


def test_what_would_take_for_ever_is_not_begun() -> None:
    code = soloist.COMPANIONS["raiders"].deal(seed="K7Q2").deal.code
    assert refused(sealed(f"{code} 1 0 {MOST_SAID + 1}  00000000 0\n".encode())) == "parcel-long"
    assert refused("A" * 200_000) == "parcel-long"
    bomb = zlib.compress(b" " * 50_000_000, 9)
    own = soloist.GAMES["guilds-of-london"].deal(seed="K7Q2", edition=OWN).deal.code
    assert refused(sealed(f"{own} 1 0 0 e 00000000 0\n".encode() + bomb)) == "parcel-damaged"


def test_a_short_parcel_that_claims_many_answers_is_refused_before_one_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """A companion game of Raiders can go on for ever, and the first of several options needs no bytes."""
    monkeypatch.setattr("soloist.engine.play.Play.say", lambda *_: pytest.fail("played"))
    assert refused("#r=BlY2FAFWUlVYV0ZEIDEgMCA1MDAwICAwMDAwMDAwMCAwCg") == "parcel-damaged"
    code = soloist.COMPANIONS["raiders"].deal(seed="K7Q2").deal.code
    for count, digits in (
        (MOST_FIRST + 1, b""),
        (MOST_FIRST + 8, b"\x40"),
        (MOST_SAID, b"\0" * 2000),
        (MOST_SAID, b"\xff" * 500),
    ):
        assert refused(sealed(f"{code} 1 0 {count}  00000000 {len(digits)}\n".encode() + digits)) == "parcel-damaged"


def test_bytes_that_are_claimed_and_not_there_are_damage() -> None:
    body = body_of(soloist.pack(Parcel(table_after("peloponnes", 20))))
    assert refused(sealed(body[:-1])) == "parcel-damaged"


@pytest.mark.parametrize("game", soloist.EVERY)
def test_a_game_of_nothing_but_first_options_can_be_carried(game: str) -> None:
    table = soloist.EVERY[game].deal(seed="K7Q2")
    while table.question is not None and len(table.log) < MOST_FIRST:
        table.answer(table.question.options[0])
    assert soloist.carried(soloist.pack(Parcel(table))).table.record() == table.record()


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200), st.integers(0, 10**9))
def test_nothing_from_outside_breaks_it(noise: bytes, seed: int) -> None:
    """Bytes of any kind with the right sum, and good parcels with other bytes in them."""
    body = bytearray(body_of(soloist.pack(Parcel(EARLY))))
    random = Random(seed)
    for _ in range(random.randrange(1, 4)):
        body[random.randrange(len(body))] = random.randrange(256)
    for text in (sealed(noise), sealed(bytes(body)), noise.decode("latin-1"), MARK + noise.hex()):
        try:
            came = soloist.carried(text)
            assert soloist.read(came.table.record()).record() == came.table.record()
        except SoloistError as error:
            assert error.text("de")


EARLY = table_after("stone-age", 12)
