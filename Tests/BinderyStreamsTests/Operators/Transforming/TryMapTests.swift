import BinderyStreams
import Testing

@Suite struct TryMapTests {
    private let source = Source<Int, Mishap>()

    private func half(_ number: Int) throws(Mishap) -> Int {
        guard number.isMultiple(of: 2) else { throw .second }
        return number / 2
    }

    @Test func aValueIsTransformed() {
        expect(source.tryMap(half), sends: [.value(1), .value(2)]) {
            source.send(2)
            source.send(4)
        }
    }

    @Test func whatIsThrownIsTheFailureAndDisposesOfUpstream() {
        expect(source.tryMap(half), sends: [.failed(.second)]) {
            source.send(1)
            source.send(2)
        }
        #expect(observers(of: source, atEachEventOf: source.tryMap(half)) { source.send(1) } == [0])
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.tryMap(half), sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int, Mishap>.empty().tryMap(half), sends: [.completed])
    }

    @Test func aSignalThatCannotFailCanFromThereOn() {
        expect(Producer<Int, Never>.of(2, 1, 4).tryMap(half), sends: [.value(1), .failed(.second)])
    }

    @Test func aClosureThatSaysWhatItThrowsIsATransformToo() {
        let halves = source.tryMap { number throws(Mishap) in try half(number) + 1 }
        expect(halves, sends: [.value(2)]) { source.send(2) }
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
