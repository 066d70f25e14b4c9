# Two commands matter: `make play` and `make test`. Both set up what they need. CONTRIBUTING.md lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
SCHEMA := $(BIN)/check-jsonschema --quiet --builtin-schema vendor
PEERS := .bench-venv

.PHONY: play client docs test test-long check check-services format bench bench-minds bench-server bench-client screenshots lock schema types golden clean

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
	$(SCHEMA).compose-spec compose.yaml
	$(BIN)/zizmor --offline --quiet .github

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python build_client.py format

bench: $(READY) $(PEERS)/.ready
	$(BIN)/python bench/engine.py --peers-python $(PEERS)/bin/python

bench-minds: $(READY)
	$(BIN)/python -m bench.minds

bench-server: $(READY)
	cd bench/load && npm ci --silent --ignore-scripts
	cd bench/peers/boardgame && npm ci --silent --ignore-scripts
	$(BIN)/python -m bench.server

# Bytes, Lighthouse (fetched by npm into .cache) and frames of the browser client, in Chromium.
bench-client: client
	$(BIN)/python -m bench.client

# Fixed games, and a picture of every screen: desktop and phone, light and dark.
screenshots: client
	$(BIN)/python -m tests.pictures screenshots

lock: $(READY)
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url \
		--python-version 3.11 --group dev pyproject.toml -o requirements.txt

schema: $(READY)
	$(BIN)/python -c 'import json; from inkognito.record.schema import schema; \
		print(json.dumps(schema(), indent=1))' > docs/record.schema.json
	$(BIN)/python -c 'from inkognito.protocol.schema import schema_text; \
		print(schema_text(), end="")' > docs/protocol.schema.json
	$(BIN)/python -c 'from inkognito.contract.protocol_reference import protocol_reference; \
		print(protocol_reference(), end="")' > docs/protocol-reference.md

types: $(READY)
	$(BIN)/python -m inkognito.contract web/src/wire

golden: $(READY)
	$(BIN)/python -m tests.golden.write_golden

clean:
	rm -rf $(VENV) $(PEERS) src/inkognito/client web/node_modules build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(BIN)/uv:
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed; set PYTHON=python3.x")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv

$(READY): requirements.txt pyproject.toml | $(BIN)/uv
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip sync --quiet requirements.txt
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --no-deps --editable .
	touch $(READY)

$(PEERS)/.ready: bench/peers/requirements.txt | $(BIN)/uv
	$(PYTHON) -m venv $(PEERS)
	VIRTUAL_ENV=$(PEERS) $(BIN)/uv pip install --quiet -r bench/peers/requirements.txt
	touch $(PEERS)/.ready
