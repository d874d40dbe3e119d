"""`soloist serve` from outside: what it says, whom it lets in, how it ends."""

import json
import re
import signal
import socket
import subprocess
from collections.abc import Callable
from http.client import HTTPConnection
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

from soloist.engine.text.words import LANGUAGES
from tests.support.processes import PATIENCE, Processes

WITHOUT_FASTAPI = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("fastapi", "opentelemetry", "pydantic", "pydantic_core"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())

from soloist.cli.command import main

sys.exit(main())
"""

Serve = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def serve(processes: Processes) -> Serve:
    words = ("-m", "soloist", "serve", "--no-browser", "--lang", "en")
    return lambda *more: processes.start(*words, *more, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def said_until_address(process: "subprocess.Popen[str]") -> tuple[str, str]:
    """What was printed before the address, and the address."""
    assert process.stdout is not None
    before = ""
    for line in process.stdout:
        if line.startswith("http://"):
            return before, line.strip()
        before += line
    raise AssertionError(f"no address in {before!r}")


def test_it_listens_on_this_machine_only_and_ctrl_c_ends_it_quietly(serve: Serve) -> None:
    process = serve("--port", "0", "--name", "table.home")
    before, address = said_until_address(process)
    assert "Warning" not in before
    assert address.startswith("http://127.0.0.1:")
    with urlopen(address) as page:
        assert page.status == 200
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert errors == ""


def test_for_the_home_network_it_warns_and_asks_for_the_secret(serve: Serve) -> None:
    process = serve("--port", "0", "--host", "0.0.0.0")
    before, address = said_until_address(process)
    assert "Warning" in before
    found = re.search(r":(\d+)/\?key=(\S{20,})$", address)
    assert found is not None
    here = f"http://127.0.0.1:{found[1]}/"
    for path in ("", "tables", "api/games", "?key=guess"):
        with pytest.raises(HTTPError, match="403"):
            urlopen(here + path)


def test_at_home_it_goes_by_its_name_and_the_link_outlasts_a_restart(processes: Processes) -> None:
    processes.environment["SOLOIST_KEY"] = "a-secret-that-nobody-guesses"
    words = ("-m", "soloist", "serve", "--no-browser", "--lang", "en", "--port", "0", "--host", "0.0.0.0", "--name", "nas.local")
    process = processes.start(*words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    address = urlsplit(said_until_address(process)[1])
    assert (address.hostname, address.query) == ("nas.local", "key=a-secret-that-nobody-guesses")
    for host, key, status in (
        ("nas.local", address.query, 303),
        ("nas.local", "key=a-guess", 403),
        ("other.local", address.query, 421),
    ):
        connection = HTTPConnection("127.0.0.1", address.port or 0, timeout=PATIENCE)
        connection.request("GET", f"/?{key}", headers={"Host": f"{host}:{address.port}"})
        assert connection.getresponse().status == status
        connection.close()


@pytest.mark.parametrize(
    ("key", "name", "said"), [("short", "nas.local", "16 to 200"), ("", "nas local/?", "not the name of a computer")]
)
def test_a_secret_that_can_be_guessed_and_a_name_that_is_none_are_refused(
    processes: Processes, key: str, name: str, said: str
) -> None:
    processes.environment["SOLOIST_KEY"] = key
    words = ("-m", "soloist", "serve", "--no-browser", "--lang", "en", "--port", "0", "--host", "0.0.0.0", "--name", name)
    process = processes.start(*words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2 and said in errors


def test_a_port_in_use_is_explained_and_without_a_port_the_next_free_one_is_taken(serve: Serve) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        process = serve("--port", str(taken.getsockname()[1]))
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert "--port" in errors
    one, two = serve(), serve()
    assert said_until_address(one)[1] != said_until_address(two)[1]


def test_a_port_that_is_none_is_refused(serve: Serve) -> None:
    process = serve("--port", "70000")
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert "65,535" in errors


@pytest.mark.slow
def test_without_fastapi_the_pages_are_served_and_json_says_what_to_install(processes: Processes) -> None:
    words = ("-c", WITHOUT_FASTAPI, "serve", "--no-browser", "--lang", "en", "--port", "0")
    process = processes.start(*words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        _, address = said_until_address(process)
        for path in ("", "tables", "games/stone-age"):
            with urlopen(address + path) as page:
                assert page.status == 200
        told = set()
        for language in LANGUAGES:
            for data in (None, b"{}"):
                with pytest.raises(HTTPError) as refused:
                    urlopen(f"{address}api/games?language={language}", data)
                assert refused.value.code == 404
                told.add(json.load(refused.value)["error"])
        assert len(told) == len(LANGUAGES)
        assert all("pip install fastapi" in text for text in told)
    finally:
        process.kill()
        process.wait()
