# Every target sets up what it needs, in .venv; a second run starts at once.
#   .venv/.play  what playing needs: no compiler, ready in seconds
#   .venv/.dev   the tools of `check` and `test` on top of it

PYTHON ?= python3
GAME ?=
ARGS ?=
DEEP_MINUTES ?= 10
DEEP_GAMES ?= 100000

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.NOTPARALLEL:

BIN := .venv/bin
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip install -c constraints.txt
SETTINGS := pyproject.toml constraints.txt
# Folders too, so that a deleted file is noticed.
SOURCES := $(shell find src/courtier -not -name __pycache__ -not -name '*.pyc')

# One game's tests are those in its folder and its share of the laws, which every game keeps.
TESTS := $(if $(GAME),tests/laws tests/games/$(GAME),tests)
# What does not run the engine itself need not run twice.
COMPILED_TESTS := $(TESTS) $(addprefix --ignore=tests/,server store terminal web)
PYTEST := COURTIER_GAME=$(GAME) $(BIN)/python -m pytest -n auto
MANY_GAMES := tests/laws/test_many.py
INTERPRETED := COURTIER_EXPECT=interpreted
COMPILED := COURTIER_EXPECT=compiled PYTHONPATH=build/compiled

.PHONY: help
help:  ## what there is to make
	@sed -nE 's/^([a-z-]+):.*  ## (.*)/  make \1\t\2/p' Makefile | expand -t 18
	@echo; echo '  PYTHON=python3.12 chooses the interpreter of a new .venv; ARGS="--lang de" goes to the game.'

.PHONY: play
play: .venv/.play  ## open the tables in the browser (ARGS="--host 0.0.0.0" for all in the network)
	@$(BIN)/courtier serve --open $(ARGS)

.PHONY: terminal
terminal: .venv/.play  ## play Hof-Verrat at the terminal (GAME=name another game)
	@$(BIN)/courtier play $(or $(GAME),hofverrat) $(ARGS)

.PHONY: test
test: test-interpreted test-compiled  ## all tests, on the sources and on the compiled build (GAME=name one game's)

