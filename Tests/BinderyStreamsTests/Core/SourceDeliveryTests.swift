import BinderyStreams
import BinderyTesting
import Testing

/// Contract S2 at the sources: an event sent during a delivery waits until that delivery ends, and no longer.
@Suite struct SourceDeliveryTests {
    /// Sends ten times each value of `source` during its delivery, and logs when the handler starts and returns.
    private func echo<S: Signal<Int, Mishap>>(
        _ source: S, while body: () -> Void = {}
    ) -> (log: [String], deepest: Int) {
        let echoes = Subject<Int, Mishap>()
        var log: [String] = []
        var depth = 0, deepest = 0
        func handle(_ event: Event<Int, Mishap>) {
            depth += 1
            deepest = max(deepest, depth)
            switch event {
            case .value(let value):
                log.append("\(value)")
                if value < 10 { echoes.send(value * 10) }
            case .failed, .completed: log.append("end")
            }
            depth -= 1
        }
        let echoed = echoes.observeEvents(handle)
        let observation = source.observeEvents(handle)
        body()
        observation.dispose()
        echoed.dispose()
        return (log, deepest)
    }

    private func expectEchoes<S: Signal<Int, Mishap>>(
        _ source: S, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation,
        while body: () -> Void = {}
    ) {
        let (log, deepest) = echo(source, while: body)
        #expect(log == expected, sourceLocation: sourceLocation)
        #expect(deepest == 1, "the handler was entered while it ran", sourceLocation: sourceLocation)
    }

    @Test func eachElementOfASequenceIsADelivery() {
        expectEchoes(Producer.from([1, 2]), ["1", "10", "2", "20", "end"])
        expectEchoes(Producer.of(1, 2), ["1", "10", "2", "20", "end"])
        expectEchoes(Producer.range(1..<3), ["1", "10", "2", "20", "end"])
        expectEchoes(Producer.generate(from: 1, while: { $0 < 3 }, next: { $0 + 1 }), ["1", "10", "2", "20", "end"])
    }

    @Test func theOneValueIsADelivery() {
        expectEchoes(Producer.just(1), ["1", "10", "end"])
        // The end of the first signal starts the second one, which is thus part of that delivery.
        expectEchoes(Producer.just(1).concat(with: Producer.just(2)), ["1", "10", "2", "end", "20"])
        expectEchoes(Producer.just(1).repeat(2), ["1", "10", "1", "10", "end"])
    }

    @Test func whatIsPutInFrontIsADelivery() {
        expectEchoes(Producer.empty().startWith(1, 2), ["1", "10", "2", "20", "end"])
        expectEchoes(Producer.just(1).endWith(2), ["1", "10", "2", "end", "20"])
        expectEchoes(Producer.empty().defaultIfEmpty(1), ["1", "end", "10"])
    }

    @Test func anEndIsADelivery() {
        let later = Subject<Int, Never>()
        var log: [String] = []
        let observation = later.observe { log.append("\($0)") }
        _ = Producer<Int, Never>.empty().observe(
            onValue: { _ in },
            onCompletion: {
                later.send(1)
                log.append("ended")
            })
        #expect(log == ["ended", "1"])
        observation.dispose()
    }

    @Test func whatAnEmitterSendsIsADelivery() {
        expectEchoes(
            Producer { emitter in
                emitter.send(1)
                emitter.send(2)
                emitter.complete()
            }, ["1", "10", "2", "20", "end"])
    }

    @Test func anEmitterWaitsForTheDeliveryOfAnother() {
        var first: Emitter<Int, Mishap>?, second: Emitter<Int, Mishap>?
        let both = Producer<Int, Mishap> { first = $0 }.merge(with: Producer { second = $0 })
        var log: [String] = []
        let observation = both.observeEvents { event in
            log.append("(\(event)")
            if event == .value(1) {
                second?.send(2)
                second?.send(3)
                second?.complete()
            }
            log.append(")")
        }
        first?.send(1)
        #expect(log == ["(value(1)", ")", "(value(2)", ")", "(value(3)", ")"])
        first?.complete()
        #expect(log.suffix(2) == ["(completed", ")"])
        observation.dispose()
    }

