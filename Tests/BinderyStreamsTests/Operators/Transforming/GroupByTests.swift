import BinderyStreams
import BinderyTesting
import Testing

@Suite struct GroupByTests {
    private let source = Source<Int, Mishap>(), span = Source<Void, Mishap>()

    /// Returns the events of the groups, each with its key.
    private func lines<S: Signal>(
        of groups: S, while body: () -> Void
    ) -> [String] where S.Value == GroupedSignal<Int, Int, Mishap>, S.Failure == Mishap {
        var lines: [String] = []
        let bag = DisposeBag()
        groups.observe(
            onValue: { group in
                lines.append("group \(group.key)")
                group.observeEvents { lines.append("\(group.key): \($0)") }.disposed(by: bag)
            }, onFailure: { lines.append("\($0)") }, onCompletion: { lines.append("completed") }
        )
        .disposed(by: bag)
        body()
        bag.dispose()
        return lines
    }

    @Test func valuesGoIntoTheGroupOfTheirKey() throws {
        try marbles { m in
            let groups = m.hot("-1-2-3-", values: digits).groupBy { $0 % 2 }
            m.expect(groups.map(\.key)).toBe("-1-0---", values: digits)
            m.expect(groups)
                .toBe("-x-y---", values: ["x": m.cold("1---3-", values: digits), "y": m.cold("2---", values: digits)])
        }
    }

    @Test func theGroupsEndWithTheSourceTheFirstToComeFirst() {
        let keys = Array(1...9)
        let completed = lines(of: source.groupBy { $0 }) {
            for key in keys { source.send(key) }
            source.complete()
        }
        #expect(completed.suffix(10) == keys.map { "\($0): completed" } + ["completed"])
        let other = Source<Int, Mishap>()
        let failed = lines(of: other.groupBy { $0 }) {
            other.send(1)
            other.fail(.first)
        }
        #expect(failed.suffix(2) == ["1: failed(BinderyStreamsTests.Mishap.first)", "first"])
    }

    @Test func aGroupEndsWithItsDurationAndItsKeyCountsAsNew() {
        let lines = lines(of: source.groupBy({ $0 % 2 }, until: { _ in span })) {
            source.send(1)
            span.send(())
            source.send(3)
        }
        #expect(lines == ["group 1", "1: value(1)", "1: completed", "group 1", "1: value(3)"])
        #expect(span.observers == 0)
    }

    @Test func completionOfTheDurationEndsTheGroupAndItsFailureFailsIt() {
        let completed = lines(of: source.groupBy({ $0 }, until: { _ in Producer<Void, Mishap>.empty() })) {
            source.send(1)
        }
        #expect(completed == ["group 1", "1: completed"])
        let failed = lines(of: source.groupBy({ $0 }, until: { _ in span })) {
            source.send(1)
            span.fail(.second)
        }
        #expect(failed == ["group 1", "1: value(1)", "1: failed(BinderyStreamsTests.Mishap.second)"])
    }

    @Test func theDurationMayBeMadeOfTheGroup() {
        let lines = lines(of: source.groupBy({ $0 % 2 }, until: { $0.skip(1) })) {
            for value in [1, 3, 5] { source.send(value) }
        }
        // The second value reaches all observers of the group, then ends it.
        #expect(lines == ["group 1", "1: value(1)", "1: value(3)", "1: completed", "group 1", "1: value(5)"])
    }

    @Test func aGroupThatIsObservedKeepsTheSourceObserved() {
        var group: GroupedSignal<Int, Int, Mishap>?
        let groups = source.groupBy { $0 % 2 }.observe(onValue: { group = group ?? $0 }, onFailure: { _ in })
        source.send(1)
        expect(group!, sends: [.value(3), .value(5)]) {
            source.send(3)
            groups.dispose()
            source.send(2)
            source.send(5)
            #expect(source.observers == 1)
        }
        #expect(source.observers == 0)
    }

    @Test func theFirstGroupAloneGoesOn() throws {
        try marbles { m in
            m.expect(m.hot("-1-2-3-|", values: digits).groupBy { $0 % 2 }.take(1).flatMap { $0 })
                .toBe("-1---3-|", values: digits)
        }
    }

    @Test func whoObservesAGroupLateGetsItsEnd() {
        var group: GroupedSignal<Int, Int, Mishap>?
        _ = source.groupBy { $0 }.observe(onValue: { group = $0 }, onFailure: { _ in })
        source.send(1)
        source.complete()
        expect(group!, sends: [.completed])
    }

    @Test func disposalReleasesTheSourceAndTheDurations() {
        let observation = source.groupBy({ $0 }, until: { _ in span }).observeEvents { _ in }
        source.send(1)
        source.send(2)
        #expect(span.observers == 2)
        observation.dispose()
        #expect(source.observers == 0)
        #expect(span.observers == 0)
    }
}
