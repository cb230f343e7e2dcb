import Bindery
import BinderyTesting
import Testing

private enum Failure: Error, Equatable {
    case refused
}

@Suite struct ActionCombiningTests {
    private let time = VirtualScheduler()

    /// Makes an action that returns its name and input after some seconds, and refuses negative inputs.
    private func part(
        _ name: String, seconds: Int, enabledIf condition: Property<Bool> = .constant(true)
    )
        -> Action<Int, String, Failure>
    {
        let time = time
        return Action(enabledIf: condition) { input async throws(Failure) in
            try? await time.sleep(for: .seconds(seconds))
            if input < 0 { throw .refused }
            return "\(name)\(input)"
        }
    }

    @Test func theValuesOfAllComeInTheOrderOfTheActions() throws {
        try time.run {
            let a = part("a", seconds: 3), b = part("b", seconds: 1)
            let all = Action.combining([a, b])
            let values = Recorder(all.values), ofB = Recorder(b.values)
            all.execute(1)
            time.advance(by: .seconds(2))
            try ofB.expect("b1")
            #expect(all.isExecuting.value)
            #expect(all.progress.value == 0.5)
            time.advance(by: .seconds(1))
            try values.expect(["a1", "b1"])
            #expect(!all.isExecuting.value)
            #expect(all.progress.value == nil)
        }
    }

    @Test func itIsEnabledWhenAllAre() {
        time.run {
            let isOnline = MutableProperty(false)
            let a = part("a", seconds: 1), b = part("b", seconds: 1, enabledIf: isOnline)
            let all = Action.combining([a, b])
            #expect(!all.isEnabled.value)
            isOnline.value = true
            #expect(all.isEnabled.value)
            a.execute(1)
            #expect(!all.isEnabled.value, "a rejects calls while it executes")
        }
    }

    @Test func theFirstFailureEndsItAndCancelsTheOthers() throws {
        try time.run {
            let a = part("a", seconds: 3), b = part("b", seconds: 1)
            let all = Action.combining([a, b])
            let failures = Recorder(all.failures), values = Recorder(all.values)
            all.execute(-1)
            time.advance(by: .seconds(1))
            try failures.expect(.refused)
            #expect(!a.isExecuting.value)
            time.advance(by: .seconds(5))
            try failures.expectNothing()
            try values.expectNothing()
        }
    }

    @Test func cancellingTheWholeCancelsThePartsAndOnePartTheWhole() {
        time.run {
            let a = part("a", seconds: 3), b = part("b", seconds: 1)
            let all = Action.combining([a, b])
            all.execute(1).dispose()
            #expect(!a.isExecuting.value && !b.isExecuting.value && !all.isExecuting.value)
            all.execute(1)
            b.cancel()
            #expect(!a.isExecuting.value && !b.isExecuting.value && !all.isExecuting.value)
        }
    }

    @Test func ofNoneItHasNoValuesAtOnce() throws {
        try time.run {
            let all = Action<Int, [String], Failure>.combining([Action<Int, String, Failure>]())
            let values = Recorder(all.values)
            all.execute(1)
            try values.expect([])
        }
    }
}
