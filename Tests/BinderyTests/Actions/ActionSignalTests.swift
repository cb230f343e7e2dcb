import Bindery
import BinderyTesting
import Testing

private enum Failure: Error, Equatable {
    case refused
}

@Suite struct ActionSignalTests {
    private let time = VirtualScheduler()

    @Test func eachValueOfTheSignalIsAValueUntilItCompletes() throws {
        let source = Subject<Int, Failure>()
        let action = Action<Void, Int, Failure>.from { source }
        let values = Recorder(action.values)
        action.execute()
        source.send(1)
        source.send(2)
        try values.expect(1, 2)
        #expect(action.isExecuting.value)
        #expect(action.latest.value == 2)
        source.complete()
        #expect(!action.isExecuting.value)
        try values.expectNothing()
    }

    @Test func aFailureOfTheSignalEndsTheExecutionAlone() throws {
        var sources: [Subject<Int, Failure>] = []
        let action = Action<Void, Int, Failure>.from {
            sources.append(Subject())
            return sources.last!
        }
        let failures = Recorder(action.failures), values = Recorder(action.values)
        action.execute()
        sources[0].fail(.refused)
        try failures.expect(.refused)
        #expect(!action.isExecuting.value)
        action.execute()
        sources[1].send(1)
        try values.expect(1)
    }

    @Test func aSignalThatSendsAtOnceHasEndedWhenExecuteReturns() throws {
        let action = Action<Int, Int, Never>.from { Producer<Int, Never>.from([$0, $0 + 1]) }
        let values = Recorder(action.values)
        #expect(action.execute(1).isDisposed)
        try values.expect(1, 2)
    }

    @Test func whatIsSupersededOrCancelledIsObservedNoMore() throws {
        var released: [Int] = []
        let action = Action<Int, Int, Never>.from(policy: .latest) { input in
            Producer<Int, Never>.never().do(onDispose: { released.append(input) })
        }
        action.execute(1)
        action.execute(2)
        #expect(released == [1])
        action.cancel()
        #expect(released == [1, 2])
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
