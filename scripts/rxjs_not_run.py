"""RxJS's specification files without a ported case, by reason. `scripts/rxjs-table` puts them on the page.

The names are without `-spec.ts` and below `spec/`, as in the tests.
"""

from dataclasses import dataclass

VERSION = "7.8.2"
# The number of files `spec/**/*-spec.ts` in that version, those below included.
FILES_OF_RXJS = 182


@dataclass(frozen=True)
class NotRun:
    reason: str
    cases: dict[str, int]       # the number of cases (`it`) of each file


NOT_RUN = [
    NotRun(
        "about what RxJS's JavaScript modules export",
        {"index": 11, "operators/index": 1, "ajax/index": 2, "testing/index": 1, "websocket/index": 1}),
    NotRun(
        "about RxJS's error classes; a failure here is a type of the caller's",
        {"util/ArgumentOutOfRangeError": 3, "util/EmptyError": 3, "util/ObjectUnsubscribedError": 3,
         "util/TimeoutError": 3, "util/createErrorClass": 1}),
    NotRun(
        "about the error that collects what finalizers throw; closures for the end cannot throw",
        {"util/UnsubscriptionError": 1}),
    NotRun(
        "about the order in which JavaScript's event loop runs jobs; `LiveScheduler` takes delays only, and "
        "`LiveSchedulerTests` tests it",
        {"Scheduler": 4, "schedulers/AsapScheduler": 15, "schedulers/QueueScheduler": 3, "util/Immediate": 3}),
    NotRun(
        "replaces a global function of JavaScript to control time; a test gives a `Scheduler` instead",
        {"schedulers/dateTimestampProvider": 1, "schedulers/intervalProvider": 1, "schedulers/timeoutProvider": 1}),
    NotRun(
        "about the animation frames of a browser; Bindery has no signal of frames",
        {"observables/dom/animationFrames": 4, "schedulers/AnimationFrameScheduler": 14,
         "schedulers/animationFrameProvider": 1}),
    NotRun(
        "about a class with an interface of its own; `VirtualScheduler` takes its place, and `VirtualSchedulerTests` "
        "tests it",
        {"schedulers/VirtualTimeScheduler": 8}),
    NotRun(
        "about the class that runs the diagrams; `marbles` takes its place, in the same language of diagrams, and "
        "`MarblesTests` tests it",
        {"schedulers/TestScheduler": 76}),
    NotRun(
        "about `XMLHttpRequest` and `fetch` of a browser; `BinderyHTTP` sends requests, with tests of its own",
        {"observables/dom/ajax": 55, "observables/dom/fetch": 12}),
    NotRun("about the web sockets of a browser; Bindery has no signal of a socket", {"observables/dom/webSocket": 30}),
    NotRun(
        "there is no global configuration; an observer of a signal that may fail gives a closure for the failure",
        {"config": 12}),
    NotRun(
        "about a class with methods; `Event` is an enumeration, and `materialize` and `dematerialize` are run",
        {"Notification": 23}),
    NotRun(
        "about a class of which parts are removed, and whose finalizers may throw; `DisposeBag` and `Scope` take its "
        "place, and `DisposeBagTests` and `ScopeTests` test them",
        {"Subscription": 13}),
    NotRun(
        "compares RxJS's deprecated operators with their replacements; both have specifications above",
        {"deprecation-equivalents/multicasting-deprecations": 6}),
    NotRun("about a helper of RxJS's tests, which simulates a foreign observable", {"helpers/interop-helper": 2}),
    NotRun(
        "about the entries of a JavaScript object; `from` takes any sequence, a dictionary too",
        {"observables/pairs": 3}),
    NotRun("no such operator; time operators alone know schedulers, see Differences", {"scheduled/scheduled": 5}),
    NotRun("asks what a value is at run time; Swift's types say it", {"util/isObservable": 5, "util/isPromise": 7}),
    NotRun("composes functions; operators are methods here", {"util/pipe": 4}),
]

# RxJS's other tests.
OTHERS = f"""\
The {FILES_OF_RXJS} files are those that RxJS's own test run takes, `spec/**/*-spec.ts`. Not among them are the 144 files of
`spec-dtslint`, which are about TypeScript's types; `spec/module-test-spec.mjs`, which loads RxJS as a JavaScript
module; and `spec/exports-spec.ts.disabled`, which RxJS does not run. None of these is ported."""
