# Two commands: `make play` and `make test`. Both set up what they need in .venv.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
FAILED := echo "Setting up failed: the lines above say why. The package index must be reachable once, for the libraries in pyproject.toml."; exit 1
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*') pyproject.toml setup.py
SOAK_GAMES ?= 10000

.PHONY: play terminal fast test lint chromium bench bench-web difficulty soak clean

play: .venv/.ready ## set up and play in the browser
	@$(BIN)/soloist serve

terminal: .venv/.ready ## set up and play in the terminal
	@$(BIN)/soloist play

fast: .venv/.installed ## compile with mypyc: four times as fast for simulations and hints, a few minutes to build

test: chromium .venv/.tools lint ## set up and pass all tests: as installed, then the rules once more uncompiled
	$(BIN)/pytest -n auto --dist worksteal
	PYTHONPATH=src $(BIN)/pytest -n auto --dist worksteal tests/rules tests/engine tests/test_golden.py

lint: .venv/.tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

chromium: ## the browser of the browser tests
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing chromium ..." \
			&& { apt-get install -qq -y chromium >/dev/null 2>&1 || { apt-get update -qq && apt-get install -qq -y chromium >/dev/null; }; } } \
		|| { echo "The browser tests need Chromium. Debian and Ubuntu: sudo apt install chromium. Fedora: sudo dnf install chromium."; exit 1; }

bench: .venv/.installed ## speed, compiled and uncompiled
	@$(BIN)/python benchmarks/speed.py

bench-web: .venv/.installed ## speed of the browser face
	@$(BIN)/python benchmarks/web.py

difficulty: .venv/.installed ## measure how hard the levels are (about an hour) and write docs/difficulty.md
	@$(BIN)/python benchmarks/difficulty.py

soak: .venv/.tools ## long run of random games
	SOLOIST_GAMES=$(SOAK_GAMES) $(BIN)/pytest -n auto --dist worksteal tests/test_random_games.py

clean:
	rm -rf .venv build .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/.venv-made:
	@test -n "$(PYTHON)" || { echo "Soloist needs Python 3.11 or newer; none was found. Install it, or name it: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Soloist needs Python's venv module; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv .venv
	@touch $@

# To play at once: the same files, uncompiled.
.venv/.ready: .venv/.venv-made $(SOURCES)
	@echo "Setting Soloist up in .venv (half a minute; uncompiled, which is fast enough to play: \`make fast\` compiles it) ..."
	@rm -rf build
	@SOLOIST_PURE=1 $(PIP) '.[json]' || { $(FAILED); }
	@touch $@

.venv/.installed: .venv/.venv-made $(SOURCES)
	@echo "Compiling Soloist into .venv (a few minutes the first time) ..."
	@rm -rf build
	@$(PIP) '.[json]' || { $(FAILED); }
	@touch .venv/.ready
	@SOLOIST_LANG=en $(BIN)/soloist --version | grep -q uncompiled && echo "No C compiler with Python headers was found: Soloist runs uncompiled, slower but otherwise the same." || true
	@touch $@

.venv/.tools: .venv/.installed
	@$(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['optional-dependencies']['dev'])" \
		| xargs $(PIP)
	@touch $@
