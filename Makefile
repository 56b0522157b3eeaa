# Every target sets up what it needs, in .venv; a second run starts at once.
#   .venv/.play  what playing needs: no compiler, ready in seconds
#   .venv/.dev   the tools of `check` and `test` on top of it

PYTHON ?= python3
PYTHONS ?= python3.12 python3.13
VENV ?= .venv
GAME ?=
ARGS ?=
DEEP_MINUTES ?= 10
DEEP_GAMES ?= 100000

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.NOTPARALLEL:

BIN := $(VENV)/bin
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip install -c constraints.txt
SETTINGS := pyproject.toml constraints.txt
# Isolated builds use the pinned versions, too: older pips read the first name, newer ones the second.
ISOLATED := PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_CONSTRAINT=$(CURDIR)/constraints.txt \
    PIP_BUILD_CONSTRAINT=$(CURDIR)/constraints.txt
# Not the folders: Python changes their time when it writes its cache. `build/sources` notices a deleted file.
SOURCES := $(shell find src/courtier -type f -not -name '*.pyc')
DOCUMENTS := MANIFEST.in LICENSE $(wildcard *.md) $(shell find docs examples -type f -not -name '*.pyc' 2>/dev/null)

# One game's tests are those in its folder and its share of the laws, which every game keeps.
TESTS := $(if $(GAME),tests/laws tests/games/$(GAME),tests)
# What does not run the engine itself need not run twice. It mostly waits, for a browser or a clock: two processes share
# a processor.
WAITING := docs load server store terminal web adapters/test_mcp.py
TWICE_THE_PROCESSORS = $(shell $(BIN)/python -c 'import os; print(2 * (os.cpu_count() or 1))')
# Nor need what plays many games run twice: the compiled build does that sooner, and where there is none the interpreted
# one does it.
PLAYING := adapters/test_gymnasium.py adapters/test_openspiel.py adapters/test_pettingzoo.py \
    adapters/test_textarena.py adapters/test_vector.py arena bots examples
COMPILED_TESTS := $(TESTS) $(addprefix --ignore=tests/,package $(WAITING))
INTERPRETED_TESTS := $(COMPILED_TESTS) $(addprefix --ignore=tests/,$(PLAYING))
PROCESSES = auto
PYTEST = COURTIER_GAME=$(GAME) $(BIN)/python -m pytest --dist loadgroup -n $(PROCESSES)
MANY_GAMES := tests/laws/test_many.py tests/games/cutthroat/test_whole_games.py
INTERPRETED := COURTIER_EXPECT=interpreted
COMPILED := COURTIER_EXPECT=compiled PYTHONPATH=build/compiled

.PHONY: help
help:  ## what there is to make
	@sed -nE 's/^([a-z-]+):.*  ## (.*)/  make \1\t\2/p' Makefile | expand -t 18
	@echo; echo '  PYTHON=python3.12 chooses the interpreter of a new .venv; ARGS="--lang de" goes to the game.'

.PHONY: play
play: $(VENV)/.play  ## open the tables in the browser (ARGS="--host 0.0.0.0" for all in the network)
	@$(BIN)/courtier serve --open $(ARGS)

.PHONY: terminal
terminal: $(VENV)/.play  ## play Hof-Verrat at the terminal (GAME=name another game)
	@$(BIN)/courtier play $(or $(GAME),hofverrat) $(ARGS)

.PHONY: test
test: $(if $(GAME),,test-waiting) test-interpreted test-package test-compiled  ## all tests, on the sources and on the built package (GAME=name one game's)

