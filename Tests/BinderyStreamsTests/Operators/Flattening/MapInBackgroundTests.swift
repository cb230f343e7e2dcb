import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MapInBackgroundTests {
    private let time = VirtualScheduler()

    @Test func theResultsComeOnTheActor() {
        let time = time, source = Source<Int, Mishap>()
        time.run {
            var events: [Event<Int, Mishap>] = []
            let signal = source.mapInBackground(.queue) { value async throws(Mishap) in
                if value == 3 { throw .second }
                return value * 2
            }
            let observation = signal.observeEvents {
                #expect(ExecutionContext.current?.scheduler === time)
                events.append($0)
            }
            source.send(1)
            source.send(2)
            #expect(events == [])
            time.pump()
            #expect(events == [.value(2), .value(4)])
            source.send(3)
            time.pump()
            #expect(events == [.value(2), .value(4), .failed(.second)])
            observation.dispose()
        }
    }

    @Test func latestCancelsTheWorkBefore() {
        let time = time, source = Source<Int, Never>(), cancelled = Messages()
        time.run {
            var values: [Int] = []
            let observation = source.mapInBackground(.latest) { value in
                await untilCancelled(unless: value == 2)
                if Task.isCancelled { cancelled.append("\(value)") }
                return value
            }.observe { values.append($0) }
            source.send(1)
            time.pump()
            source.send(2)
            time.pump()
            #expect(values == [2])
            #expect(cancelled.all == ["1"])
            observation.dispose()
        }
    }
}

func untilCancelled(unless isFree: Bool = false) async {
    if isFree { return }
    let (never, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in never {}
    withExtendedLifetime(continuation) {}
}
