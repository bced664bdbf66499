# Plain `make` prints what stands behind ## below.
# node_modules/.bin comes first because npm puts a Node there that is new enough, whatever the machine's own is.
MACHINE_PATH := $(PATH)
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
INSTALLED := node_modules/.installed

.PHONY: help start dev test quick abuse mutate generate fresh mock sdk lint bench clean

MINUTES ?= 1
FACTOR ?= 1

help:
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

start: $(INSTALLED) ## everything in one process, with embedded PostgreSQL and Valkey; prints the URL
	@until node src/main.ts start; do status=$$?; [ $$status -eq 70 ] || exit $$status; echo "Starting again …"; sleep 1; done

dev: $(INSTALLED) ## the same, restarting the server when a source file changes
	@node --watch src/main.ts start --keep-services

test: $(INSTALLED) ## all tests, on services they start themselves
	@node test/run.ts

quick: $(INSTALLED) ## the tests that take seconds: unit, modules, contract
	@vitest run --project short test/unit test/modules test/contract

abuse: $(INSTALLED) ## the attacks of test/abuse with random seeds; MINUTES=10 FACTOR=5 for longer
	@node test/abuse/main.ts --minutes $(MINUTES) --factor $(FACTOR)

mutate: $(INSTALLED) ## removes guards one at a time and says which test has noticed; ONLY=src/auth for some of them
	@nice -n 10 node test/abuse/mutations/main.ts --only "$(ONLY)"

generate: $(INSTALLED) ## specs -> generated, migrations -> src/store/database/schema.sql
	@node codegen/main.ts
	@node codegen/schema.ts

fresh: $(INSTALLED) ## are generated/ and schema.sql what specs and migrations say?
	@node codegen/main.ts --check
	@node codegen/schema.ts --check

mock: $(INSTALLED) ## a mock server that answers with the examples of the specs
	@node codegen/mock.ts

sdk: $(INSTALLED) ## the SDK as a package in dist/sdk, for npm pack
	@node codegen/sdk.ts

lint: $(INSTALLED) ## types, code, format, what is unused, specs, generated
	@npm run -s lint

bench: $(INSTALLED) ## ratios against named baselines
	@node test/bench/main.ts

clean: ## stop the server of this checkout, then delete its data (.accord) and dist
	@if [ -e $(INSTALLED) ]; then ACCORD_HOME=.accord node src/main.ts stop; fi
	rm -rf .accord dist

# The stamp is a copy of the lock file, written last: an interrupted install is repeated, a mere touch is not a change.
# npm itself runs on the machine's Node, as the one in node_modules may be half there, and is replaced meanwhile.
$(INSTALLED): package-lock.json
	@if cmp -s $< $@; then touch $@; exit; fi; set -e; \
	echo "Installing packages with npm ci (about half a minute; only when package-lock.json has changed) …"; \
	PATH="$(MACHINE_PATH)" npm ci --include=dev --include=optional --no-audit --no-fund --no-update-notifier --loglevel=error; \
	node -e "const [a, b] = process.versions.node.split('.'); process.exit(a > 24 || (a == 24 && b >= 18) ? 0 : 1)" || \
	  { echo "Accord needs Node 24.18 or newer, and npm has none for this platform: install one from https://nodejs.org (this is $$(node --version))."; exit 1; }; \
	cp $< $@
