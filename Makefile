# famiglia: make play starts it, make test tests it; both set everything up first.

BIN := .venv/bin

# The rules run both ways; two rooms read the source itself, of which nothing is left when it is compiled.
SOURCE := tests/rulebook tests/golden
RULES := tests/engine tests/rules tests/record tests/laws tests/queries tests/judgement tests/bots tests/arena
# Tests in browsers have processes of their own: their server is in them, and writes to the same log.
# What waits for servers and browsers leaves room for a third on two cores.
PYTEST := $(BIN)/python -m pytest --dist worksteal
COMPILED := PYTHONPATH=build/compiled/src FAMIGLIA_EXPECT=compiled
AT_ONCE := $(MAKE) --no-print-directory -j 2 --output-sync

.PHONY: help play test test-long quick check bench figures format lock board clean
.PHONY: lint types generated page editions units compiled

help: ## what there is to make
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 12

play: ## set up, start and open the browser
	@tools/play

test: ## the complete test suite
	@tools/setup dev
	@$(AT_ONCE) compiled types lint page units generated editions
	$(COMPILED) $(PYTEST) -n 3 -m "not long" --ignore=tests/page $(SOURCE:%=--ignore=%)
	$(COMPILED) $(PYTEST) -n 3 -m "not long" tests/page
	$(PYTEST) -n 2 -m "not long" $(RULES) $(SOURCE)

test-long: ## whole games in browsers, soak tests, mutants, load; FAMIGLIA_SLICE=WORD is a quarter
	@tools/setup long
	@tools/compile
	$(COMPILED) $(PYTEST) -n 3 -m long --ignore=tests/page
	$(COMPILED) $(PYTEST) -n 3 -m long tests/page

quick: ## lint of what changed, engine and tables interpreted, unit tests of the page
	@tools/setup dev
	@$(AT_ONCE) changed units rules

check: ## format, lint, types, import borders, the edition
	@tools/setup dev
	@$(AT_ONCE) types lint page generated editions

lint:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-cache

types:
	$(BIN)/mypy
	$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32 src
	$(BIN)/mypy --platform darwin --cache-dir .mypy_cache/darwin src

generated:
	$(BIN)/python -m tools.refusals --check
	$(BIN)/python -m tools.answers --check
	tools/types --check

page:
	tools/page run --silent formatted
	tools/page run --silent lint
	tools/page run --silent check

units:
	tools/page run --silent test

editions:
	$(BIN)/famiglia edition check
	$(BIN)/famiglia edition check tests/edition

compiled:
	@tools/compile

changed:
	@tools/changed

rules:
	$(PYTEST) -n 2 -m "not long" tests/engine tests/rules tests/server/table

bench: ## how fast it is, beside other engines on this machine
	@tools/setup bench
	@tools/compile
	PYTHONPATH=build/compiled/src $(BIN)/python -m bench.engine --against bench/figures.json
	PYTHONPATH=build/compiled/src $(BIN)/python -m bench.thinking
	$(BIN)/python -m bench
	$(BIN)/python -m bench.page

figures: ## measure anew what make bench compares with
	@tools/setup bench
	@tools/compile
	PYTHONPATH=build/compiled/src $(BIN)/python -m bench.engine --json --plot bench/growth.svg >build/figures.json
	mv build/figures.json bench/figures.json

format: ## put the code into its form
	@tools/setup dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	tools/page run --silent format

lock: ## pin the dependencies anew, with hashes and without addresses
	@tools/setup dev
	tools/lock --upgrade

board: ## draw the map anew and the pictures of the README
	@tools/setup dev
	$(BIN)/python -m tools.map
	$(BIN)/famiglia edition board --start --out docs/board.png
	$(BIN)/famiglia edition pieces --out docs/pieces.png

clean: ## remove what was installed and built
	rm -rf .venv build dist

.PHONY: docs release

docs: ## the documentation site, into build/site
	@tools/setup dev
	@$(BIN)/python -m tools.site

release: ## a release, all but the upload; VERSION=x.y.z says which
	@tools/setup dev
	@$(BIN)/python -m tools.release $(VERSION)
