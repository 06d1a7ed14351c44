# make test is the whole check: it needs Swift, make and (for GLPK) apt.

SWIFT ?= swift
FUZZ_COUNT ?= 5000
FUZZ_SEED ?= 1
FUNCTION_COUNT ?= 200
FILE_COUNT ?= 1000
WALK_COUNT ?= 50
QUESTION_COUNT ?= 300
FUZZ_MINUTES ?= 10
LONG_MINUTES ?= 30
# A folder of published storyboards; they are not a part of this project.
STORYBOARDS ?= ../shared/corpus/storyboards
# A different seed every day; the command prints it.
FUZZ_SEED_OF_DAY ?= $(shell date -u +%Y%j)
# Empty to measure without a peer, which needs a C++ compiler and, the first time, pip.
PEER ?= kiwi

# The folder for 'make install'; DESTDIR is put before it and is not stored in the files.
PREFIX ?= /usr/local
DESTDIR ?=
# The version that the command prints.
version = $(shell sed -n 's/.*static var version: String { "\(.*\)" }.*/\1/p' \
  Sources/TinamouCommand/CommandLineTool.swift)
programs := tinamou tinamou-interface-builder tinamou-bench
# The manifest links Swift's libraries into `tinamou`. Programs that use Foundation need an option that
# compiles every module again, so they have a folder of their own.
build_of = -c release $(if $(filter tinamou,$(1)),,--static-swift-stdlib --scratch-path .build/foundation)
# Programs that run without Swift, linked with all libraries.
# A statically linked libxml2 does not name the libraries that it needs.
with_everything = -c release --static-swift-stdlib -Xswiftc -static-executable \
  $(addprefix -Xlinker ,$(patsubst -licudata,$(CURDIR)/$(no_tables),$(xml_libraries)))
