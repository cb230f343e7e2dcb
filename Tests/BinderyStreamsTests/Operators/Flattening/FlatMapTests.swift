import BinderyStreams
import Testing

@Suite struct FlatMapTests {
    private let outer = Source<Int, Mishap>()
    private let inner = [Source<String, Mishap>(), Source<String, Mishap>(), Source<String, Mishap>()]

    private var merged: some Signal<String, Mishap> { outer.flatMap { inner[$0] } }
    private var two: some Signal<String, Mishap> { outer.flatMap(maxConcurrent: 2) { inner[$0] } }

    @Test func theValuesOfAllInnerSignalsArePassedOn() {
        expect(merged, sends: [.value("a"), .value("b"), .value("c")]) {
            outer.send(0)
            inner[0].send("a")
            outer.send(1)
            inner[1].send("b")
            inner[0].send("c")
        }
    }

    @Test func completionWaitsForAllInnerSignals() {
        expect(merged, sends: [.value("a"), .completed]) {
            outer.send(0)
            outer.send(1)
            outer.complete()
            inner[0].complete()
            inner[1].send("a")
            inner[1].complete()
        }
    }

    @Test func completionWithoutAnInnerSignalIsPassedOn() {
        expect(merged, sends: [.completed]) { outer.complete() }
    }

    @Test func aFailureOfAnInnerSignalDisposesOfAllOthers() {
        expect(merged, sends: [.failed(.first)]) {
            outer.send(0)
            outer.send(1)
            inner[0].fail(.first)
            #expect(outer.observers == 0)
            #expect(inner[1].observers == 0)
        }
    }

    @Test func aFailureOfTheOuterSignalDisposesOfTheInnerOnes() {
        expect(merged, sends: [.failed(.second)]) {
            outer.send(0)
            outer.fail(.second)
            #expect(inner[0].observers == 0)
        }
    }

    @Test func anOuterValueSentByAnInnerOneBeginsBesideIt() {
        let numbers = Subject<Int, Never>()
        var seen: [Int] = []
        let observation = numbers.flatMap { Producer<Int, Never>.of($0, $0 + 1) }.observe { value in
            seen.append(value)
            if value == 1 { numbers.send(10) }
        }
        numbers.send(1)
        #expect(seen == [1, 2, 10, 11])
        observation.dispose()
    }

    @Test func disposalInsideAnInnerValueStopsAll() {
        let stop = Subject<Void, Never>()
        var seen: [Int] = []
        let numbers = Producer<Int, Never>.of(1, 2).flatMap { Producer<Int, Never>.of($0, $0 * 10) }
        _ = numbers.take(until: stop).observe { value in
            seen.append(value)
            if value == 10 { stop.send() }
        }
        #expect(seen == [1, 10])
    }

    // MARK: Limited concurrency

    @Test func aValueWaitsWhileAsManyRun() {
        expect(two, sends: [.value("a")]) {
            for index in 0...2 { outer.send(index) }
            #expect(inner[2].observers == 0)
            inner[0].complete()
            #expect(inner[2].observers == 1)
            inner[2].send("a")
        }
    }

    @Test func completionWaitsForTheValuesThatWait() {
        expect(two, sends: [.value("a"), .completed]) {
            for index in 0...2 { outer.send(index) }
            outer.complete()
            inner[0].complete()
            inner[1].complete()
            inner[2].send("a")
            inner[2].complete()
        }
    }

    @Test func aFailureDropsWhatWaits() {
        expect(two, sends: [.failed(.first)]) {
            for index in 0...2 { outer.send(index) }
            inner[1].fail(.first)
            #expect(inner[2].observations == 0)
            #expect(outer.observers == 0)
        }
        expect(two, sends: [.failed(.second)]) {
            outer.send(0)
            outer.fail(.second)
            #expect(inner[0].observers == 0)
        }
    }

    @Test func fewerThanOneCountsAsOne() {
        expect(outer.flatMap(maxConcurrent: 0) { inner[$0] }, sends: [.value("a"), .value("b")]) {
            outer.send(0)
            outer.send(1)
            inner[0].send("a")
            inner[0].complete()
            inner[1].send("b")
        }
    }

    @Test func disposalReleasesWhatWaits() {
        let lifetime = Lifetime(), tokens = Source<Lifetime.Token, Never>()
        let observation = tokens.flatMap(maxConcurrent: 1) { _ in Producer<Int, Never>.never() }.observe { _ in }
        for _ in 0..<3 { tokens.send(lifetime.token()) }
        #expect(lifetime.alive > 0)
        observation.dispose()
        #expect(lifetime.alive == 0)
    }
}
