import BinderyStreams
import Testing

@Suite struct WithLatestFromTests {
    private let source = Source<Int, Mishap>(), other = Source<String, Mishap>()

    private var combined: some Signal<String, Mishap> { source.withLatestFrom(other).map { "\($0)\($1)" } }

    @Test func eachValueComesWithTheLatestOfTheOther() {
        expect(combined, sends: [.value("1b"), .value("2b"), .value("3c")]) {
            other.send("a")
            other.send("b")
            source.send(1)
            source.send(2)
            other.send("c")
            source.send(3)
        }
    }

    @Test func valuesBeforeTheFirstOfTheOtherAreDropped() {
        expect(combined, sends: []) {
            source.send(1)
            other.send("a")
        }
    }

    @Test func theOtherIsObservedFirst() {
        let both = Producer<Int, Mishap>.just(1).withLatestFrom(Producer<String, Mishap>.of("a", "b"))
        expect(both.map { "\($0)\($1)" }, sends: [.value("1b"), .completed])
    }

    @Test func completionIsPassedOnAndDisposesOfTheOther() {
        expect(combined, sends: [.completed]) {
            source.complete()
            #expect(other.observers == 0)
        }
    }

    @Test func theLastValueOfAnOtherThatHasCompletedStays() {
        expect(combined, sends: [.value("1a")]) {
            other.send("a")
            other.complete()
            source.send(1)
        }
    }

    @Test func aFailureOfEitherDisposesOfTheOther() {
        expect(combined, sends: [.failed(.first)]) {
            source.fail(.first)
            #expect(other.observers == 0)
        }
    }

    @Test func aFailureOfTheOtherDisposesOfTheSignal() {
        expect(combined, sends: [.failed(.second)]) {
            other.fail(.second)
            #expect(source.observers == 0)
        }
        let failing = Producer<String, Mishap>.fail(.second)
        expect(source.withLatestFrom(failing).map { "\($0)\($1)" }, sends: [.failed(.second)])
        #expect(source.observations == 1)
    }

    @Test func anOtherThatCannotFailNeedsNoPromotion() {
        let text = Producer<String, Never>.just("x"), numbers = Producer<Int, Never>.just(1)
        expect(source.withLatestFrom(text).map { "\($0)\($1)" }, sends: [.value("1x")]) { source.send(1) }
        expect(numbers.withLatestFrom(text).map { "\($0)\($1)" }, sends: [.value("1x"), .completed])
    }

    @Test func nilIsAValueLikeAnyOther() {
        let optional = Source<Int?, Mishap>()
        expect(source.withLatestFrom(optional).map { "\($0) \($1 as Any)" }, sends: [.value("1 nil")]) {
            optional.send(nil)
            source.send(1)
        }
    }
}
