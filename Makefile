# The main targets are `make play` and `make test`. Both install what they need into .venv.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
LOWEST_PYTHON ?= $(shell python3.11 -c 'print("python3.11")' 2>/dev/null || echo $(PYTHON))
BIN := .venv/bin
# Tests and tools start many processes. Without bytecode files each of them would compile the source again.
unexport PYTHONDONTWRITEBYTECODE
PIP_OPTIONS := install --quiet --disable-pip-version-check
PIP := $(BIN)/pip $(PIP_OPTIONS)
FAILED := echo "Setting up failed: the lines above say why. The package index must be reachable once, for the libraries in pyproject.toml."; exit 1
COMPILED := SOLOIST_LANG=en $(BIN)/soloist --version | grep -q uncompiled && echo "No C compiler with Python headers was found: Soloist runs uncompiled, slower but otherwise the same." || true
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*') pyproject.toml setup.py
SOAK_GAMES ?= 10000
BUILD := $(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python --out-dir packages

.PHONY: play terminal fast test test-all test-lowest test-newest lint lock chromium chromium-if-possible node static bench bench-scale bench-web bench-static questions screens pictures docs taps train difficulty calibration winnable soak dist dist-pure clean

play: .venv/.ready ## set up and play in the browser
	@$(BIN)/soloist serve

terminal: .venv/.ready ## set up and play in the terminal
	@$(BIN)/soloist play

fast: .venv/.installed ## compile with mypyc (takes a few minutes): simulations run four times as fast, and hints try more

# One process more than processors: browser tests and tests of other processes wait a lot.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1) + 1)
PYTEST := pytest -n $(WORKERS) --dist worksteal
# Tests that take long, or need more than Python and Chromium. Only `make test-all` runs them.
LONG := static or packages or processes or ray or slow

test: ## set up and run the tests that everyone runs before a commit: uncompiled, without Node and Ray
	@$(MAKE) --no-print-directory -j2 lint chromium-if-possible
	PYTHONPATH=$(CURDIR)/src $(BIN)/$(PYTEST) -m "not ($(LONG))"

test-all: chromium node .venv/.tools lint ## run all tests compiled, then those of libraries with their lowest versions
	SOLOIST_GAMES=150 SOLOIST_WALKS=2 $(BIN)/$(PYTEST)
	@$(MAKE) --no-print-directory test-lowest

# Rules, engine and players use no library but Fluent, which every page needs too: the tests of the faces are enough.
OTHER_VERSIONS := $(PYTEST) -m "not (core or browser or $(LONG))"

test-lowest: .venv-lowest/.tools ## run the tests that need no browser with the lowest versions that pyproject.toml allows
	.venv-lowest/bin/$(OTHER_VERSIONS)

test-newest: .venv-newest/.tools ## the same with the newest versions that pyproject.toml allows: run it before `make lock`
	.venv-newest/bin/$(OTHER_VERSIONS)

lint: .venv/.testing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --num-workers 2
	$(BIN)/zizmor --quiet --offline --persona pedantic .github
# The package of actionlint fetches its program from elsewhere while it is installed, so it is not among the locked tools.
	@! command -v actionlint >/dev/null || actionlint

chromium: ## install Chromium for the browser tests
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing chromium ..." \
			&& { apt-get install -qq -y chromium >/dev/null 2>&1 || { apt-get update -qq && apt-get install -qq -y chromium >/dev/null; }; } } \
		|| { echo "The browser tests need Chromium. Debian and Ubuntu: sudo apt install chromium. Fedora: sudo dnf install chromium."; exit 1; }

chromium-if-possible:
	@$(MAKE) --silent chromium 2>/dev/null || true

node: node_modules/.ready ## install the Node packages that the static build needs

node_modules/.ready: package.json package-lock.json
	@command -v node >/dev/null && command -v npm >/dev/null \
		|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing node ..." \
			&& { apt-get install -qq -y nodejs npm >/dev/null 2>&1 || { apt-get update -qq && apt-get install -qq -y nodejs npm >/dev/null; }; } } \
		|| { echo "Building the folder of files needs Node.js 18 or newer with npm. Debian and Ubuntu: sudo apt install nodejs npm. Fedora: sudo dnf install nodejs."; exit 1; }
	@npm ci --silent --no-audit --no-fund || { echo "The npm package pyodide could not be installed: the npm registry must be reachable once."; exit 1; }
	@touch $@

static: node .venv/.static ## build the web interface as static files in dist/: works without a server, on a phone and offline
	@echo "Building dist/ (minutes the first time: the games are compiled for the browser) ..."
	@$(BIN)/soloist build-static dist

docs: .venv/.docs ## build the manual in site/, in three languages; packages, `make play` and `make static` after it bring it along
	@$(BIN)/python -m tools.manual

pictures: chromium .venv/.testing ## take the pictures of the manual anew from the running program (some minutes)
	@PYTHONPATH=src $(BIN)/python -m tools.pictures

bench: .venv/.tools ## measure speed, compiled and uncompiled, and compare the Gymnasium environments with Catanatron and OpenSpiel
	@$(BIN)/python benchmarks/speed.py
	@$(BIN)/python benchmarks/environments.py

bench-scale: .venv/.tools ## measure games per second in one process, in two and on Ray
	@$(BIN)/python benchmarks/scale.py

bench-web: .venv/.tools ## measure the speed of the web interface and of hints
	@$(BIN)/python benchmarks/web.py
	@$(BIN)/python benchmarks/clicks.py
	@$(BIN)/python benchmarks/hints.py

bench-static: node .venv/.tools ## measure the static build: size, seconds and memory until the first response
	@$(BIN)/python benchmarks/static.py

questions: .venv/.installed ## count the questions that a person is asked, by game
	@$(BIN)/python benchmarks/questions.py

screens: .venv/.locked ## count the questions at which the terminal lacks something: make screens GAMES=2
	@PYTHONPATH=src $(BIN)/python benchmarks/screens.py --games $(or $(GAMES),20)

taps: .venv/.installed ## count the taps that a companion needs
	@$(BIN)/python benchmarks/taps.py

train: .venv/.tools ## retrain the learned player of one game, in minutes on two cores: make train GAME=peloponnes
	@$(BIN)/python -m soloist.lab.train $(GAME) --out src/soloist/players/$(subst -,_,$(GAME))/weights.json

difficulty: .venv/.installed ## measure how hard the levels are (about an hour) and write the pages of the manual about it; PLAYER=my_bot.py:Bot measures your own
	@$(BIN)/python -m soloist.lab.difficulty $(if $(PLAYER),--player $(PLAYER))

calibration: .venv/.installed ## measure whether the percentages in hints come true (half an hour), correct them and write the page of the manual about it
	@$(BIN)/python -m soloist.lab.calibration

winnable: .venv/.installed ## search winning lines for the levels that no player wins, with all dice and cards known (half an hour)
	@$(BIN)/python -m soloist.lab.clairvoyant --level large-tribe
	@$(BIN)/python -m soloist.lab.clairvoyant --level eternal-winter

soak: .venv/.tools ## long test: kill processes, send odd input, many clients, a full disk, random games
	$(BIN)/python tests/soak/soak.py
	SOLOIST_GAMES=$(SOAK_GAMES) SOLOIST_WALKS=20 $(BIN)/$(PYTEST) tests/walks
	SOLOIST_POSITIONS=600 $(BIN)/$(PYTEST) tests/faces/browser/test_phone_scan.py

dist-pure: .venv/.locked ## build in packages/: the source archive and a pure-Python wheel, with the manual if `make docs` has built it
	@rm -rf packages
	SOLOIST_PURE=1 $(BUILD) --sdist .
	SOLOIST_PURE=1 $(BUILD) --wheel packages/soloist-*.tar.gz

dist: docs ## build in packages/: the source archive, a compiled wheel for this platform and a pure-Python wheel, with the manual
	@$(MAKE) --no-print-directory dist-pure
	@echo "Compiling the wheel of this platform (a few minutes) ..."
	$(BUILD) --wheel packages/soloist-*.tar.gz
	@for wheel in packages/*.whl; do case $$wheel in *-none-any.whl) ;; *) \
		PYTHONPATH=src SOLOIST_WHEEL=$$wheel $(BIN)/pytest tests/packages || exit 1;; esac; done
	@ls packages

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock"

lock: .venv/.locked ## update the lock files (for all tools, to install, to test, to build the manual, to compile, for the static build, to play) to the newest versions that pyproject.toml allows
	$(LOCK) --upgrade --extra dev --output-file requirements-dev.lock pyproject.toml
	echo uv | $(LOCK) --upgrade --constraint requirements-dev.lock --output-file requirements-uv.lock -
	$(LOCK) --upgrade --constraint requirements-dev.lock --extra test --output-file requirements-test.lock pyproject.toml
	$(LOCK) --upgrade --constraint requirements-dev.lock --extra docs --output-file requirements-docs.lock pyproject.toml
	$(LOCK) --upgrade --constraint requirements-dev.lock --extra json --extra compile --output-file requirements-compile.lock pyproject.toml
	$(LOCK) --upgrade --constraint requirements-dev.lock --extra json --extra static --output-file requirements-static.lock pyproject.toml
	$(LOCK) --upgrade --constraint requirements-dev.lock --extra json --extra build --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv .venv-lowest .venv-newest build dist packages site node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/.venv-made:
	@test -n "$(PYTHON)" || { echo "Soloist needs Python 3.11 or newer; none was found. Install it, or name it: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Soloist needs Python's venv module; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv .venv
	@$(PIP) --require-hashes -r requirements-uv.lock 2>/dev/null || true
	@touch $@

# Every environment has exactly the versions of its lock file, also for building, so that people run what was tested.
# uv needs seconds where pip needs minutes. If it cannot be had, or does not find the package index, pip does it.
INSTALL_INTO = { test -x $(BIN)/uv && $(BIN)/uv pip install --quiet --python $(1)/bin/python $(2); } \
	|| $(1)/bin/pip $(PIP_OPTIONS) $(2) || { $(FAILED); }
INSTALL = $(call INSTALL_INTO,.venv,--require-hashes -r $(1))
# What was copied for an earlier build would be installed too. `build/compiled` stays: unchanged C code is not compiled twice.
CLEAR := rm -rf build/lib* build/bdist*
BUILD_HERE := $(PIP) --no-deps --no-build-isolation . || { $(FAILED); }

# Install uncompiled, which is quick, to play.
# With the manual, if it is built.
.venv/.ready: .venv/.venv-made requirements.lock $(SOURCES) $(wildcard site/index.html)
	@echo "Setting Soloist up in .venv (half a minute; uncompiled, which is fast enough to play: \`make fast\` compiles it) ..."
	@$(CLEAR)
	@$(call INSTALL,requirements.lock)
	@export SOLOIST_PURE=1; $(BUILD_HERE)
	@touch $@

# Install the C compiler for the browser. Where there is none, the games of the static build run interpreted, and the build says so.
.venv/.static: .venv/.ready requirements-static.lock
	@echo "Installing the compiler for the browser (100 MB) ..."
	@$(PIP) --require-hashes -r requirements-static.lock \
		&& touch $@ \
		|| echo "The compiler could not be installed: the lines above say why. The games will run interpreted in the browser."

.venv/.installed: .venv/.venv-made requirements-compile.lock $(SOURCES)
	@echo "Compiling Soloist into .venv (a few minutes the first time) ..."
	@$(CLEAR)
	@$(call INSTALL,requirements-compile.lock)
	@$(BUILD_HERE)
	@touch .venv/.ready
	@$(COMPILED)
	@touch $@

# Install what `make test` needs.
.venv/.testing: .venv/.venv-made requirements-test.lock
	@echo "Installing what the tests need into .venv (a minute) ..."
	@$(call INSTALL,requirements-test.lock)
	@touch $@

# Install what `make docs` needs.
.venv/.docs: .venv/.venv-made requirements-docs.lock
	@echo "Installing what the manual needs into .venv ..."
	@$(call INSTALL,requirements-docs.lock)
	@touch $@

# Install what all tests and the other tools need.
.venv/.locked: .venv/.venv-made requirements-dev.lock
	@echo "Installing what all tests need into .venv ..."
	@$(call INSTALL,requirements-dev.lock)
	@touch .venv/.testing .venv/.docs $@

.venv/.tools: .venv/.locked $(SOURCES)
	@echo "Compiling Soloist into .venv (a few minutes the first time) ..."
	@$(CLEAR)
	@$(BUILD_HERE)
	@touch .venv/.ready .venv/.installed
	@$(COMPILED)
	@touch $@

# Without our lock files, people get other versions. List the lowest that pyproject.toml allows (>= read as ==), or the newest.
REQUIRED = .venv-$(1)/bin/python -c "import tomllib; p = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
	print(*(one$(2) for part in (p['dependencies'], *p['optional-dependencies'].values()) for one in part \
		if not one.startswith(('soloist[', 'ray'))), sep='\n')" > .venv-$(1)/requirements.txt

.venv-lowest/.tools: .venv/.venv-made $(SOURCES)
	@echo "Setting up the lowest versions in .venv-lowest ..."
	@$(LOWEST_PYTHON) -m venv .venv-lowest
	@$(call REQUIRED,lowest,.replace('>=', '==').split(',')[0])
	@$(CLEAR)
	@$(call INSTALL_INTO,.venv-lowest,-r .venv-lowest/requirements.txt)
	@SOLOIST_PURE=1 .venv-lowest/bin/pip $(PIP_OPTIONS) --no-deps --no-build-isolation . || { $(FAILED); }
	@touch $@

# Always reinstall, because newer versions may be available.
.venv-newest/.tools: .venv/.venv-made FORCE
	@echo "Setting up the newest versions in .venv-newest ..."
	@$(PYTHON) -m venv .venv-newest
	@$(call REQUIRED,newest)
	@$(CLEAR)
	@$(call INSTALL_INTO,.venv-newest,--upgrade -r .venv-newest/requirements.txt)
	@SOLOIST_PURE=1 .venv-newest/bin/pip $(PIP_OPTIONS) --no-deps --no-build-isolation . || { $(FAILED); }

FORCE:
