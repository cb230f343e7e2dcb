import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TraceTests {
    private let log = TraceLog()
    private let source = Source<Int, Mishap>()

    /// The recorded events, as `value 1`.
    private var recorded: [String] {
        log.events.map { $0.detail.isEmpty ? "\($0.kind)" : "\($0.kind) \($0.detail)" }
    }

    private var traced: some Signal<Int, Mishap> { source.trace("numbers", file: "Numbers.swift", line: 7) }

    @Test func eachEventIsRecordedWithTheNameAndThePlace() {
        let observation = log.record { traced.observeEvents { _ in } }
        source.send(1)
        source.send(2)
        source.complete()
        observation.dispose()
        #expect(recorded == ["subscription", "value 1", "value 2", "completion"])
        #expect(Set(log.events.map(\.subject)) == ["numbers (Numbers.swift:7)"])
    }

    @Test func aFailureIsRecorded() {
        let observation = log.record { traced.observeEvents { _ in } }
        source.fail(.second)
        observation.dispose()
        #expect(recorded == ["subscription", "failure second"])
    }

    @Test func disposalIsRecordedAsCancellation() {
        let observation = log.record { traced.observeEvents { _ in } }
        observation.dispose()
        source.send(1)
        #expect(recorded == ["subscription", "cancellation"])
    }

    @Test func anEndDownstreamIsACancellation() {
        let observation = log.record { traced.take(1).observeEvents { _ in } }
        source.send(1)
        #expect(recorded == ["subscription", "value 1", "cancellation"])
        observation.dispose()
    }

    @Test func aStreamWithoutANameIsCalledByItsPlace() {
        let line = #line + 1
        log.record { source.trace().observeEvents { _ in } }.dispose()
        #expect(log.events.first?.subject == "BinderyStreamsTests/TraceTests.swift:\(line)")
    }

    @Test func theEventsPassUnchanged() {
        log.record {
            expect(traced, sends: [.value(1), .completed]) {
                source.send(1)
                source.complete()
                source.send(2)
            }
            let failing = Source<Int, Mishap>()
            expect(failing.trace(), sends: [.value(1), .failed(.first)]) {
                failing.send(1)
                failing.fail(.first)
                failing.send(2)
            }
        }
        #expect(source.observers == 0)
    }

    @Test func theSourceIsReleasedBeforeTheObservationEnds() {
        let observation = log.record { traced.observeEvents { _ in } }
        #expect(source.observers == 1)
        observation.dispose()
        #expect(source.observers == 0)
    }

    @Test func nothingIsRecordedIfNoLogRecordsWhereTheStreamIsObserved() {
        let observation = traced.observeEvents { _ in }
        log.record {
            source.send(1)
            source.complete()
        }
        observation.dispose()
        #expect(recorded == [])
    }

    @Test func aTracedVoidHasNoText() {
        let taps = Subject<Void, Never>()
        let observation = log.record { taps.trace("taps").observe { _ in } }
        taps.send(())
        #expect(recorded == ["subscription", "value"])
        observation.dispose()
    }

    @Test func whatRunsIsTheCauseAndThenTheSubscription() throws {
        let observation = log.record { traced.observeEvents { _ in } }
        let cause = log.record { TraceStep.event(TraceEvent.Kind("tap"), of: "<button>") }
        TraceStep.following(cause) { source.send(1) }
        source.send(2)
        let (subscription, tap) = (log.events[0].number, log.events[1].number)
        #expect(log.events[2].causes == [tap, subscription])
        #expect(log.events[3].causes == [subscription])
        observation.dispose()
    }

    @Test func aValueIsTheCauseOfWhatTheObserverWrites() throws {
        let last = log.record { MutableProperty(0, name: "last", file: "Numbers.swift", line: 1) }
        let observation = log.record { traced.ignoreError().observe { last.value = $0 } }
        source.send(5)
        let value = try #require(log.events.first { $0.kind == .streamValue })
        let write = try #require(log.events.first { $0.kind == .write })
        #expect(write.causes == [value.number])
        #expect("\(explain(last))".contains("after the value of numbers (Numbers.swift:7)"))
        observation.dispose()
    }

    @Test func theSourcesSubscriptionFollowsFromTheObservers() {
        let pipeline = source.trace("source").map { $0 * 2 }.trace("doubled")
        let observation = log.record { pipeline.observeEvents { _ in } }
        source.send(1)
        let events = log.events
        #expect(events.map { $0.subject.prefix { $0 != " " } } == ["doubled", "source", "source", "doubled"])
        #expect(events[1].causes == [events[0].number])
        #expect(events[3].causes == [events[2].number, events[0].number])
        observation.dispose()
    }

    @Test func aDelayedValueIsRecordedInTheLogOfTheObservation() throws {
        let time = VirtualScheduler()
        let observation = time.run {
            log.record { source.trace("fast").delay(for: .seconds(1), on: time).trace("late").observeEvents { _ in } }
        }
        time.run { source.send(3) }
        time.advance(by: .seconds(1))
        let late = try #require(log.events.last)
        #expect(late.subject.hasPrefix("late ") && late.kind == .streamValue && late.detail == "3")
        // The timer, which the undelayed value led to.
        let timer = try #require(late.causes.first.flatMap { log[$0] })
        #expect(timer.kind == .timer)
        #expect(timer.causes.first.flatMap { log[$0] }?.detail == "3")
        time.run { observation.dispose() }
    }

    @Test func aValueFromATaskIsRecordedInTheLogOfTheObservation() throws {
        let time = VirtualScheduler()
        let answer = Producer<Int, Never>.from { () async in
            try? await time.sleep(for: .seconds(2))
            return 42
        }
        let observation = time.run { log.record { answer.trace("answer").observe { _ in } } }
        time.advance(by: .seconds(2))
        #expect(recorded == ["subscription", "timer", "value 42", "completion"])
        time.run { observation.dispose() }
    }

    @Test func aSignalThatAValueStartsIsRecordedInTheSameLog() {
        let inner = Subject<Int, Never>()
        let observation = log.record {
            source.trace("outer").ignoreError().flatMapLatest { _ in inner.trace("inner") }.observe { _ in }
        }
        source.send(1)
        inner.send(10)
        #expect(recorded == ["subscription", "value 1", "subscription", "value 10"])
        #expect(log.events[2].causes == [log.events[1].number])
        observation.dispose()
        #expect(recorded.suffix(2) == ["cancellation", "cancellation"])
    }

    @Test func aDescriptionThatReadsAPropertyMakesNoDependency() {
        struct Reading: CustomStringConvertible {
            let property: Property<Int>
            var description: String { "\(property.value)" }
        }
        let read = MutableProperty(1)
        let readings = Subject<Reading, Never>()
        let observation = log.record { readings.trace("readings").observe { _ in } }
        var runs = 0
        let running = effect { _ in
            runs += 1
            readings.send(Reading(property: read))
        }
        read.value = 2
        #expect(runs == 1)
        running.dispose()
        observation.dispose()
    }
}
