import BinderyStreams
import Testing

@Suite struct SwitchToLatestTests {
    private let outer = Source<Source<String, Mishap>, Mishap>()
    private let a = Source<String, Mishap>(), b = Source<String, Mishap>()

    @Test func theLatestSignalIsObserved() {
        expect(outer.switchToLatest(), sends: [.value("a"), .value("b")]) {
            outer.send(a)
            a.send("a")
            outer.send(b)
            #expect(a.observers == 0)
            a.send("old")
            b.send("b")
        }
    }

    @Test func completionWaitsForTheInnerSignal() {
        expect(outer.switchToLatest(), sends: [.value("a"), .completed]) {
            outer.send(a)
            outer.complete()
            a.send("a")
            a.complete()
        }
    }

    @Test func completionOfTheInnerSignalIsNothingWhileTheOuterOneGoesOn() {
        expect(outer.switchToLatest(), sends: [.completed]) {
            outer.send(a)
            a.complete()
            outer.complete()
        }
    }

    @Test func aFailureOfEitherDisposesOfTheOther() {
        expect(outer.switchToLatest(), sends: [.failed(.first)]) {
            outer.send(a)
            a.fail(.first)
            #expect(outer.observers == 0)
        }
        expect(outer.switchToLatest(), sends: [.failed(.second)]) {
            outer.send(b)
            outer.fail(.second)
            #expect(b.observers == 0)
        }
    }
}