.PHONY: check
check: .venv/.dev  ## form, types and architecture
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy src tests examples/liars_dice/src examples/*.py
	$(BIN)/lint-imports
	$(BIN)/python -m courtier.docs --check
	$(BIN)/python -m tests.web.prettier
	$(BIN)/python -m tests.web.typescript

.PHONY: format
format: .venv/.dev  ## put the sources into form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python -m tests.web.prettier --write

.PHONY: bench
bench: .venv/.dev .venv-bench/.peers build/compiled/.stamp  ## measure against other engines, into bench/results.md
	$(BIN)/python bench/run.py $(ARGS)

.PHONY: bench-web
bench-web: .venv/.dev  ## measure the pages in a browser on a slow machine, into bench/results.md
	$(BIN)/python -m bench.web $(ARGS)

.PHONY: deep
deep: deep-laws deep-games  ## the long tests (DEEP_MINUTES=10 each), and DEEP_GAMES=100000 random games per seat count

.PHONY: crash
crash: .venv/.dev  ## kill the server ROUNDS=200 times under load, and count what was lost, into bench/results.md
	$(BIN)/python -m tests.load.crash --rounds $(or $(ROUNDS),200) $(ARGS)

.PHONY: fuzz
fuzz: .venv/.dev  ## attack a server beside normal tables (FRAMES=20000); prints frames, crashes and how slow answers got
	$(BIN)/python -m tests.load.fuzz --frames $(or $(FRAMES),20000) $(ARGS)

.PHONY: load
load: build/compiled/.stamp  ## many tables at once, into bench/results.md (a burst: RATE=1000 ARGS="--moves 1"; TABLES SEATS SECONDS)
	PYTHONPATH=build/compiled $(BIN)/python -m tests.load.load --tables $(or $(TABLES),500) --seats $(or $(SEATS),4) \
	    --rate $(or $(RATE),350) --seconds $(or $(SECONDS),60) $(ARGS)

.PHONY: browser
browser: .venv/.dev  ## get a browser for the tests of the pages
	$(BIN)/python -m tests.browser

.PHONY: screens
screens: .venv/.dev  ## pictures of every screen, size and theme into build/screens, and those of the documentation
	$(BIN)/python -m tests.web.pictures $(ARGS)

.PHONY: docs
docs: .venv/.play  ## write the generated tables into the documentation
	$(BIN)/python -m courtier.docs

.PHONY: site
site: .venv/.docs docs  ## the documentation as pages, into build/site
	$(BIN)/properdocs build --strict --quiet

.PHONY: clean
clean:  ## remove all that make has made
	rm -rf .venv .venv-bench build dist src/*.egg-info
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +


# ---- the two halves of the suite, and of the long one -----------------------------------------

.PHONY: test-interpreted
test-interpreted: .venv/.dev
	$(INTERPRETED) $(PYTEST) $(TESTS) $(ARGS)

# Without a C compiler there is nothing to compare: said aloud here, an error where it must not happen.
.PHONY: test-compiled
test-compiled: build/compiled/.stamp
	@if grep -q ^compiling $<; then \
	    $(COMPILED) $(PYTEST) $(COMPILED_TESTS) $(ARGS); \
	else \
	    echo "*** THE COMPILED BUILD WAS NOT TESTED: $$(cat $<)"; \
	    [ -z "$${CI:-}" ]; \
	fi

.PHONY: deep-laws
deep-laws: .venv/.dev
	COURTIER_DEEP=1 DEEP_MINUTES=$(DEEP_MINUTES) $(INTERPRETED) \
	    $(PYTEST) -m deep $(TESTS) --ignore=$(MANY_GAMES) $(ARGS)

# On the compiled build where there is one.
.PHONY: deep-games
deep-games: build/compiled/.stamp
	@if grep -q ^compiling $<; then build="$(COMPILED)"; else build="$(INTERPRETED)"; fi; set -x; \
	    env $$build COURTIER_DEEP=1 DEEP_GAMES=$(DEEP_GAMES) $(PYTEST) -m deep $(MANY_GAMES) $(ARGS)


# ---- what they need ------------------------------------------------------------------------

.venv/.play: $(SETTINGS)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
	    "Courtier needs Python 3.11 or newer; this is %s. Try: make PYTHON=python3.12" % sys.version.split()[0])'
	$(PYTHON) -m venv .venv
	$(PIP) --quiet setuptools
	COURTIER_PURE=1 $(PIP) --quiet --no-build-isolation --editable .
	@touch $@

.venv/.dev: .venv/.play
	COURTIER_PURE=1 $(PIP) --quiet --no-build-isolation --editable '.[dev]'
	@touch $@

# What the documentation site needs on top of it.
.venv/.docs: .venv/.play
	COURTIER_PURE=1 $(PIP) --quiet --no-build-isolation --editable '.[docs]'
	@touch $@

# The stamp holds what setup.py said: how many modules it compiled, or why none; then it is dated
# back, so that the next run tries again.
build/compiled/.stamp: $(SETTINGS) setup.py $(SOURCES) | .venv/.dev
	@rm -rf build/compiled build/lib*; mkdir -p build
	$(PIP) --verbose --no-deps --no-build-isolation --target build/compiled . >build/log 2>&1 || { cat build/log; exit 1; }
	@sed -n 's/^ *courtier: //p' build/log | head -1 | tee $@
	@grep -q ^compiling $@ || touch -t 197001020000 $@

.venv-bench/.peers: bench/constraints.txt
	$(PYTHON) -m venv .venv-bench
	PIP_DISABLE_PIP_VERSION_CHECK=1 .venv-bench/bin/python -m pip install --quiet \
	    -c bench/constraints.txt open_spiel rlcard catanatron
	@touch $@
