import Bindery
import BinderyTesting
import Testing

private enum Failure: Error, Equatable {
    case refused
}

@Suite struct ActionSignalTests {
    private let time = VirtualScheduler()

    @Test func eachValueOfTheSignalIsAValueUntilItCompletes() throws {
        try marbles { m in
            let source = m.cold("-a-b-|")
            let action = Action<Void, String, MarbleError>.from { source }
            m.perform("-x") { _ in action.execute() }
            m.expect(action.values).toBe("     --a-b----")
            m.expect(action.latest).toBe("     n-a-b----", values: ["n": nil, "a": "a", "b": "b"])
            m.expect(action.isExecuting).toBe("ft----f---", values: ["f": false, "t": true])
            withExtendedLifetime(action) { m.flush() }
        }
    }

    @Test func aFailureOfTheSignalEndsTheExecutionAlone() throws {
        try marbles { m in
            let sources = ["1": m.cold("--#"), "2": m.cold("-a")]
            let action = Action<String, String, MarbleError>.from { sources[$0]! }
            m.perform("-1---2") { action.execute($0) }
            m.expect(action.failures).toBe("   ---e----", values: ["e": "error"])
            m.expect(action.values).toBe("     ------a-")
            m.expect(action.isExecuting).toBe("ft-f-t--", values: ["f": false, "t": true])
            withExtendedLifetime(action) { m.flush() }
        }
    }

    @Test func aSignalThatSendsAtOnceHasEndedWhenExecuteReturns() throws {
        let action = Action<Int, Int, Never>.from { Producer<Int, Never>.from([$0, $0 + 1]) }
        let values = Recorder(action.values)
        #expect(action.execute(1).isDisposed)
        try values.expect(1, 2)
    }

    @Test func whatIsSupersededOrCancelledIsObservedNoMore() throws {
        try marbles { m in
            let sources = ["1": m.cold("------a"), "2": m.cold("------b")]
            let action = Action<String, String, MarbleError>.from(policy: .latest) { sources[$0]! }
            m.perform("-1-2") { action.execute($0) }
            m.perform("-----x") { _ in action.cancel() }
            m.expect(action.values).toBe("-")
            m.expectSubscriptions(sources["1"]!).toBe("-^-!")
            m.expectSubscriptions(sources["2"]!).toBe("---^-!")
            withExtendedLifetime(action) { m.flush() }
        }
    }

    @Test func aCallAtTheEndOfASupersededExecutionKeepsItsFailure() {
        let signals = (0..<3).map { _ in Subject<Int, Failure>() }
        signals[2].fail(.refused)
        let action = Action<Int, Int, Failure>.from(policy: .latest) { signals[$0] }
        action.execute(0)
        let observation = action.executions.value[0].values.observeEvents { event in
            if case .completed = event { action.execute(2) }
        }
        action.execute(1)
        #expect(action.failure.value == .refused && !action.isExecuting.value)
        observation.dispose()
    }

    @Test func aHandlerThatForgetsToAnswerDoesNotLeaveItExecuting() {
        let time = time
        time.run {
            let action = Action<Void, Int, Never>.from { Producer<Int, Never>.fromCallback { _ in } }
            action.execute()
            time.advance(by: .zero)
            #expect(!action.isExecuting.value)
        }
    }

    @Test func aProducerThatForgetsToCompleteDoesNotLeaveItExecuting() throws {
        let action = Action<Void, Int, Never>.from { Producer { $0.send(1) } }
        let values = Recorder(action.values)
        #expect(action.execute().isDisposed)
        #expect(!action.isExecuting.value)
        try values.expect(1)
    }

    @Test func aProducerWhoseEmitterIsFreedLaterDoesNotLeaveItExecuting() {
        var emitter: Emitter<Int, Never>?
        let action = Action<Void, Int, Never>.from { Producer { emitter = $0 } }
        action.execute()
        emitter?.send(1)
        #expect(action.isExecuting.value)
        emitter = nil
        #expect(!action.isExecuting.value)
    }

    @Test func aSignalThatNeverCompletesIsExecutedUntilItIsCancelled() {
        let action = Action<Void, Int, Never>.from { Producer<Int, Never>.never() }
        let execution = action.execute()
        #expect(action.isExecuting.value)
        #expect(!action.isEnabled.value)
        execution.dispose()
        #expect(!action.isExecuting.value)
        #expect(action.isEnabled.value)
    }

    @Test func aSignalExecutesAnAction() throws {
        let time = time
        try time.run {
            let action = Action<Int, Int, Never> { input in
                try? await time.sleep(for: .seconds(1))
                return input
            }
            let taps = Subject<Int, Never>(), values = Recorder(action.values)
            let binding = action <~ taps
            taps.send(1)
            taps.send(2)
            time.advance(by: .seconds(1))
            try values.expect(1)
            taps.send(3)
            time.advance(by: .seconds(1))
            try values.expect(3)
            binding.dispose()
            taps.send(4)
            #expect(!action.isExecuting.value)
        }
    }

    @Test func aSignalIsLedToAnAction() throws {
        try time.run {
            let action = Action<Int, Int, Never> { $0 * 2 }
            let taps = Subject<Int, Never>(), values = Recorder(action.values)
            let binding = taps ~> action
            taps.send(1)
            try values.expect(2)
            binding.dispose()
            taps.send(2)
            try values.expectNothing()
        }
    }

    @Test func aPropertyExecutesAnActionNowAndAtEachChange() throws {
        try time.run {
            let query = MutableProperty("a")
            let search = Action<String, String, Never>(policy: .latest) { $0 + "!" }
            let values = Recorder(search.values)
            search <~ query
            query.value = "b"
            try values.expect("a!", "b!")
        }
    }

    @Test func aBindingDoesNotKeepTheAction() {
        time.run {
            let taps = Subject<Void, Never>()
            weak var gone: Action<Void, Void, Never>?
            do {
                let action = Action<Void, Void, Never> {}
                gone = action
                action <~ taps
                action.execute(on: taps)
            }
            #expect(gone == nil)
            taps.send()
        }
    }
}

@Suite struct LiveActionSignalTests {
    @MainActor
    @Test func boundByTheMethodItExecutesOnTheActorThatBound() async {
        let taps = Subject<Void, Never>()
        let action = Action<Void, Void, Never> { MainActor.preconditionIsolated() }
        var count = 0
        let observation = action.values.observe { count += 1 }
        action.execute(on: taps)
        taps.send()
        #expect(count == 1)
        observation.dispose()
    }
}
