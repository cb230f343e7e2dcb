# Every target but `help` first installs its requirements (scripts/setup).
.PHONY: help run cluster dev lesson todomvc toolbox sign-in files docs client test unit browser check sanitize fuzz bench load
.DEFAULT_GOAL := help

help:
	@echo "make run [ARGS='--port 8123']  build and start the showcase; Ctrl-C ends it"
	@echo "make cluster [ARGS='…']         the showcase by three processes, as on three machines, with Redis and nginx"
	@echo "make dev [ARGS='…']             the same, and again whenever a source changes; open pages keep their state"
	@echo "make lesson N=5 [ARGS='…']     builds and shows lesson 5 of the course; lists them all without a number"
	@echo "make todomvc [ARGS='…']        builds and starts TodoMVC and prints its address"
	@echo "make toolbox [ARGS='…']        builds and starts the toolbox: controls and scripts of an application's own"
	@echo "make sign-in [ARGS='…']        builds and starts a site whose users sign in with a password"
	@echo "make files [ARGS='…']          builds and starts an example of uploads and downloads"
	@echo "make docs [ARGS='--port 8300']  builds the documentation of all modules and serves it on this machine"
	@echo "make client                    bundles the script of the page, after a change of its modules"
	@echo "make test                      everything that CI runs; the last line has the totals"
	@echo "make unit                      the Swift tests of the library and the examples"
	@echo "make browser                   the tests in a real browser"
	@echo "make check                     lints, format, the page's script, operators, Apple's systems, core without dependencies, README"
	@echo "                               example, compile time, browser tests that CI leaves out, and a part of the tests under the two sanitizers"
	@echo "make sanitize                  the tests of the core and of live sessions under the address and the thread sanitizer"
	@echo "make fuzz [ARGS='session 600']  fuzzes the live web backend: wire or session, for that many seconds"
	@echo "make bench [ARGS='…']          benchmarks, in release mode"
	@echo "make load [ARGS='paced']       load test of the live web backend and NiceGUI: speed, memory, idle sessions"

run:
	@scripts/setup run
	@exec scripts/run showcase $(ARGS)

cluster:
	@scripts/setup cluster
	@exec scripts/cluster $(ARGS)

dev:
	@scripts/setup unit
	@exec scripts/dev showcase $(ARGS)

lesson:
	@scripts/setup run
	@exec scripts/run lesson $(N) $(ARGS)

todomvc:
	@scripts/setup run
	@exec scripts/run todomvc $(ARGS)

toolbox:
	@scripts/setup test
	@exec scripts/run toolbox $(ARGS)

sign-in:
	@scripts/setup run
	@exec scripts/run sign-in $(ARGS)

files:
	@scripts/setup run
	@exec scripts/run files $(ARGS)

docs:
	@scripts/setup unit
	@exec scripts/docs $(ARGS)

client:
	@scripts/setup test
	@exec scripts/bundle-client

test:
	@scripts/setup test
	@exec scripts/test $(ARGS)

unit:
	@scripts/setup unit
	@exec scripts/test unit

browser:
	@scripts/setup test
	@exec scripts/test browser thorough

check:
	@scripts/setup test
	@exec scripts/test check systems thorough sanitize

sanitize:
	@scripts/setup unit
	@exec scripts/sanitize $(ARGS)

fuzz:
	@scripts/setup unit
	@exec scripts/fuzz $(or $(ARGS),wire)

bench:
	@scripts/setup run
	@swift run --package-path Benchmarks -c release bench $(ARGS)
	@# The search runs only with all benchmarks.
	@test -n "$(ARGS)" || exec swift run --package-path Examples -c release search-benchmark

load:
	@scripts/setup run
	@exec scripts/load $(ARGS)
