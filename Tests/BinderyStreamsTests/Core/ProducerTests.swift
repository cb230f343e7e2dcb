import BinderyStreams
import BinderyTestSupport
import Testing

@Suite struct ProducerTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    @Test func theBlockRunsAtEachObservation() {
        var runs = 0
        let producer = Producer<Int, Never> { emitter in
            runs += 1
            emitter.send(runs)
        }
        #expect(runs == 0)
        expect(producer, sends: [.value(1), .completed])
        expect(producer, sends: [.value(2), .completed])
    }

    @Test func aBlockThatForgetsToCompleteCompletesWhenItReturns() {
        let forgetful = Producer<Int, Mishap> { [log] emitter in
            emitter.onDispose { log.lines.append("cleanup") }
            emitter.send(1)
            log.lines.append("returned")
        }
        expect(forgetful, sends: [.value(1), .completed])
        #expect(log.lines == ["returned", "cleanup"])
        expect(forgetful.concat(with: Producer.just(2)), sends: [.value(1), .value(2), .completed])
    }

    @Test func anEmitterThatIsFreedWithoutAnEndCompletes() {
        var emitter: Emitter<Int, Mishap>?
        expect(Producer<Int, Mishap> { emitter = $0 }, sends: [.value(1), .completed]) {
            emitter?.send(1)
            emitter = nil
        }
    }

    @Test func anEmitterThatIsFreedInsideADeliveryCompletesAfterIt() {
        var emitter: Emitter<Int, Never>?
        _ = Producer<Int, Never> { emitter = $0 }.observe(
            onValue: { [log] value in
                if value == 0 { emitter?.send(1) }
                emitter = nil
                log.lines.append("\(value)")
            }, onCompletion: { [log] in log.lines.append("completed") })
        emitter?.send(0)
        #expect(log.lines == ["0", "1", "completed"])
    }

    @Test func anEmitterThatIsFreedAfterDisposalSendsNothing() {
        var emitter: Emitter<Int, Never>?
        let observation = Producer<Int, Never> { emitter = $0 }.observe(
            onValue: { _ in }, onCompletion: { [log] in log.lines.append("completed") })
        observation.dispose()
        #expect(emitter?.isDisposed == true)
        emitter = nil
        #expect(log.lines == [])
    }

    @Test func nothingIsSentAfterTheEnd() {
        let producer = Producer<Int, Mishap> { emitter in
            emitter.send(1)
            emitter.fail(.first)
            emitter.send(2)
            emitter.complete()
            emitter.fail(.second)
            #expect(emitter.isDisposed)
        }
        expect(producer, sends: [.value(1), .failed(.first)])
    }

    @Test func nothingIsSentAfterDisposal() {
        var emitter: Emitter<Int, Never>?
        let producer = Producer<Int, Never> { emitter = $0 }
        var seen: [Int] = []
        let observation = producer.observe { seen.append($0) }
        emitter?.send(1)
        observation.dispose()
        emitter?.send(2)
        emitter?.complete()
        #expect(seen == [1])
        #expect(emitter?.isDisposed == true)
    }

    @Test func cleanupRunsOnceBeforeDisposeReturns() {
        var kept: Emitter<Int, Never>?
        let producer = Producer<Int, Never> { [log] emitter in
            kept = emitter
            emitter.onDispose { log.lines.append("cleanup") }
        }
        let observation = producer.observe { _ in }
        observation.dispose()
        log.lines.append("returned")
        observation.dispose()
        #expect(log.lines == ["cleanup", "returned"])
        #expect(kept?.isDisposed == true)
    }

    @Test func cleanupRunsAfterTheEndWasDelivered() {
        let producer = Producer<Int, Never> { [log] emitter in
            emitter.onDispose { log.lines.append("cleanup") }
            emitter.complete()
            log.lines.append("returned")
        }
        _ = producer.observe(onValue: { _ in }, onCompletion: { [log] in log.lines.append("completed") })
        #expect(log.lines == ["completed", "cleanup", "returned"])
    }

    @Test func cleanupAddedAfterTheEndRunsAtOnce() {
        let producer = Producer<Int, Never> { [log] emitter in
            emitter.complete()
            emitter.onDispose { log.lines.append("cleanup") }
            log.lines.append("returned")
        }
        _ = producer.observe { _ in }
        #expect(log.lines == ["cleanup", "returned"])
    }

    @Test func aLoopCanSeeThatItHasNoObserver() {
        let stop = Subject<Void, Never>()
        var sent = 0
        let endless = Producer<Int, Never> { emitter in
            while !emitter.isDisposed {
                sent += 1
                emitter.send(sent)
            }
        }
        _ = endless.take(until: stop).observe { if $0 == 5 { stop.send() } }
        #expect(sent == 5)
    }

    @Test func aValueSentFromInsideADeliveryComesAfterIt() {
        var emitter: Emitter<Int, Never>?
        var seen: [Int] = []
        let observation = Producer<Int, Never> { emitter = $0 }.observe { value in
            if value == 0 {
                emitter?.send(1)
                emitter?.send(2)
            }
            seen.append(value)
        }
        emitter?.send(0)
        #expect(seen == [0, 1, 2])
        observation.dispose()
    }

    @Test func theEndSentFromInsideADeliveryComesAfterIt() {
        var emitter: Emitter<Int, Never>?
        var log: [String] = []
        _ = Producer<Int, Never> { emitter = $0 }.observe(
            onValue: { value in
                emitter?.complete()
                emitter?.send(9)
                log.append("\(value)")
            }, onCompletion: { log.append("completed") })
        emitter?.send(0)
        #expect(log == ["0", "completed"])
    }

    @Test func theObserverIsReleasedByDisposalEvenIfTheEmitterIsKept() {
        let lifetime = Lifetime()
        var emitter: Emitter<Int, Never>?
        let observation: any Disposable
        do {
            let token = lifetime.token()
            observation = Producer<Int, Never> { emitter = $0 }.observe { _ in withExtendedLifetime(token) {} }
        }
        observation.dispose()
        #expect(lifetime.alive == 0)
        #expect(emitter?.isDisposed == true)
    }

    @Test func theObserverIsReleasedAtTheEndEvenIfTheEmitterIsKept() {
        let lifetime = Lifetime()
        var emitter: Emitter<Int, Never>?
        do {
            let token = lifetime.token()
            _ = Producer<Int, Never> { emitter = $0 }.observe { _ in withExtendedLifetime(token) {} }
        }
        #expect(lifetime.alive == 1)
        emitter?.complete()
        #expect(lifetime.alive == 0)
    }
}
