import Bindery
import BinderyTestSupport
import Testing

@Suite struct NavigatorTests {
    private enum Page: Route {
        case root, a, b
        var path: String { "/\(self)" }
    }

    private let navigator = Navigator<Page>([.root])

    @Test func pushAndPopChangeTheStack() {
        navigator.push(.a)
        navigator.push(.b)
        #expect(navigator.stack.value == [.root, .a, .b])
        navigator.pop()
        #expect(navigator.stack.value == [.root, .a])
    }

    @Test func aScreenIsReplacedByAnother() {
        navigator.push(.a)
        navigator.replace(with: .b)
        #expect(navigator.stack.value == [.root, .b])
        navigator.pop()
        navigator.replace(with: .a)
        #expect(navigator.stack.value == [.a])
    }

    @Test func aVisitReplacesTheScreenAndIsCounted() {
        navigator.push(.a)
        navigator.visit(.b)
        #expect(navigator.stack.value == [.root, .b])
        navigator.visit(.b)
        navigator.replace(with: .a)
        #expect(navigator.stack.value == [.root, .a])
        #expect(navigator.shown.value.visits == 2)
    }

    @Test func aVisitOfAStackKeepsWhatBothHaveAndIsCounted() {
        navigator.push(.a)
        let root = navigator.entries.value[0].id
        navigator.push(.b)
        navigator.visit([.root, .b])
        #expect(navigator.stack.value == [.root, .b])
        #expect(navigator.entries.value[0].id == root)
        navigator.visit([.root, .b])
        #expect(navigator.shown.value.visits == 1)
        #expect(diagnoses(of: { navigator.visit([]) }).count == 1)
        #expect(navigator.stack.value == [.root, .b])
    }

    @Test func aScreenThatGetsAnotherAddressStaysTheSame() {
        navigator.push(.a)
        let before = navigator.entries.value
        navigator.readdress(.a, as: .b)
        #expect(navigator.stack.value == [.root, .b])
        #expect(navigator.entries.value.map(\.id) == before.map(\.id))
        navigator.readdress(.a, as: .root)
        #expect(navigator.stack.value == [.root, .b])
        navigator.setStack([.root, .b])
        #expect(navigator.entries.value.map(\.id) == before.map(\.id))
    }

    @Test func ofTwoScreensOfOneDestinationTheOneInFrontGetsTheAddress() {
        navigator.setStack([.root, .a, .a])
        navigator.readdress(.a, as: .b)
        #expect(navigator.stack.value == [.root, .a, .b])
    }

    @Test func theRootStays() {
        navigator.pop()
        #expect(navigator.stack.value == [.root])
        navigator.push(.a)
        navigator.push(.b)
        navigator.popToRoot()
        #expect(navigator.stack.value == [.root])
    }

    @Test func poppingToADepthThatIsNotThereDoesNothing() {
        navigator.push(.a)
        for depth in [0, -1, 2, 3] { navigator.pop(toDepth: depth) }
        #expect(navigator.stack.value == [.root, .a])
    }

    @Test func aStackWithoutScreensIsReportedAndTheOneThatIsThereStays() {
        navigator.push(.a)
        let texts = diagnoses { navigator.setStack([]) }
        #expect(
            texts == [
                "Bindery: a navigator was given an empty stack, and keeps its present one. Give it a stack that begins with a root."
            ])
        #expect(navigator.stack.value == [.root, .a])
    }

    @Test func observersSeeTheStackChange() {
        var depths: [Int] = []
        let observation = navigator.stack.observe { depths.append($0.count) }
        navigator.push(.a)
        navigator.pop()
        navigator.pop()
        #expect(depths == [1, 2, 1])
        observation.dispose()
    }
}
