import Bindery
import Testing

@Suite struct NavigatorLeavingTests {
    private enum Page: Route {
        case root, a, b, login
        var path: String { "/\(self)" }
    }

    private let navigator = Navigator<Page>([.root, .a])
    private let isUnsaved = MutableProperty(true)

    /// Holds the `leave` of the last question, and counts the questions.
    private final class Asked {
        var count = 0
        var leave: () -> Void = {}
    }

    private func ask(_ navigator: Navigator<Page>? = nil) -> Asked {
        let asked = Asked()
        let navigator = navigator ?? self.navigator
        _ = navigator.confirmLeaving(navigator.entries.value.last!.id, while: isUnsaved) { leave in
            asked.count += 1
            asked.leave = leave
        }
        return asked
    }

    @Test func everyWayThatEndsTheScreenAsks() {
        let asked = ask()
        let ways: [() -> Void] = [
            { navigator.pop() }, { navigator.popToRoot() }, { navigator.pop(toDepth: 1) },
            { navigator.leave(navigator.entries.value[1].id) }, { navigator.replace(with: .b) },
            { navigator.setStack([.root]) }, { navigator.setStack([.b]) },
            { navigator.restore(NavigationTrail(paths: "/root")) },
        ]
        for (count, way) in ways.enumerated() {
            way()
            #expect(asked.count == count + 1)
            #expect(navigator.stack.value == [.root, .a])
        }
        asked.leave()
        #expect(navigator.stack.value == [.root])
    }

    @Test func whatWasWantedHappensOnceItIsAllowed() {
        let asked = ask()
        navigator.replace(with: .b)
        asked.leave()
        #expect(navigator.stack.value == [.root, .b])
        navigator.pop()
        #expect(navigator.stack.value == [.root])
        #expect(asked.count == 1)
    }

    @Test func aScreenThatIsCoveredIsNotAsked() {
        let asked = ask()
        navigator.push(.b)
        navigator.pop()
        navigator.setStack([.root, .a, .b])
        #expect(asked.count == 0)
        #expect(navigator.stack.value == [.root, .a, .b])
    }

    @Test func nothingIsAskedWhileTheConditionDoesNotHoldOrAfterTheAskingHasEnded() {
        let asked = ask()
        isUnsaved.value = false
        navigator.pop()
        #expect(navigator.stack.value == [.root])
        navigator.push(.a)
        isUnsaved.value = true
        let asking = navigator.confirmLeaving(navigator.entries.value[1].id, while: isUnsaved) { _ in
            Issue.record("asked though it has ended")
        }
        asking.dispose()
        navigator.pop()
        #expect(navigator.stack.value == [.root])
        #expect(asked.count == 0)
    }

    @Test func ofSeveralScreensEachIsAskedTheLastOneFirst() {
        let first = ask()
        navigator.push(.b)
        let second = ask()
        navigator.popToRoot()
        #expect((first.count, second.count) == (0, 1))
        second.leave()
        #expect((first.count, second.count) == (1, 1))
        #expect(navigator.stack.value == [.root, .a, .b])
        first.leave()
        #expect(navigator.stack.value == [.root])
    }

    @Test func aResultIsDeliveredWithoutAQuestion() {
        let asked = ask()
        navigator.finish(with: 1, from: .a)
        #expect(navigator.stack.value == [.root])
        #expect(asked.count == 0)
    }

    @Test func aRouteGuardAsksNothing() {
        let isLoggedIn = MutableProperty(true)
        let navigator = Navigator<Page>([.root, .a]) { $0 == .a ? RouteGuard(isLoggedIn, otherwise: .login) : nil }
        let asked = ask(navigator)
        isLoggedIn.value = false
        #expect(navigator.stack.value == [.root, .login])
        #expect(asked.count == 0)
    }

    @Test func aQuestionThatIsNeverAnsweredKeepsNothing() {
        weak var kept: Asked?
        do {
            let asked = Asked()
            kept = asked
            let asking = navigator.confirmLeaving(navigator.entries.value.last!.id, while: isUnsaved) { leave in
                asked.leave = leave
            }
            navigator.pop()
            asking.dispose()
        }
        #expect(kept == nil)
    }

    @Test func theAskingKeepsNoNavigator() {
        weak var kept: Navigator<Page>?
        do {
            let navigator = Navigator<Page>([.root, .a])
            kept = navigator
            _ = ask(navigator)
        }
        #expect(kept == nil)
    }
}