xml_libraries = $(shell pkg-config --static --libs libxml-2.0 2>/dev/null)
# libxml2 may convert encodings with the ICU of the system, whose tables are 31 MB. Storyboards are read
# as UTF-8 only, so these programs contain a file of tables without tables.
no_tables := .build/no-tables.o
tables_name = icudt$(firstword $(subst ., ,$(shell pkg-config --modversion icu-uc 2>/dev/null)))_dat
# The archives that these programs link, each named like its package for apt without '-dev': FoundationXML
# reads with libxml2, which reads compressed files with liblzma.
archives := libxml2 liblzma
archive_folders := /usr/lib /usr/lib64 /usr/local/lib $(wildcard /usr/lib/*-linux-gnu)
missing_archives = $(foreach name,$(archives), \
  $(if $(wildcard $(addsuffix /$(name).a,$(archive_folders))),,$(name)-dev))
package = tinamou-$(version)-$(shell uname -s | tr A-Z a-z)-$(shell uname -m)
# The programs with which `make test` checks are built beside the tests, in a folder of their own.
in_release := -c release --scratch-path .build/programs
programs_folder := .build/programs/release
swift_version = $(shell $(SWIFT) --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
# The commit with which `make check` compares.
BASE ?= HEAD

# The modules of the changed files, each with the target that tests it.
changed_modules = $(shell { git diff --name-only $(BASE); git ls-files --others --exclude-standard; } \
  | sed -nE 's,^Sources/([^/]+)/.*,\1,p; s,^Tests/([^/]+)Tests/.*,\1,p; \
    s,^Benchmarks/.*,TinamouBenchmarks,p; s,^(Docs/|README).*,TinamouExamples,p' | sort -u)
tests_of_TinamouEnvironment := TinamouLayout
tests_of_TinamouText := TinamouLayout
tests_of_TinamouVerifyCommand := TinamouCrossCheck
tests_of_TinamouInterfaceBuilderCommand := TinamouInterfaceBuilder
tests_of_UIKit := TinamouUIKit
tests_of_AppleModules := TinamouUIKit
tests_of_TestingOverlays := TinamouUIKit
tests_of_CTinamouHeader := CTinamou
tests_of_Tinamou := TinamouExamples
tests_of_TinamouCLI := TinamouCommand
tests_of_TinamouInterfaceBuilderCLI := TinamouInterfaceBuilder
tests_of_TinamouVerifyCLI := TinamouCrossCheck
changed_tests = $(sort $(foreach module,$(changed_modules), \
  $(or $(tests_of_$(module)),$(module))Tests))

# The modules that have pages in the documentation.
documented := TinamouEnvironment TinamouText TinamouSolver TinamouLayout TinamouControllers \
  TinamouLists TinamouFormat TinamouRender TinamouAnalysis Tinamou
docc := $(shell xcrun --find docc 2>/dev/null || command -v docc)

formatted := $(wildcard Sources Tests Benchmarks Package.swift)
java_program := $(shell command -v java)
glpk_header := $(wildcard $(addsuffix /glpk.h,/usr/include /usr/local/include /opt/homebrew/include))
chromium_names := chromium chromium-browser google-chrome google-chrome-stable
chromium_program := $(firstword $(foreach name,$(chromium_names),$(shell command -v $(name))))
as_root := $(if $(filter 0,$(shell id -u)),,sudo)

# An undeclared dependency can be built in time by chance, so it is an error.
# Information for a debugger is a fifth of the time of a debug build.
in_debug := --explicit-target-dependency-import-check error -debug-info-format none
# Compares the processor time of each suite with its limit, where there is Python.
timed = $(if $(shell command -v python3),python3 Tests/Times/run_timed.py Tests/Times/limits.tsv .build/test-times.tsv)

.PHONY: build install archives dist dist-check docs test by-tests by-programs programs check format lint \
  fixtures font-tables fuzz files functions walks questions drift replay long netlib growth fuzz-storyboards c-check c-fuzz wheel wheel-check kiwi-check alone example-package \
  unit pictures preview-check ink-check schema-check spark-check bench glpk \
  chromium java clean

# The command line tool alone; needs nothing but Swift.
build:
	$(SWIFT) build -c release --product tinamou

# Copies programs from a folder, and the manual page and completions that the first one prints.
define copy
	install -d "$(2)/bin" "$(2)/share/man/man1" "$(2)/share/bash-completion/completions" \
	  "$(2)/share/zsh/site-functions" "$(2)/share/fish/vendor_completions.d"
	install -m 755 $(addprefix "$(1)"/,$(3)) "$(2)/bin"
	"$(1)/tinamou" manual > "$(2)/share/man/man1/tinamou.1"
	"$(1)/tinamou" completions bash > "$(2)/share/bash-completion/completions/tinamou"
	"$(1)/tinamou" completions zsh > "$(2)/share/zsh/site-functions/_tinamou"
	"$(1)/tinamou" completions fish > "$(2)/share/fish/vendor_completions.d/tinamou.fish"
endef

# The programs, the manual page, and completions for bash, zsh and fish.
install:
	rm -rf .build/install && mkdir -p .build/install
	set -e; $(foreach program,$(programs),$(SWIFT) build $(call build_of,$(program)) --product $(program); \
	  cp "$$($(SWIFT) build $(call build_of,$(program)) --show-bin-path)/$(program)" .build/install;)
	$(call copy,.build/install,$(DESTDIR)$(PREFIX),$(programs))

# The image of Swift has libxml2, but not liblzma.
archives:
ifneq ($(strip $(missing_archives)),)
	$(as_root) apt-get update
	$(as_root) env DEBIAN_FRONTEND=noninteractive \
	  apt-get install --yes --no-install-recommends pkg-config $(strip $(missing_archives))
endif

# A tar file with programs that need no library and the list of what is in them (SPDX), and its checksum,
# in .build/dist.
dist: archives
	mkdir -p .build
	$(if $(findstring -licudata,$(xml_libraries)),clang -c -DTABLES=$(tables_name) \
	  Sources/CNoTables/no_tables.c -o $(no_tables))
	for program in tinamou tinamou-interface-builder; do \
	  $(SWIFT) build $(with_everything) --scratch-path .build/static --product $$program || exit 1; done
	rm -rf ".build/dist/$(package)"
	$(call copy,.build/static/release,.build/dist/$(package),tinamou tinamou-interface-builder)
	strip ".build/dist/$(package)"/bin/*
	cp LICENSE README.md CHANGELOG.md ".build/dist/$(package)"
	TZ=UTC Integrations/sbom.sh "$(package)" "$(version)" "$(swift_version)" > ".build/dist/$(package)/tinamou.spdx"
	cd .build/dist && tar --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 \
	  -czf "$(package).tar.gz" "$(package)" && sha256sum "$(package).tar.gz" > "$(package).tar.gz.sha256"
	cat ".build/dist/$(package).tar.gz.sha256"

# Runs a command in a root folder that contains only the programs, two files, and /proc, which every
# container has and Swift's runtime reads.
in_root = $(as_root) unshare --mount sh -c \
  'mount --bind /proc .build/dist/root/proc && exec chroot .build/dist/root $(1)'

# Runs the programs of 'make dist' in a folder that contains nothing else.
dist-check:
	cd .build/dist && sha256sum --check "$(package).tar.gz.sha256"
	# With the tables of ICU twice it has 97 MB.
	test "$$(wc -c < ".build/dist/$(package)/bin/tinamou-interface-builder")" -lt 80000000
	rm -rf .build/dist/root && mkdir -p .build/dist/root/proc
	tar -xzf ".build/dist/$(package).tar.gz" -C .build/dist/root --strip-components=1
	cp Docs/Examples/travelog.json Tests/Fixtures/view.xib .build/dist/root
	$(call in_root,/bin/tinamou solve /travelog.json --format table) > /dev/null
	$(call in_root,/bin/tinamou solve /view.xib --format table) > /dev/null
	test "$$($(call in_root,/bin/tinamou version))" = "tinamou $(version)"

# The documentation as a site, in .build/docs/site; a broken link is an error. The docc of Swift 6.3.1
# garbled a sound link in 2 of 18 runs, so it has three tries: a broken link fails in all of them.
docs:
	$(SWIFT) build --target Tinamou $(in_debug)
	rm -rf .build/docs && mkdir -p .build/docs/graphs
	for module in $(documented); do $(SWIFT) symbolgraph-extract -module-name $$module \
	  -minimum-access-level public -I "$$($(SWIFT) build --show-bin-path)/Modules" \
	  -output-dir .build/docs/graphs || exit 1; done
	for try in 1 2 3; do echo "docc: try $$try of 3"; $(docc) convert Sources/Tinamou/Tinamou.docc \
	  --additional-symbol-graph-dir .build/docs/graphs \
	  --fallback-display-name Tinamou --fallback-bundle-identifier org.tinamou.Tinamou \
	  --output-path .build/docs/site --transform-for-static-hosting --warnings-as-errors && exit; \
	done; exit 1

# Everything, in two lanes at once: a release build keeps one core busy, and the tests the other.
test: glpk
	$(MAKE) --no-print-directory --jobs=2 --output-sync=target by-tests by-programs

# What the tests and the library in debug check.
by-tests:
	$(MAKE) --no-print-directory unit
	$(MAKE) --no-print-directory c-check

# What the programs check in release.
by-programs: lint fixtures font-tables replay fuzz files functions walks questions drift

# The fast loop: the format, the build, and the tests of the modules that differ from BASE.
check: lint
	$(SWIFT) build --build-tests $(in_debug)
	$(if $(changed_tests),$(SWIFT) test --skip-build --disable-xctest $(in_debug) \
	  $(addprefix --filter ,$(changed_tests)),@echo "no module differs from $(BASE)")

format:
	$(SWIFT) format --in-place --recursive $(formatted)

lint:
	$(SWIFT) format lint --strict --recursive $(formatted)

# Checks that the expected frames are those that the script computes.
fixtures:
	@if command -v python3 >/dev/null; then \
	  python3 Tests/Fixtures/derive_expected_frames.py --check; \
	else echo "no python3: the arithmetic of the expected frames is not run"; fi

# Checks the script that writes the tables of fonts.
font-tables:
	@if python3 -c 'import fontTools' 2>/dev/null; then \
	  python3 -m unittest discover -s Integrations/Fonts; \
	else echo "no fontTools: the script that writes the tables of fonts is not run"; fi

programs: glpk
	$(SWIFT) build $(in_release) --product tinamou-verify
	$(SWIFT) build $(in_release) --product tinamou

# Compares the examples and random models, always the same ones, with GLPK. An example or storyboard about
# which the solver was in doubt is an error.
fuzz: programs
	$(programs_folder)/tinamou-verify Docs/Examples/*.json
	if test -d "$(STORYBOARDS)"; then \
	  $(programs_folder)/tinamou-verify --interface-builder "$(STORYBOARDS)"; fi
	$(programs_folder)/tinamou-verify --fuzz $(FUZZ_COUNT) --seed $(FUZZ_SEED)

# Lays out random files in windows of any order, always the same ones.
files: programs
	$(programs_folder)/tinamou-verify --files $(FILE_COUNT)

# Compares layout functions of random files, always the same ones, with layouts.
functions: programs
	$(programs_folder)/tinamou-verify --functions $(FUNCTION_COUNT)

# Compares edited layouts with new ones, always the same ones.
walks: programs
	$(programs_folder)/tinamou-verify --walks $(WALK_COUNT)

# Edits layouts of four kinds many times, always the same ones.
drift: programs
	for layout in mixed cells columns tree; do \
	  $(programs_folder)/tinamou-verify --drift 1500 --seed 2 --layout $$layout || exit 1; done

# Does what answers to why not advise, always the same ones.
questions: programs
	$(programs_folder)/tinamou-verify --questions $(QUESTION_COUNT)

# Plays again what was found once.
replay: programs
	$(programs_folder)/tinamou-verify --replay Tests/TinamouCrossCheckTests/Fixtures/*.txt \
	  Tests/TinamouCrossCheckTests/Fixtures/RandomScripts/*.txt

# What is random and long, other models every day: to be run before a change of what it tests lands.
# A part that is not finished after LONG_MINUTES is ended, which is no failure.
within_limit = timeout --foreground $(LONG_MINUTES)m $(1) || test $$? -eq 124
long: programs alone example-package
	$(call within_limit,$(programs_folder)/tinamou-verify --fuzz 1000000 --seed $(FUZZ_SEED_OF_DAY))
	$(call within_limit,$(programs_folder)/tinamou-verify --functions 100000 --from $(FUZZ_SEED_OF_DAY)000)
	$(call within_limit,$(programs_folder)/tinamou-verify --files 1000000 --from $(FUZZ_SEED_OF_DAY)000)
	$(call within_limit,$(programs_folder)/tinamou-verify --walks 1000 --seed $(FUZZ_SEED_OF_DAY))
	$(call within_limit,$(programs_folder)/tinamou-verify --programs 1000 --seed $(FUZZ_SEED_OF_DAY))
	$(call within_limit,$(programs_folder)/tinamou-verify --drift 1000000 --seed $(FUZZ_SEED_OF_DAY))

# Reads published storyboards with something broken under AddressSanitizer, for ten minutes.
fuzz-storyboards: glpk
	LSAN_OPTIONS=suppressions=Tests/Sanitizers/leaks.txt $(SWIFT) run -c release --sanitize=address --scratch-path .build-asan \
	  tinamou-verify --interface-builder $(STORYBOARDS) --mutate 100000000 --seed $(FUZZ_SEED) \
	  --minutes $(FUZZ_MINUTES)

# Builds, links and runs a package that uses the library TinamouSolver and nothing else.
alone:
	for configuration in debug release; do \
	  test "$$($(SWIFT) run -c $$configuration --package-path Tests/SolverAlone)" = \
	    "$$(printf '256.0 768.0\n180.0 420.0')" || exit 1; done

# Builds the examples in C and C++ against the library, compares what they print, and makes random calls.
c_flags = -Wall -Wextra -Werror -ISources/CTinamouHeader
c_link = -L$(1) -lCTinamou -Wl,-rpath,$(abspath $(1))
c-check:
	$(SWIFT) build --product CTinamou $(in_debug)
	mkdir -p .build/c
	clang -std=c11 $(c_flags) Docs/Examples/C/solver.c $(call c_link,.build/debug) -o .build/c/solver
	clang++ -std=c++17 $(c_flags) Docs/Examples/C/layout.cpp $(call c_link,.build/debug) -o .build/c/layout
	clang -std=c11 $(c_flags) Tests/CInterface/fuzz.c $(call c_link,.build/debug) -o .build/c/fuzz
	.build/c/solver | diff - Docs/Examples/C/solver.expected
	.build/c/layout | diff - Docs/Examples/C/layout.expected
	.build/c/fuzz 10000 $(FUZZ_SEED)

# Random calls of the C interface under AddressSanitizer.
c-fuzz:
	$(SWIFT) build --product CTinamou --sanitize=address --scratch-path .build-asan
	mkdir -p .build/c
	clang -std=c11 -fsanitize=address $(c_flags) Tests/CInterface/fuzz.c \
	  $(call c_link,.build-asan/debug) -o .build/c/fuzz-asan 2>/dev/null
	LSAN_OPTIONS=suppressions=Tests/Sanitizers/leaks.txt .build/c/fuzz-asan 100000 $(FUZZ_SEED)

# A wheel for Python with the library and the program `tinamou`, in .build/dist; it is installed in a new
# virtual environment and tested without Swift in PATH. Needs Python and a C compiler.
wheel:
	$(SWIFT) build -c release --product CTinamou \
	  -Xlinker --version-script=$(CURDIR)/Integrations/Python/exports.map
	$(SWIFT) build -c release --product tinamou
	python3 Integrations/Python/build_wheel.py .build/release/libCTinamou.so .build/release/tinamou \
	  $(version) .build/dist
	rm -rf .build/wheel && python3 -m venv .build/wheel
	.build/wheel/bin/pip install --quiet --no-index .build/dist/tinamou-$(version)-*.whl
	env -i PATH=/usr/bin:/bin .build/wheel/bin/python -m unittest discover -s Integrations/Python/tests

# Installs the wheel in a root folder with Debian's Python alone, and prints the times and the size.
wheel-check:
	$(as_root) Integrations/Python/bare_root.sh .build/dist/tinamou-$(version)-*.whl .build/wheel-root

.build/wheel/bin/python:
	$(MAKE) wheel

# The wheel beside kiwisolver, which pip downloads: differences and times. Makes the wheel if there is none.
# With -I Python does not find the sources of the module beside the scripts.
kiwi-check: .build/wheel/bin/python
	.build/wheel/bin/pip install --quiet kiwisolver==1.5.1
	.build/wheel/bin/python -I Integrations/Python/differences.py
	.build/wheel/bin/python -I Integrations/Python/benchmark.py

# Tests the example package of UIKit on Linux with its own manifest, which builds the library again.
example-package:
	$(SWIFT) test --disable-xctest --package-path Docs/Examples/LoginTests

# Every test, one after the other, so that the time of each suite can be compared with its limit.
unit: glpk
	$(SWIFT) build --build-tests $(in_debug)
	$(timed) $(SWIFT) test --skip-build --disable-xctest --no-parallel $(in_debug)

# Checks the previews of the examples in a browser; a part of the tests if one is installed.
preview-check: glpk chromium
	$(SWIFT) build --build-tests $(in_debug)
	$(SWIFT) test --skip-build --disable-xctest $(in_debug) --filter Chromium

# Looks for ink of texts outside of their frames, in the pixels of PNG previews of the examples; pip
# downloads what it needs the first time, and without rsvg-convert it is skipped and says so.
ink-check: programs
	test -x .build/ink/bin/python || python3 -m venv .build/ink
	.build/ink/bin/python -c 'import PIL' 2>/dev/null || .build/ink/bin/pip install --quiet pillow==13.0.0
	.build/ink/bin/python Tests/Preview/ink_check.py $(programs_folder)/tinamou Docs/Examples/*.json

# Solves linear programs of the Netlib collection, which the source archive of SciPy contains, and
# compares them with the published optima. pip downloads what it needs the first time; ends with 1 if a program with
# up to NETLIB_LIMIT coefficients is not solved.
NETLIB_LIMIT = 3000
netlib: programs
	test -x .build/netlib/bin/python || python3 -m venv .build/netlib
	.build/netlib/bin/python -c 'import numpy' 2>/dev/null || .build/netlib/bin/pip install --quiet numpy==2.2.6
	.build/netlib/bin/python Tests/Netlib/netlib_programs.py \
	  $(programs_folder)/tinamou .build/netlib/programs $(NETLIB_LIMIT)

# Times `tinamou solve` and single edits for files of growing size.
growth: programs
	$(SWIFT) build $(in_release) --product tinamou-bench
	python3 Benchmarks/growth.py $(programs_folder)/tinamou
	python3 Benchmarks/growth.py $(programs_folder)/tinamou --edits $(programs_folder)/tinamou-bench

# The pictures of the pages.
pictures: build chromium
	"$$($(SWIFT) build -c release --show-bin-path)/tinamou" preview Docs/Examples/travelog.json \
	  -o Docs/Pictures/travelog.svg --device ipad-air-2 --orientation landscape --split full --split 1/3
	"$$($(SWIFT) build -c release --show-bin-path)/tinamou" preview --plain Docs/Examples/player.json \
	  -o Docs/Pictures/player.svg --device iphone-duo --pose closed --pose book --pose tabletop
	"$$($(SWIFT) build -c release --show-bin-path)/tinamou" preview Docs/Examples/travelog.json \
	  --interactive -o .build/page.html
	$(or $(chromium_program),chromium) --headless --no-sandbox --hide-scrollbars --window-size=1280,720 \
	  --screenshot=Docs/Pictures/page.png file://$(CURDIR)/.build/page.html

# Validates the reports of `tinamou check` against the schemas of SARIF and JUnit, which pip downloads
# once; without a network it is skipped and says so.
schema-check: programs
	python3 Tests/Schemas/check_reports.py $(programs_folder)/tinamou .build/schemas

# Checks 240 screens through Apache Spark while programs and Python workers are killed; the answers must
# be those of one process. Needs Java and, the first time, pip.
spark-check: programs java
	test -x .build/spark/bin/python || python3 -m venv .build/spark
	.build/spark/bin/python -c 'import pyspark' 2>/dev/null || .build/spark/bin/pip install --quiet pyspark==4.3.0
	Tests/Spark/screens.py $(programs_folder)/tinamou 240 \
	  > .build/spark/requests.jsonl
	.build/spark/bin/python Tests/Spark/spark_check.py \
	  $(programs_folder)/tinamou .build/spark/requests.jsonl 12 \
	  .build/spark/deaths --matrix quick

# The short form of the benchmarks; fails if a threshold is not met.
bench:
	$(SWIFT) build -c release --product tinamou-bench
	"$$($(SWIFT) build -c release --show-bin-path)/tinamou-bench" solver --short \
	  $(addprefix --peer ,$(PEER)) --thresholds Benchmarks/Thresholds/solver.json
	"$$($(SWIFT) build -c release --show-bin-path)/tinamou-bench" layout --short \
	  --thresholds Benchmarks/Thresholds/layout.json
	"$$($(SWIFT) build -c release --show-bin-path)/tinamou-bench" transitions --samples 200 \
	  --thresholds Benchmarks/Thresholds/transitions.json $(addprefix --peer ,$(PEER))

# Only the cross-check links GLPK: the tests and tinamou-verify, never tinamou. Without the cache
# SwiftPM reads the manifest again, which looks for the header; only a manifest that is newer than the
# last plan of a build makes it plan that build again.
glpk:
ifeq ($(glpk_header),)
	$(as_root) apt-get update
	$(as_root) env DEBIAN_FRONTEND=noninteractive \
	  apt-get install --yes --no-install-recommends libglpk-dev
	$(SWIFT) package purge-cache
	touch Package.swift
endif

# Only needed for the tests of previews, which are skipped without it, and for a picture.
chromium:
ifeq ($(chromium_program),)
	$(as_root) apt-get update
	$(as_root) env DEBIAN_FRONTEND=noninteractive \
	  apt-get install --yes --no-install-recommends chromium
endif

# Only needed for Apache Spark.
java:
ifeq ($(java_program),)
	$(as_root) apt-get update
	$(as_root) env DEBIAN_FRONTEND=noninteractive \
	  apt-get install --yes --no-install-recommends default-jre-headless
endif

clean:
	$(SWIFT) package clean
	rm -rf .build
