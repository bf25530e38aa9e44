# `make` alone lists the commands. Each does its own set-up in .venv, and nothing twice.
# Needed: Python 3.11 or newer, GNU make 3.81 or newer, and a package index that pip can reach.

PYTHON ?= $(shell python3.11 -c '' 2>/dev/null && echo python3.11 || echo python3)
JOBS ?= 2

VENV := .venv
BIN := $(VENV)/bin
# The constraints hold for the build of placky too: older pips read the first variable there, newer ones the second.
INSTALL := PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt \
	$(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --no-input

# Whoever forbids Python to write what it has compiled would have every process compile all of placky again, so it is
# written here, and nowhere beside the sources.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/.cache/bytecode

MAKEFLAGS += --no-builtin-rules
.SUFFIXES:
.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help site test lint wire bench mutants serve clean stale

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' Makefile

site: $(VENV)/.site ## build the tutorial and the rule reference; STRICT=1 turns warnings into errors, JOBS=2 is how many processes work at once
	@echo "Building the site"
	@$(BIN)/placky build --jobs $(JOBS) $(if $(STRICT),--strict)

test: $(VENV)/.test ## run the tests; ARGS="-k dodge" goes to pytest, THOROUGH=1 tries all that is tried in part, JOBS=2 is how many run at once
	@echo "Running the tests, $(JOBS) at a time"
	@$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

lint: $(VENV)/.lint ## check style (ruff) and types (mypy)
	@echo "Checking style and types"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

wire: $(VENV)/.test ## write again what crosses each table, as schema and as types, after a change of an event, a field, a key or a code
	@mkdir -p .cache
	@for game in $(notdir $(patsubst %/wire_types.py,%,$(wildcard engine/touchline/*/wire_types.py))); do \
		echo "Writing the schema and the types of $$game"; \
		$(BIN)/python -m touchline.core.play.schema touchline.$$game > .cache/schema && \
		$(BIN)/python -m touchline.core.play.typed touchline.$$game > .cache/types && \
		cp .cache/schema engine/touchline/$$game/schemas/wire.schema.json && \
		cp .cache/types engine/touchline/$$game/wire_types.py || exit 1; \
	done

bench: $(VENV)/.bench ## measure speed and weight; fails where a promise is broken, and takes a machine that does nothing else
	@echo "Measuring"
	@$(BIN)/python -m tests.bench $(ARGS)

mutants: $(VENV)/.site ## make one thing wrong in an engine after the other: a scenario has to notice; ARGS=fault only what is listed
	@$(BIN)/placky rules --mutants $(ARGS)

serve: $(VENV)/.site ## build the site, show it, and build again whenever a file changes
	@$(BIN)/placky serve

clean: ## remove everything that these commands made, .venv too
	@echo "Removing $(VENV), the built site and the caches"
	@rm -rf $(VENV) .cache .hypothesis .placky build dist docs/_build
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# One stamp for each set of packages, older than pyproject.toml or constraints.txt when it must be installed again.
$(VENV)/.site: what = what the site needs
$(VENV)/.test: what = what the tests need
$(VENV)/.lint: what = what the checks need
$(VENV)/.bench: what = what the measurements need
$(VENV)/.site $(VENV)/.test $(VENV)/.lint $(VENV)/.bench: $(VENV)/.home pyproject.toml constraints.txt
	@echo "Installing $(what) (the first time, that takes a minute)"
	@$(INSTALL) --editable '.[$(@F:.%=%)]'
	@touch $(VENV)/.site $@

# The environment remembers where it stands: in a copied or moved checkout it would run the code of the old place.
ifneq "$(shell test -x $(BIN)/python && cat $(VENV)/.home 2>/dev/null)" "$(CURDIR)"
$(VENV)/.home: stale
endif

$(VENV)/.home:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "placky needs Python 3.11 or newer, and '$(PYTHON)' is not that. Name another: make PYTHON=python3.13"; exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(VENV) || \
		{ echo "'$(PYTHON)' cannot make environments. On Debian or Ubuntu: apt-get install python3-venv"; exit 1; }
	@echo "$(CURDIR)" > $@
