# Plain `make` prints what stands behind ## below.
# node_modules/.bin comes first because npm puts a Node there that is new enough, whatever the machine's own is.
MACHINE_PATH := $(PATH)
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
INSTALLED := node_modules/.installed

.PHONY: help start dev test test-own quick abuse explain mutate mutate-specs generate fresh compat mock console screenshots sdk image lint bench clean

MINUTES ?= 1
FACTOR ?= 1

help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

start: $(INSTALLED) ## everything in one process, with embedded PostgreSQL and Valkey; prints the URL; QUIET=1 shows nothing of what happens then
	@node codegen/console.ts --if-stale
	@until node src/main.ts start $(if $(QUIET),--quiet); do status=$$?; [ $$status -eq 70 ] || exit $$status; echo "Starting again …"; sleep 1; done

dev: $(INSTALLED) ## the same, restarting the server when a source file changes, and the console with hot reload
	@node codegen/console.ts --dev & trap "kill $$! 2> /dev/null; node src/main/stop-left.ts" EXIT; trap : INT TERM; ACCORD_CHECK_ANSWERS=yes node --watch src/main.ts start --keep-services

test: $(INSTALLED) ## all tests, on services they start themselves
	@node test/run.ts

test-own: $(INSTALLED) ## types and tests of your own modules, in modules/ or where ACCORD_MODULES says
	@node codegen/own-check.ts
	@vitest run --config vitest.own.config.ts

quick: $(INSTALLED) ## the tests that take seconds: unit, modules, contract
	@vitest run --project short test/unit test/modules test/contract

abuse: $(INSTALLED) ## the attacks of test/abuse with random seeds; MINUTES=10 FACTOR=5 for longer
	@node test/abuse/main.ts --minutes $(MINUTES) --factor $(FACTOR)

explain: $(INSTALLED) ## runs the tests with every statement of the server explained: is there an index? ONLY=integration/run for some
	@EXPLAIN=yes nice -n 10 node test/run.ts $(if $(ONLY),--only $(ONLY))

mutate: $(INSTALLED) ## removes guards one at a time and says which test has noticed; ONLY=src/auth for some of them
	@nice -n 10 node test/abuse/mutations/main.ts --only "$(ONLY)"

mutate-specs: $(INSTALLED) ## changes the contract, one edit at a time, and says who has stopped it; ONLY=errors.yaml for some
	@nice -n 10 node test/abuse/mutations/specs/main.ts --only "$(ONLY)"

generate: $(INSTALLED) ## specs -> generated, migrations -> src/store/database/schema.sql
	@node codegen/main.ts
	@node codegen/schema.ts

fresh: $(INSTALLED) ## are generated/ and schema.sql what specs and migrations say?
	@node codegen/main.ts --check
	@node codegen/schema.ts --check

compat: $(INSTALLED) ## what the specs break of the last release; fails unless version and changelog say so
	@node codegen/compat.ts

mock: $(INSTALLED) ## a mock server that answers with the examples of the specs
	@node codegen/console.ts --if-stale
	@node codegen/mock.ts

console: $(INSTALLED) ## the web console in dist/console; make start builds it when it is stale
	@node codegen/console.ts

screenshots: $(INSTALLED) ## every view of the console in both themes and two sizes, in dist/screenshots
	@node codegen/console.ts --if-stale
	@node test/screenshots/main.ts

sdk: $(INSTALLED) ## the SDK as a package in dist/sdk, for npm pack
	@node codegen/sdk.ts

image: $(INSTALLED) ## every line of deploy/Dockerfile in an empty root, without a container engine; as root; IMAGE_BASE=folder of debootstrap
	@IMAGE=whole vitest run test/contract/image.test.ts

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
