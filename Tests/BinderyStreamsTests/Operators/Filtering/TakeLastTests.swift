import BinderyStreams
import Testing

@Suite struct TakeLastTests {
    private let source = Source<Int, Mishap>()

    @Test func theLastValuesComeInTheirOrderOnCompletion() {
        for count in 1...6 {
            let last = Producer<Int, Never>.from(1...5).takeLast(count)
            expect(last, sends: (1...5).suffix(count).map { .value($0) } + [.completed])
        }
    }

    @Test func nothingComesBeforeCompletion() {
        expect(source.takeLast(1), sends: []) {
            source.send(1)
            source.send(2)
        }
    }

    @Test func aFailureIsPassedOnAlone() {
        expect(source.takeLast(1), sends: [.failed(.first)]) {
            source.send(1)
            source.fail(.first)
        }
    }

    @Test func noneIsCompletionWithoutObservingUpstream() {
        expect(source.takeLast(0), sends: [.completed])
        #expect(source.observations == 0)
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
