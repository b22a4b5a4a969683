# Third Age. `make` alone lists what can be made.
#
# Needs Python 3.11 or newer, make, a C compiler and, for the page, Node.js 20.19 or newer with
# npm. Everything else is installed into .venv and web/node_modules, in the versions that
# requirements/dev.txt and web/package-lock.json pin with hashes.

PYTHON ?= python3
UV_VERSION := 0.13.9
GAME ?= war-of-the-ring
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
# What there is to check; bench or tests may not be there yet.
CODE := $(wildcard src tests bench)

# A stamp says that a step was done, and when.
UV_STAMP := $(VENV)/.made-uv-$(UV_VERSION)
PACKAGES_STAMP := $(VENV)/.made-packages
READY := $(VENV)/.made-thirdage

export VIRTUAL_ENV := $(CURDIR)/$(VENV)
ifdef CI
export UV_NO_PROGRESS := 1
endif
unexport PYTHONPATH PYTHONHOME CONDA_PREFIX

say = @printf '\n\033[1m==> %s\033[0m\n' "$(1)"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal setup page test check-format lint layers types web-tests tests format \
	web-types exhaustive bench records lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) page ## start the server and open the page in the browser (ARGS="--port 9000")
	@$(BIN)/thirdage serve --open $(ARGS)

terminal: $(READY) ## play War of the Ring in the terminal (ARGS="--as shadow --seed 7")
	@$(BIN)/thirdage play $(GAME) $(ARGS)

page: $(READY) ## build the page, if its sources have changed
	@$(BIN)/python web/tools/build_page.py

setup: $(READY) ## make .venv with all that is needed, if it is missing or old

test: check-format lint layers types web-tests tests ## check everything, as CI does

check-format: $(READY) ## check: the code is formatted
	$(call say,format)
	$(BIN)/ruff format --check .

lint: $(READY) ## check: ruff finds nothing
	$(call say,lint)
	$(BIN)/ruff check .

layers: $(READY) ## check: arrows run one way between the packages
	$(call say,layers)
	$(BIN)/lint-imports --no-cache

types: $(READY) ## check: types, strictly
	$(call say,types)
	$(BIN)/mypy $(CODE)

web-tests: page ## check the page: types, rules of style, tests
	$(call say,page)
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test

tests: $(READY) page ## run the tests (ARGS="-k hunt")
	$(call say,tests)
	$(BIN)/pytest $(ARGS)

exhaustive: $(READY) ## play until everything has happened that can (ARGS="--seed 7")
	@$(BIN)/python tests/exhaustive.py $(ARGS)

format: $(READY) ## format the code and mend what ruff can mend
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

web-types: $(READY) ## write the page's types from the server's messages
	$(BIN)/python -m thirdage.server.typescript web/src/protocol.ts

bench: $(READY) ## measure, and print a table
	@$(BIN)/python -m bench $(ARGS)

records: $(READY) ## play the recorded matches in tests/ anew; read the diff
	@$(BIN)/python tests/regenerate_records.py $(ARGS)

# Upgrade all pins with `make lock ARGS=--upgrade`, one with `make lock ARGS="-P ruff"`.
COMPILE = $(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	--python-version 3.11 --custom-compile-command "make lock" $(ARGS)

lock: $(UV_STAMP) ## pin requirements/*.in anew in requirements/*.txt
	$(call say,pin the packages)
	$(COMPILE) requirements/dev.in --output-file requirements/dev.txt
	$(COMPILE) requirements/runtime.in --constraint requirements/dev.txt \
		--output-file requirements/runtime.txt

clean: ## remove .venv, caches and builds
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules web/dist* src/thirdage/server/static
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV_STAMP):
	$(call say,make $(VENV) and install uv $(UV_VERSION))
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Third Age needs Python 3.11 or newer; try: make PYTHON=python3.11"; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

$(PACKAGES_STAMP): requirements/dev.txt | $(UV_STAMP)
	$(call say,install the packages pinned in requirements/dev.txt)
	$(UV) pip install --require-hashes --requirement requirements/dev.txt
	@touch $@

$(READY): pyproject.toml requirements/runtime.in src/thirdage/__init__.py $(PACKAGES_STAMP) | $(UV_STAMP)
	$(call say,install thirdage itself)
	$(UV) pip install --no-deps --no-build-isolation --editable .
	@touch $@
