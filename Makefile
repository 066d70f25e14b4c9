# Two commands matter: `make play` and `make test`. Both set up what they need. CONTRIBUTING.md lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
SCHEMA := $(BIN)/check-jsonschema --quiet --builtin-schema vendor
PEERS := .bench-venv
MUTATION := .mutation-venv
COVERING := tests/rules tests/counts tests/core tests/game tests/scenario tests/tables tests/views tests/record tests/lessons \
	tests/golden/test_golden.py tests/review/test_story.py

.PHONY: play client docs test check check-services format types schema golden lock screenshots clean
.PHONY: test-long coverage mutate fuzz prove-secrecy prove-crash prove-kill prove-cluster prove-puzzles prove-simulator
.PHONY: bench bench-minds bench-server bench-growth bench-client cluster

play: client
	$(BIN)/inkognito play

# The browser client, built into the package; does nothing if it is current.
client: $(READY)
	$(BIN)/python build_client.py

# The documentation site in build/site. A dead link is an error.
docs: $(READY)
	$(BIN)/python build_docs.py

test: client
	$(BIN)/python build_client.py test
	$(BIN)/pytest -n 2 --dist worksteal

test-long: client
	$(BIN)/pytest -n 2 --dist worksteal --hypothesis-profile=long -o faulthandler_timeout=0

# Whole servers in simulated storms, each under a seed. The long form: make prove-crash SEEDS=10000
SEEDS ?= 1000
prove-crash: $(READY)
	$(BIN)/python -m tests.world.prove_crash --seeds $(SEEDS)

# Real servers on SQLite and PostgreSQL, and PostgreSQL itself, killed under load.
KILLS ?= 100
prove-kill: $(READY)
	$(BIN)/python -m tests.killing.prove_kill --kills $(KILLS)

# Pairs of worlds that differ only in what a viewer may not know. The long form: PAIRS=10000
PAIRS ?= 1000
prove-secrecy: $(READY)
	$(BIN)/python -m tests.wire_secrecy --pairs $(PAIRS)

# Small mistakes in a copy of the source: do the tests notice? AREAS="--area redact" for one area, "--slow" for the survivors again.
MUTANTS ?= 200
mutate: $(READY) $(MUTATION)/.ready
	$(BIN)/python -m tests.mutation --mutants $(MUTANTS) --cosmic-ray $(MUTATION)/bin/python $(AREAS)

# Lines and branches that the tests of rules, views and tables run through: fails below 98% of both together, and of branches alone.
coverage: $(READY)
	$(BIN)/coverage run -m pytest -q $(COVERING)
	$(BIN)/coverage report
	$(BIN)/coverage json -q --fail-under=0 -o - | $(BIN)/python -c 'import json, sys; \
		percent = json.load(sys.stdin)["totals"]["percent_branches_covered"]; \
		print(f"{percent:.1f}% of the branches"); sys.exit(percent < 98)'

# Millions of malformed inputs for everything that reads; goes on where the last run ended.
fuzz: $(READY)
	$(BIN)/python -m tests.fuzz

check: $(READY) check-services
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python build_client.py check
	$(BIN)/pytest -q tests/architecture

# The files that GitHub and Docker read.
check-services: $(READY)
	$(SCHEMA).github-workflows .github/workflows/*.yml
	$(SCHEMA).github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	$(SCHEMA).github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(SCHEMA).dependabot .github/dependabot.yml
	$(SCHEMA).compose-spec compose.yaml compose.cluster.yaml
	$(BIN)/zizmor --offline --quiet .github

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python build_client.py format

bench: $(READY) $(PEERS)/.ready
	$(BIN)/python bench/engine.py --peers-python $(PEERS)/bin/python

bench-minds: $(READY)
	$(BIN)/python -m bench.minds

# Only the comparison, with the system's own Python: make bench-server PARTS=tiny VENV=.bench-system PYTHON=/usr/bin/python3
bench-server: $(READY)
	cd bench/peers/boardgame && npm ci --silent --ignore-scripts
	$(BIN)/python -m bench.server $(if $(PARTS),--parts $(PARTS))

bench-growth: $(READY)
	$(BIN)/python -m bench.growth

# Bytes, Lighthouse (fetched by npm into .cache) and frames of the browser client, in Chromium.
bench-client: client
	$(BIN)/python -m bench.client

# PostgreSQL, three processes and a proxy on this machine: kill a process, and play on.
cluster: client
	$(BIN)/python run_cluster.py

# A hundred games of people in three processes, which are killed, stopped, frozen and cut off.
prove-cluster: $(READY)
	$(BIN)/python -m tests.server.cluster.prove

# Fixed games, and a picture of every screen: desktop and phone, light and dark.
screenshots: client
	$(BIN)/python -m tests.pictures screenshots

LOCK := $(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --python-version 3.11

# All packages for the project, and of the same versions those for a server alone.
lock: $(READY)
	$(LOCK) --group dev --group build pyproject.toml -o requirements.txt
	$(LOCK) --group build --constraints requirements.txt pyproject.toml -o requirements-server.txt

schema: $(READY)
	$(BIN)/python -c 'import json; from inkognito.record.schema import schema; \
		print(json.dumps(schema(), indent=1))' > docs/record.schema.json
	$(BIN)/python -c 'from inkognito.protocol.schema import schema_text; \
		print(schema_text(), end="")' > docs/protocol.schema.json
	$(BIN)/python -c 'from inkognito.contract.protocol_reference import protocol_reference; \
		print(protocol_reference(), end="")' > docs/protocol-reference.md

types: $(READY)
	$(BIN)/python -m inkognito.contract web/src/wire

# Prove every puzzle that ships again, from its position alone and from the game that it comes from.
prove-puzzles: $(READY)
	$(BIN)/inkognito puzzles prove
	EVERY_PUZZLE=1 $(BIN)/pytest -q tests/puzzles/test_one_answer.py
	EVERY_PUZZLE=1 $(BIN)/pytest -q tests/puzzles/test_games.py -k "not choosing"

# compares the simulator of the card game with the engine, and compiled games with it: about 15 minutes
prove-simulator: $(READY)
	$(BIN)/python -m tests.simulator.prove

golden: $(READY)
	$(BIN)/python -m tests.golden.write_golden

clean:
	rm -rf $(VENV) $(PEERS) $(MUTATION) src/inkognito/client web/node_modules build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(BIN)/uv:
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed; set PYTHON=python3.x")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv

$(READY): requirements.txt pyproject.toml | $(BIN)/uv
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip sync --quiet requirements.txt
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --no-deps --editable .
	touch $(READY)

$(MUTATION)/.ready: tests/mutation/requirements.txt | $(BIN)/uv
	$(PYTHON) -m venv $(MUTATION)
	VIRTUAL_ENV=$(MUTATION) $(BIN)/uv pip install --quiet -r tests/mutation/requirements.txt
	touch $(MUTATION)/.ready

$(PEERS)/.ready: bench/peers/requirements.txt | $(BIN)/uv
	$(PYTHON) -m venv $(PEERS)
	VIRTUAL_ENV=$(PEERS) $(BIN)/uv pip install --quiet -r bench/peers/requirements.txt
	touch $(PEERS)/.ready