    @Test func aProducerStartedByADeliverySendsAtOnce() {
        // Like `just` and `from`: a cold signal belongs to the event that starts it.
        let numbers = Subject<Int, Mishap>()
        expect(
            numbers.flatMapLatest { number in
                Producer<Int, Mishap> { emitter in
                    emitter.send(number)
                    emitter.send(number * 10)
                    emitter.complete()
                }.collect()
            }, sends: [.value([1, 10]), .value([2, 20])]
        ) {
            numbers.send(1)
            numbers.send(2)
        }
    }

    @Test func aPropertyIsADelivery() {
        let number = MutableProperty(1)
        expectEchoes(number.signal.promoteError(to: Mishap.self), ["1", "10", "2", "20"]) { number.value = 2 }
    }

    @Test func timersDeliver() throws {
        let time = VirtualScheduler()
        let numbers = Subject<Int, Mishap>()
        let second = Duration.seconds(1)
        func expectEcho<S: Signal<Int, Mishap>>(_ source: S, sourceLocation: SourceLocation = #_sourceLocation) {
            expectEchoes(source, ["1", "10"], sourceLocation: sourceLocation) {
                numbers.send(1)
                time.advance(by: second)
            }
        }
        expectEcho(numbers.debounce(for: second, on: time))
        expectEcho(numbers.delay(for: second, on: time))
        expectEcho(numbers.startWith(5).filter { $0 < 5 }.throttle(for: second, on: time))
        expectEchoes(Producer.timer(after: second, on: time).map { $0 + 1 }, ["1", "10", "end"]) {
            time.advance(by: second)
        }
        expectEchoes(
            Producer.never().timeout(after: second, switchTo: Producer.of(1, 2), on: time),
            ["1", "2", "end", "10", "20"]
        ) {
            time.advance(by: second)
        }
    }

    @Test func aSourceWithoutEndIsStoppedFromInside() {
        let stop = Subject<Void, Never>()
        var count = 0
        let observation = Producer<Int, Never>.generate(from: 0, next: { $0 + 1 }).take(until: stop).observe { number in
            count += 1
            if number == 99 { stop.send() }
        }
        #expect(count == 100)
        #expect(observation.isDisposed)
    }

    @Test func whatAProducerSendsFromInsideKeepsItsOrderInsideADelivery() {
        let trigger = Subject<Void, Never>()
        var log: [String] = []
        var kept: Emitter<Int, Never>?
        let observation = trigger.flatMapLatest { _ in
            Producer<Int, Never> { emitter in
                kept = emitter
                emitter.send(1)
                emitter.send(3)
                emitter.complete()
            }.materialize()
        }.observe { event in
            log.append("\(event)")
            if event == .value(1) { kept?.send(2) }
        }
        trigger.send()
        #expect(log == ["value(1)", "value(2)", "value(3)", "completed"])
        observation.dispose()
    }

    @Test func whatASubjectReceivesFromInsideKeepsItsOrderInsideADelivery() {
        func received<Hub: Signal<Int, Never> & Observer<Int, Never>>(by hub: Hub) -> [String] {
            let trigger = Subject<Void, Never>()
            var log: [String] = []
            let inner = hub.observeEvents { event in
                log.append("\(event)")
                if event == .value(1) { hub.receive(10) }
            }
            let outer = trigger.observe {
                hub.receive(1)
                hub.receive(2)
                hub.receive(completion: .completed)
            }
            trigger.send()
            inner.dispose()
            outer.dispose()
            return log
        }
        #expect(received(by: Subject<Int, Never>()) == ["value(1)", "value(10)", "value(2)", "completed"])
        #expect(
            received(by: ReplaySubject<Int, Never>(bufferSize: 1)) == [
                "value(1)", "value(10)", "value(2)", "completed",
            ])
    }
}
