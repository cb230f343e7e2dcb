import BinderyStreams
import BinderyTesting
import Testing

/// `SessionBackgroundTests` tests that work leaves an executor that tasks prefer.
@Suite struct InBackgroundTests {
    private let time = VirtualScheduler()

    @Test func whatItReturnsComesBackWithItsContext() throws {
        let time = time
        try time.run {
            let signal = Producer<Bool, Never>.from {
                let wasWithoutContext = await inBackground { ExecutionContext.current == nil }
                return wasWithoutContext && ExecutionContext.current?.scheduler === time
            }
            let values = Recorder(signal)
            time.pump()
            try values.expect(.value(true), .completed)
        }
    }

    @Test func itsFailureIsThrownWithItsType() throws {
        try time.run {
            let signal = Producer<Int, Mishap>.from { () async throws(Mishap) in
                try await inBackground { () async throws(Mishap) in throw .first }
            }
            let events = Recorder(signal)
            time.pump()
            try events.expect(.failed(.first))
        }
    }

    @Test func cancellingTheWaitingTaskCancelsIt() {
        let messages = Messages()
        time.run {
            let signal = Producer<Void, Never>.from {
                await inBackground {
                    await untilCancelled()
                    messages.append("cancelled")
                }
            }
            let observation = signal.observe { messages.append("delivered") }
            time.pump()
            observation.dispose()
            time.pump()
        }
        #expect(messages.all == ["cancelled"])
    }
}
