import BinderyStreams
import BinderyTesting
import Testing

@Suite struct BufferTests {
    private let source = Source<Int, Mishap>(), boundary = Source<Void, Mishap>(), time = VirtualScheduler()

    @Test func valuesComeInArraysOfTheGivenLength() {
        expect(source.buffer(count: 2), sends: [.value([1, 2]), .value([3, 4])]) {
            for value in 1...5 { source.send(value) }
        }
    }

    @Test func completionSendsThoseThatRemain() {
        expect(Producer<Int, Never>.from(1...3).buffer(count: 2), sends: [.value([1, 2]), .value([3]), .completed])
        expect(Producer<Int, Never>.from(1...2).buffer(count: 2), sends: [.value([1, 2]), .completed])
        expect(Producer<Int, Never>.empty().buffer(count: 2), sends: [.completed])
    }

    @Test func aFailureDropsThoseThatRemain() {
        expect(source.buffer(count: 2), sends: [.failed(.first)]) {
            source.send(1)
            source.fail(.first)
        }
    }

    @Test func aCountBelowOneCountsAsOne() {
        expect(Producer<Int, Never>.of(1, 2).buffer(count: 0), sends: [.value([1]), .value([2]), .completed])
    }

    @Test func aValueThatComesInsideADeliveryIsOfTheNextArray() {
        let wire = Wire<Int, Never>()
        var seen: [[Int]] = []
        let observation = wire.buffer(count: 2).observe { [unowned wire] values in
            seen.append(values)
            if values == [1, 2] { wire.send(3) }
        }
        for value in [1, 2, 4] { wire.send(value) }
        #expect(seen == [[1, 2], [3, 4]])
        observation.dispose()
    }

    @Test func arraysMayOverlapOrLeaveGaps() {
        expect(source.buffer(count: 2, skip: 1), sends: [.value([1, 2]), .value([2, 3]), .value([3]), .completed]) {
            for value in 1...3 { source.send(value) }
            source.complete()
        }
        let numbers = Producer<Int, Never>.from(1...7)
        expect(
            numbers.buffer(count: 2, skip: 3), sends: [.value([1, 2]), .value([4, 5]), .value([7]), .completed])
        expect(
            numbers.buffer(count: 3, skip: 3),
            sends: [.value([1, 2, 3]), .value([4, 5, 6]), .value([7]), .completed])
        expect(Producer<Int, Never>.empty().buffer(count: 2, skip: 1), sends: [.completed])
    }

    @Test func aFailureDropsAllOpenArrays() {
        expect(source.buffer(count: 3, skip: 1), sends: [.failed(.first)]) {
            source.send(1)
            source.send(2)
            source.fail(.first)
        }
    }

    @Test func withASkipAValueThatComesInsideADeliveryIsOfTheNextArray() {
        let wire = Wire<Int, Never>()
        var seen: [[Int]] = []
        let observation = wire.buffer(count: 2, skip: 2).observe { [unowned wire] values in
            seen.append(values)
            if values == [1, 2] { wire.send(3) }
        }
        for value in [1, 2, 4] { wire.send(value) }
        #expect(seen == [[1, 2], [3, 4]])
        observation.dispose()
    }

    @Test func theValuesOfAStretchOfTimeComeAtItsEndEvenIfThereAreNone() {
        expect(
            source.buffer(for: .seconds(1), on: time), sends: [.value([1, 2]), .value([]), .value([3]), .completed]
        ) {
            source.send(1)
            source.send(2)
            time.advance(by: .milliseconds(2500))
            source.send(3)
            source.complete()
        }
    }

    @Test func aFullArrayComesBeforeItsTimeAndTheNextOneLastsAsLong() {
        expect(source.buffer(for: .seconds(2), count: 2, on: time), sends: [.value([1, 2]), .value([3])]) {
            time.advance(by: .seconds(1))
            source.send(1)
            source.send(2)
            time.advance(by: .milliseconds(1999))
            source.send(3)
            time.advance(by: .milliseconds(1))
            source.send(4)
        }
    }

    @Test func arraysInTimeMayOverlap() {
        expect(
            source.buffer(for: .seconds(2), every: .seconds(1), on: time),
            sends: [.value([1, 2]), .value([2, 3]), .value([3]), .value([]), .completed]
        ) {
            source.send(1)
            time.advance(by: .seconds(1))
            source.send(2)
            time.advance(by: .seconds(1))
            source.send(3)
            time.advance(by: .milliseconds(1500))
            source.complete()
        }
    }

    @Test func aBoundaryCutsTheArrays() {
        expect(source.buffer(on: boundary), sends: [.value([1]), .value([]), .value([2, 3]), .completed]) {
            source.send(1)
            boundary.send(())
            boundary.send(())
            source.send(2)
            boundary.complete()
            source.send(3)
            source.complete()
        }
        expect(Producer<Int, Mishap>.empty().buffer(on: boundary), sends: [.value([]), .completed])
    }

    @Test func aFailureOfTheBoundaryIsPassedOn() {
        expect(source.buffer(on: boundary), sends: [.failed(.second)]) {
            source.send(1)
            boundary.fail(.second)
            #expect(source.observers == 0)
        }
    }

    @Test func disposalDropsTheValuesAndTheTimers() {
        let lifetime = Lifetime(), tokens = Source<Lifetime.Token, Never>()
        let observation = tokens.buffer(for: .seconds(1), every: .milliseconds(500), on: time).observe { _ in }
        tokens.send(lifetime.token())
        time.advance(by: .milliseconds(600))
        tokens.send(lifetime.token())
        #expect(lifetime.alive == 2)
        observation.dispose()
        #expect(lifetime.alive == 0)
        time.advanceToEnd()
        #expect(time.now == .milliseconds(600))
    }

    @Test func withoutASchedulerADiagnosisSaysSoAndTheValuesComeAtTheEnd() {
        let messages = Messages()
        Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            let numbers = Producer<Int, Never>.of(1, 2)
            expect(
                numbers.buffer(for: .seconds(1), file: "Log.swift", line: 3), sends: [.value([1, 2]), .completed])
        }
        #expect(
            messages.all == [
                """
                Bindery: buffer at Log.swift:3 has no scheduler and continues until its source ends. Pass one (`on: \
                scheduler`), or observe it on the MainActor or on another actor: a detached task, a `@concurrent` \
                function and an async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}
