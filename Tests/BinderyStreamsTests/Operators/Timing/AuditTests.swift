import BinderyStreams
import BinderyTesting
import Testing

@Suite struct AuditTests {
    private let time = VirtualScheduler()
    private let source = Source<Int, Mishap>(), span = Source<Void, Mishap>()

    private var audited: some Signal<Int, Mishap> { source.audit(for: .seconds(1), on: time) }
    private var spanned: some Signal<Int, Mishap> { source.audit(until: { _ in span }) }

    @Test func theLatestValueComesWhenTheWaitEnds() {
        expect(audited, sends: [.value(2)]) {
            source.send(1)
            time.advance(by: .milliseconds(900))
            source.send(2)
            time.advance(by: .milliseconds(100))
            time.advance(by: .seconds(5))
        }
    }

    @Test func eachWaitBeginsWithAValue() {
        var instants: [Duration] = []
        let observation = audited.observe(onValue: { _ in instants.append(time.now) }, onFailure: { _ in })
        source.send(1)
        time.advance(by: .milliseconds(1500))
        source.send(2)
        time.advance(by: .seconds(5))
        #expect(instants == [.seconds(1), .milliseconds(2500)])
        observation.dispose()
    }

    @Test func completionIsPassedOnAtOnceIfNothingIsKept() {
        expect(audited, sends: [.completed]) { source.complete() }
    }

    @Test func completionWaitsForTheKeptValue() {
        var seen: [Event<Int, Mishap>] = []
        let observation = audited.observeEvents { seen.append($0) }
        source.send(1)
        source.complete()
        #expect(seen == [])
        time.advance(by: .seconds(1))
        #expect(seen == [.value(1), .completed])
        observation.dispose()
    }

    @Test func aFailureIsPassedOnAtOnceAndTheKeptValueIsDropped() {
        expect(audited, sends: [.failed(.first)]) {
            source.send(1)
            source.fail(.first)
            time.advance(by: .seconds(5))
        }
    }

    @Test func anotherSignalMayEndTheWait() {
        expect(spanned, sends: [.value(2), .value(3)]) {
            source.send(1)
            source.send(2)
            span.send(())
            #expect(span.observers == 0)
            span.send(())
            source.send(3)
            span.send(())
        }
    }

    @Test func completionOfTheDurationEndsTheWaitWithoutAValue() {
        let spans = [Source<Void, Mishap>(), Source<Void, Mishap>()]
        var waits = 0
        let audited = source.audit { _ in
            waits += 1
            return spans[waits - 1]
        }
        expect(audited, sends: [.value(2)]) {
            source.send(1)
            spans[0].complete()
            source.send(2)
            spans[1].send(())
        }
    }

    @Test func afterCompletionTheEndOfTheDurationIsTheEnd() {
        expect(spanned, sends: [.completed]) {
            source.send(1)
            source.complete()
            span.complete()
        }
    }

    @Test func aFailureOfTheDurationIsPassedOn() {
        expect(spanned, sends: [.failed(.second)]) {
            source.send(1)
            span.fail(.second)
            #expect(source.observers == 0)
        }
    }

    @Test func aDurationThatSendsAtOncePassesEachValueOn() {
        let numbers = Producer<Int, Never>.of(1, 2).audit { _ in Producer<Void, Never>.just(()) }
        expect(numbers, sends: [.value(1), .value(2), .completed])
    }

    @Test func disposalDropsTheKeptValueAndTheTimer() {
        let lifetime = Lifetime(), tokens = Source<Lifetime.Token, Never>()
        let observation = tokens.audit(for: .seconds(1), on: time).observe { _ in }
        tokens.send(lifetime.token())
        #expect(lifetime.alive == 1)
        observation.dispose()
        #expect(lifetime.alive == 0)
        time.advanceToEnd()
        #expect(time.now == .zero)
    }
}
