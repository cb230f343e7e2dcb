import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TryMapTests {
    private let source = Source<Int, Mishap>()

    private func half(_ number: Int) throws(Mishap) -> Int {
        guard number.isMultiple(of: 2) else { throw .second }
        return number / 2
    }

    private func numbers(_ diagram: String, _ m: Marbles) -> MarbleSignal<Int, Mishap> {
        m.hot(diagram, values: digits, failure: .first)
    }

    @Test func aValueIsTransformed() throws {
        try marbles { m in m.expect(numbers("-2-4-", m).tryMap(half)).toBe("-1-2-", values: digits) }
    }

    @Test func whatIsThrownIsTheFailureAndDisposesOfUpstream() throws {
        try marbles { m in m.expect(numbers("-1-2-", m).tryMap(half)).toBe("-#", failure: Mishap.second) }
        #expect(observers(of: source, atEachEventOf: source.tryMap(half)) { source.send(1) } == [0])
    }

    @Test(arguments: ["-#", "-|"]) func aFailureAndCompletionArePassedOn(end: String) throws {
        try marbles { m in m.expect(numbers(end, m).tryMap(half)).toBe(end, failure: Mishap.first) }
    }

    @Test func aSignalThatCannotFailCanFromThereOn() throws {
        try marbles { m in
            let numbers = m.hot("-2-1-4-", values: digits, failure: Never.self)
            m.expect(numbers.tryMap(half)).toBe("-1-#", values: digits, failure: Mishap.second)
        }
    }

    @Test func aClosureThatSaysWhatItThrowsIsATransformToo() throws {
        try marbles { m in
            let halves = numbers("-2-", m).tryMap { number throws(Mishap) in try half(number) + 1 }
            m.expect(halves).toBe("-2-", values: digits)
        }
    }

    @Test func aTransformThatDisposesSendsNothing() {
        let bag = DisposeBag()
        var passed: [Int] = []
        source.tryMap { number throws(Mishap) in
            bag.dispose()
            return try half(number)
        }
        .map { passed.append($0) }.observeEvents { _ in }.disposed(by: bag)
        source.send(2)
        #expect(passed == [])
    }
}
