import Bindery
import BinderyTestSupport
import BinderyTesting
import Testing

private enum Page: Route {
    case root, editor, colours, other
    var path: String { "/\(self)" }
}

private struct Group: Equatable {
    let name: String
}

/// A caller that waits for the results of screens and records them.
private final class Caller {
    let time = VirtualScheduler()
    let navigator: Navigator<Page>
    private(set) var results: [String] = []

    init(guard rule: @escaping (Page) -> RouteGuard<Page>? = { _ in nil }) {
        navigator = Navigator([.root], guard: rule)
    }

    /// - Returns: A disposable that cancels the wait.
    @discardableResult
    func wait<Value>(
        _ show: nonisolated(nonsending) @escaping (Navigator<Page>) async -> Value?
    ) -> any Disposable {
        let navigator = navigator
        let work = Producer<Value?, Never>.from { await show(navigator) }
        return time.run {
            work.observe { [weak self] in self?.results.append($0.map { "\($0)" } ?? "nil") }
        }
    }

    func act(_ body: (Navigator<Page>) -> Void) { time.run { body(navigator) } }
}

@Suite struct NavigatorResultTests {
    private let caller = Caller()
    private var stack: [Page] { caller.navigator.stack.value }

    private func pushEditor() { caller.wait { await $0.push(.editor, returning: Group.self) } }

    @Test func whoWaitsForAScreenWaitsOnWhenItHasAnotherAddress() {
        pushEditor()
        caller.act { $0.readdress(.editor, as: .other) }
        #expect(stack == [.root, .other])
        #expect(caller.results == [])
        caller.act { $0.finish(with: Group(name: "a"), from: .other) }
        #expect(caller.results == [#"Group(name: "a")"#])
        #expect(stack == [.root])
    }

    @Test func theResultOfAScreenComesBackOnceAndTheScreenHasEnded() {
        pushEditor()
        #expect(stack == [.root, .editor])
        #expect(caller.results == [])
        caller.act { $0.finish(with: Group(name: "a")) }
        #expect(caller.results == [#"Group(name: "a")"#])
        #expect(stack == [.root])
    }

    @Test func anEffectThatFinishesAScreenEndsNoOther() {
        let isDone = MutableProperty(false), bag = DisposeBag()
        caller.wait { await $0.push(.other, returning: Group.self) }
        pushEditor()
        caller.act { navigator in
            effect { if isDone.value { navigator.finish(with: Group(name: "a")) } }.disposed(by: bag)
            isDone.value = true
        }
        #expect(stack == [.root, .other])
        #expect(caller.results == [#"Group(name: "a")"#])
        bag.dispose()
        caller.act { $0.pop() }
    }

    @Test func aScreenThatEndsInAnyOtherWayReturnsNothing() {
        let ways: [(Navigator<Page>) -> Void] = [
            { $0.pop() }, { $0.popToRoot() }, { $0.pop(toDepth: 1) }, { $0.replace(with: .other) },
            { $0.setStack([.other]) },
            { $0.restore(NavigationTrail(paths: "/root")) }, { $0.leave($0.entries.value[1].id) },
        ]
        for (index, leave) in ways.enumerated() {
            let caller = Caller()
            caller.wait { await $0.push(.editor, returning: Group.self) }
            caller.act(leave)
            #expect(caller.results == ["nil"], "way \(index)")
        }
    }

    @Test func aResultComesThroughTheScreensAbove() {
        pushEditor()
        caller.wait { await $0.push(.colours, returning: Int.self) }
        caller.act { $0.push(.other) }
        caller.act { $0.finish(with: Group(name: "a")) }
        #expect(Set(caller.results) == [#"Group(name: "a")"#, "nil"])
        #expect(stack == [.root])
    }

    @Test func theUppermostThatWaitsForTheTypeGetsTheResult() {
        pushEditor()
        pushEditor()
        caller.act { $0.finish(with: Group(name: "upper")) }
        #expect(caller.results == [#"Group(name: "upper")"#])
        #expect(stack == [.root, .editor])
        caller.act { $0.finish(with: Group(name: "lower")) }
        #expect(caller.results.last == #"Group(name: "lower")"#)
    }

    @Test func aScreenCanSayThatItIsTheOneThatEnds() {
        caller.wait { await $0.push(.colours, returning: Int.self) }
        caller.wait { await $0.push(.editor, returning: Int.self) }
        caller.act { $0.finish(with: 1, from: .colours) }
        #expect(caller.results.sorted() == ["1", "nil"])
        caller.act { $0.push(.other) }
        #expect(diagnoses { caller.act { $0.finish(with: 2, from: .colours) } } == [], "it has ended")
        #expect(stack == [.root, .other])
    }

    @Test func cancellingTheWaitEndsTheScreenAndAllAbove() {
        let waiting = caller.wait { await $0.push(.editor, returning: Group.self) }
        caller.act { $0.push(.other) }
        caller.time.run { waiting.dispose() }
        #expect(stack == [.root])
        #expect(caller.results == [])
    }

