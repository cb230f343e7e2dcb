import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct TakeLastTests {
    private let source = Source<Int, Mishap>()

    @Test(arguments: [
        (1, "-----(c|)"), (2, "-----(bc|)"), (3, "-----(abc|)"), (4, "-----(abc|)"),
    ])
    func theLastValuesComeInTheirOrderOnCompletion(count: Int, result: String) throws {
        try marbles { m in m.expect(m.hot("-a-bc|").takeLast(count)).toBe(result) }
    }

    @Test func nothingComesBeforeCompletion() throws {
        try marbles { m in m.expect(m.hot("-a-b-").takeLast(1)).toBe("-----") }
    }

    @Test func aFailureIsPassedOnAlone() throws {
        try marbles { m in m.expect(m.hot("-a-#").takeLast(1)).toBe("---#") }
    }

    @Test func noneIsCompletionWithoutObservingUpstream() throws {
        try marbles { m in
            let letters = m.hot("-a-|")
            m.expect(letters.takeLast(0)).toBe("|")
            m.expectSubscriptions(letters).toBe([])
        }
    }

    @Test func disposalDuringOneOfThemLeavesTheOthersOut() {
        var seen: [Event<Int, Mishap>] = []
        let bag = DisposeBag()
        source.takeLast(3).observeEvents { event in
            seen.append(event)
            if event == .value(2) { bag.dispose() }
        }
        .disposed(by: bag)
        for value in 1...3 { source.send(value) }
        source.complete()
        #expect(seen == [.value(1), .value(2)])
    }

    @Test func onlyTheLastValuesAreHeld() {
        let lifetime = Lifetime(), tokens = Source<Lifetime.Token, Mishap>()
        let observation = tokens.takeLast(2).observe(onValue: { _ in }, onFailure: { _ in })
        for _ in 1...5 { tokens.send(lifetime.token()) }
        #expect(lifetime.alive == 2)
        observation.dispose()
        #expect(lifetime.alive == 0)
    }
}