.PHONY: check
check: $(VENV)/.dev  ## form, types and architecture
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy src tests examples/liars_dice/src examples/*.py
	$(BIN)/lint-imports
	$(BIN)/python -m courtier.docs --check
	$(BIN)/python -m tests.web.prettier
	$(BIN)/python -m tests.web.typescript

.PHONY: format
format: $(VENV)/.dev  ## put the sources into form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python -m tests.web.prettier --write

.PHONY: bench
bench: $(VENV)/.dev .venv-bench/.peers build/compiled/.stamp  ## measure against other engines, into bench/results.md
	$(BIN)/python bench/run.py $(ARGS)

.PHONY: bench-web
bench-web: $(VENV)/.dev  ## measure the pages in a browser on a slow machine, into bench/results.md
	$(BIN)/python -m bench.web $(ARGS)

.PHONY: deep
deep: deep-laws deep-games  ## the long tests (DEEP_MINUTES=10 each), and DEEP_GAMES=100000 random games per seat count

.PHONY: ladder
ladder: build/compiled/.stamp  ## play the levels of all bots against each other, into docs/ladder.md (ARGS="--game duhr --games 400")
	PYTHONPATH=build/compiled $(BIN)/python tools/ladder.py $(ARGS)

.PHONY: crash
crash: $(VENV)/.dev  ## kill the server ROUNDS=200 times under load, and count what was lost, into bench/results.md
	$(BIN)/python -m tests.load.crash --rounds $(or $(ROUNDS),200) $(ARGS)

.PHONY: fuzz
fuzz: $(VENV)/.dev  ## attack a server beside normal tables (FRAMES=20000); prints frames, crashes and how slow answers got
	$(BIN)/python -m tests.load.fuzz --frames $(or $(FRAMES),20000) $(ARGS)

.PHONY: load
load: build/compiled/.stamp  ## many tables at once, into bench/results.md (a burst: RATE=1000 ARGS="--moves 1"; TABLES SEATS SECONDS)
	PYTHONPATH=build/compiled $(BIN)/python -m tests.load.load --tables $(or $(TABLES),500) --seats $(or $(SEATS),4) \
	    --rate $(or $(RATE),350) --seconds $(or $(SECONDS),60) $(ARGS)

# Every figure of bench/results.md, and the attack. Run it on a machine that does nothing else.
.PHONY: measure
measure:  ## all measurements one after the other, into bench/results.md: bench, bench-web, load, a burst, offers, crash, fuzz
	@$(MAKE) --no-print-directory bench
	@$(MAKE) --no-print-directory bench-web
	@$(MAKE) --no-print-directory load
	@$(MAKE) --no-print-directory load RATE=1000 ARGS="--moves 1"
	@$(MAKE) --no-print-directory load ARGS="--game duhr --offers 10"
	@$(MAKE) --no-print-directory crash
	@$(MAKE) --no-print-directory fuzz

.PHONY: browser
browser: $(VENV)/.dev  ## get a browser for the tests of the pages
	$(BIN)/python -m tests.browser

.PHONY: screens
screens: $(VENV)/.dev  ## pictures of every screen, size and theme into build/screens, and those of the documentation
	$(BIN)/python -m tests.web.pictures $(ARGS)

.PHONY: docs
docs: $(VENV)/.dev  ## write the generated tables into the documentation, and its pages into build/site
	$(BIN)/python -m courtier.docs
	$(BIN)/properdocs build --strict --quiet

.PHONY: test-pythons
test-pythons:  ## the tests of the sources on other Pythons that are found (PYTHONS="python3.12 python3.13")
	@for python in $(PYTHONS); do \
	    if version=$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null); then \
	        $(MAKE) --no-print-directory VENV=.venv-$$version PYTHON=$$python PLAYING= browser test-waiting test-interpreted; \
	    else \
	        echo "*** NOT TESTED: $$python was not found"; \
	    fi; \
	done

.PHONY: wheels
wheels: build/dist/.stamp $(VENV)/.release  ## a manylinux wheel for this Python, a pure wheel and the sdist, into dist/
	@grep -q ^compiling $< || { echo "a manylinux wheel needs a C compiler: $$(cat $<)"; exit 1; }
	rm -rf dist
	PATH=$(CURDIR)/$(BIN):$$PATH $(BIN)/auditwheel repair --wheel-dir dist build/dist/*.whl
	COURTIER_PURE=1 $(ISOLATED) $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist build/dist/*.tar.gz
	@cp build/dist/*.tar.gz dist; ls -l dist

.PHONY: release
release: $(VENV)/.dev  ## check that version, changelog and tag agree, then run `wheels`
	$(BIN)/python tools/release.py
	@$(MAKE) --no-print-directory wheels

.PHONY: clean
clean:  ## remove all that make has made
	rm -rf .venv .venv-* build dist src/*.egg-info
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +


# ---- the two halves of the suite, and of the long one -----------------------------------------

.PHONY: test-interpreted
test-interpreted: $(VENV)/.dev
	$(INTERPRETED) $(PYTEST) $(INTERPRETED_TESTS) $(ARGS)

.PHONY: test-waiting
test-waiting: PROCESSES = $(TWICE_THE_PROCESSORS)
test-waiting: $(VENV)/.dev
	$(INTERPRETED) $(PYTEST) $(addprefix tests/,$(WAITING)) $(ARGS)

# Installs the sdist and the wheel that was built from it, as users do.
.PHONY: test-package
test-package: build/dist/.stamp
	COURTIER_DIST=build/dist $(INTERPRETED) $(PYTEST) tests/package $(ARGS)

# Without a C compiler there is nothing to compare: said aloud here, an error where it must not happen.
.PHONY: test-compiled
test-compiled: build/compiled/.stamp
	@if grep -q ^compiling $<; then \
	    $(COMPILED) $(PYTEST) $(COMPILED_TESTS) $(ARGS); \
	else \
	    echo "*** THE COMPILED BUILD WAS NOT TESTED: $$(cat $<)"; \
	    [ -z "$${CI:-}" ] || exit 1; \
	    [ -n "$(GAME)" ] || $(INTERPRETED) $(PYTEST) $(addprefix tests/,$(PLAYING)) $(ARGS); \
	fi

.PHONY: deep-laws
deep-laws: $(VENV)/.dev
	COURTIER_DEEP=1 DEEP_MINUTES=$(DEEP_MINUTES) $(INTERPRETED) \
	    $(PYTEST) -m deep $(TESTS) $(addprefix --ignore=,$(MANY_GAMES)) $(ARGS)

# On the compiled build where there is one.
.PHONY: deep-games
deep-games: build/compiled/.stamp
	@if grep -q ^compiling $<; then build="$(COMPILED)"; else build="$(INTERPRETED)"; fi; set -x; \
	    env $$build COURTIER_DEEP=1 DEEP_GAMES=$(DEEP_GAMES) $(PYTEST) -m deep $(MANY_GAMES) $(ARGS)


# ---- what they need ------------------------------------------------------------------------

$(VENV)/.play: $(SETTINGS)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
	    "Courtier needs Python 3.11 or newer; this is %s. Try: make PYTHON=python3.12" % sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
	$(PIP) --quiet setuptools
	COURTIER_PURE=1 $(PIP) --quiet --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	COURTIER_PURE=1 $(PIP) --quiet --no-build-isolation --editable '.[dev,docs]'
	@touch $@

# Ray, for the one test that starts a cluster; without it that test says that it was not run.
$(VENV)/.ray: $(VENV)/.dev
	COURTIER_PURE=1 $(PIP) --quiet --no-build-isolation --editable '.[ray]'
	@touch $@

# The libraries of the adapters, for their tests; without one of them its tests say that they were not run.
$(VENV)/.adapters: $(VENV)/.dev
	COURTIER_PURE=1 $(PIP) --quiet --no-build-isolation --editable '.[gymnasium,pettingzoo,openspiel,mcp,textarena]'
	@touch $@

$(VENV)/.release: $(VENV)/.dev
	COURTIER_PURE=1 $(PIP) --quiet --no-build-isolation --editable '.[release]'
	@touch $@

# What is built, by name. It is written anew only if it has changed.
.PHONY: names
build/sources: names
	@mkdir -p build
	@printf '%s\n' $(sort $(SOURCES) $(DOCUMENTS)) | cmp -s - $@ || printf '%s\n' $(sort $(SOURCES) $(DOCUMENTS)) >$@

# The sdist, and the wheel that is built from it as `pip install` builds it: in an environment that holds nothing but the
# build requirements. The stamp holds what setup.py said: how many modules it compiled, or why none; then it is dated
# back, so that the next run tries again.
build/dist/.stamp: $(SETTINGS) setup.py build/sources $(SOURCES) $(DOCUMENTS) | $(VENV)/.dev
	@rm -rf build/dist; mkdir -p build/dist
	$(ISOLATED) $(BIN)/python -m build --outdir build/dist . >build/log 2>&1 || { cat build/log; exit 1; }
	@sed -n 's/^ *courtier: //p' build/log | head -1 | tee $@
	@grep -q ^compiling $@ || touch -t 197001020000 $@

# That wheel, unpacked where PYTHONPATH finds it before the sources.
build/compiled/.stamp: build/dist/.stamp
	@rm -rf build/compiled
	$(PIP) --quiet --no-deps --target build/compiled build/dist/*.whl
	@cp -p $< $@

.venv-bench/.peers: bench/constraints.txt
	$(PYTHON) -m venv .venv-bench
	PIP_DISABLE_PIP_VERSION_CHECK=1 .venv-bench/bin/python -m pip install --quiet \
	    -c bench/constraints.txt open_spiel rlcard catanatron gymnasium pettingzoo pygame rich
	@touch $@