    @Test func aWrongTypeIsReportedWithBothPlacesAndTheWaitEnds() {
        let line: UInt = #line + 1
        caller.wait { await $0.push(.editor, returning: Group.self) }
        let texts = diagnoses { caller.act { $0.finish(with: 5) } }
        #expect(
            texts == [
                """
                Bindery: editor was finished with Int at \(#fileID):\(line + 1), but \(#fileID):\(line) waits for Group, \
                and receives no result. Finish with that, or let it wait for Int.
                """
            ])
        #expect(caller.results == ["nil"])
        #expect(stack == [.root])
    }

    @Test func aResultWithoutACallerIsReportedAndTheScreenEnds() {
        caller.act { $0.push(.editor) }
        let line: UInt = #line + 1
        let texts = diagnoses { caller.act { $0.finish(with: 5) } }
        #expect(
            texts == [
                """
                Bindery: editor was finished with Int at \(#fileID):\(line), but no caller waits for its result. Show it by \
                `push(_:returning:)` or `present(_:returning:)`, or end it by `pop`.
                """
            ])
        #expect(stack == [.root])
    }

    @Test func aScreenThatWasOpenedByItsAddressEndsWithoutAWord() {
        let routes = Routes(root: Page.root) { path in [Page.editor, .other].first { $0.path == path } }
        let ways: [() -> Navigator<Page>] = [
            { Navigator(routes, at: "/editor") },
            {
                let navigator = Navigator(routes)
                navigator.open("/editor")
                return navigator
            },
            {
                let navigator = Navigator(routes)
                navigator.restore(NavigationTrail(paths: "/root", "/editor"))
                return navigator
            },
        ]
        for (index, way) in ways.enumerated() {
            let navigator = way()
            #expect(navigator.stack.value == [.root, .editor], "way \(index)")
            #expect(diagnoses { navigator.finish(with: Group(name: "a")) } == [], "way \(index)")
            #expect(navigator.stack.value == [.root])
        }
    }

    @Test func aScreenThatTheProgramHasPutOnTheStackIsNotOpenedByItsAddress() {
        caller.act { $0.setStack([.root, .editor]) }
        #expect(diagnoses { caller.act { $0.finish(with: Group(name: "a")) } }.count == 1)
        let navigator = Navigator<Page>([.root, .editor])
        #expect(diagnoses { navigator.finish(with: Group(name: "a")) }.count == 1)
    }

    @Test func aSheetReturnsAResultToo() {
        caller.wait { await $0.present(.editor, returning: Group.self) }
        #expect(caller.navigator.entries.value.last?.presentation == .sheet(hasAddress: true))
        caller.act { $0.finish(with: Group(name: "a")) }
        #expect(caller.results == [#"Group(name: "a")"#])
        caller.wait { await $0.present(.editor, keepingAddress: true, returning: Group.self) }
        caller.act { $0.dismiss() }
        #expect(caller.results.last == "nil")
    }

    @Test func aCancelledTaskShowsNothing() {
        caller.wait { navigator in
            withUnsafeCurrentTask { $0?.cancel() }
            return await navigator.push(.editor, returning: Group.self)
        }
        #expect(stack == [.root])
    }

    @Test func theResultOfAScreenThatIsHeldBackIsWaitedForUntilItIsForgotten() {
        let isAllowed = MutableProperty(false)
        let caller = Caller { $0 == .editor ? RouteGuard(isAllowed, otherwise: .other) : nil }
        caller.wait { await $0.push(.editor, returning: Group.self) }
        #expect(caller.navigator.stack.value == [.root, .other])
        #expect(caller.results == [])
        caller.act { _ in isAllowed.value = true }
        caller.act { $0.finish(with: Group(name: "a")) }
        #expect(caller.results == [#"Group(name: "a")"#])

        isAllowed.value = false
        caller.wait { await $0.push(.editor, returning: Group.self) }
        caller.act { $0.pop() }
        #expect(caller.results.last == "nil")

        let waiting = caller.wait { await $0.push(.editor, returning: Group.self) }
        caller.time.run { waiting.dispose() }
        #expect(caller.navigator.heldBack.value == [])
    }

    @Test func theResultOfAHeldBackScreenIsNilWhenTheScreensAreNotShown() {
        let caller = Caller { $0 == .editor ? RouteGuard(.constant(false), otherwise: .other) : nil }
        caller.wait { await $0.push(.editor, returning: Group.self) }
        caller.act {
            $0.hostAppeared()
            // Another host takes over.
            $0.hostAppeared()
            $0.hostEnded()
        }
        #expect(caller.results == [])
        caller.act { $0.hostEnded() }
        #expect(caller.results == ["nil"])
    }

    @Test func cancellingTheWaitForAScreenThatAGuardHidesBesideTheLoginForgetsIt() {
        let (isAllowed, isOpen) = (MutableProperty(false), MutableProperty(true))
        let caller = Caller { page in
            switch page {
            case .editor: RouteGuard(isAllowed, otherwise: .other)
            case .colours: RouteGuard(isOpen, otherwise: .other)
            default: nil
            }
        }
        caller.act { $0.push(.editor) }
        let waiting = caller.wait { await $0.push(.colours, returning: Int.self) }
        #expect(caller.navigator.stack.value == [.root, .other, .colours])
        isOpen.value = false
        caller.time.run { waiting.dispose() }
        isOpen.value = true
        #expect(caller.navigator.stack.value == [.root, .other])
    }

    @Test func whatAResultLeadsToFollowsFromTheEndOfTheWait() throws {
        let (log, time, navigator) = (TraceLog(), VirtualScheduler(), Navigator<Page>([.root]))
        let name = log.record { MutableProperty("", name: "name") }
        let choose = Action<Void, Void, Never> {
            guard let group = await navigator.push(.editor, returning: Group.self) else { return }
            name.value = group.name
        }
        log.record {
            time.run { _ = choose.execute() }
            time.run { navigator.finish(with: Group(name: "a")) }
        }
        let write = try #require(log.events.first { $0.kind == .write && $0.detail == "a" })
        let end = try #require(log.events.first { $0.kind == .waitEnd })
        #expect(write.causes == [end.number])
    }
}
