import BinderyStreams
import Testing

@Suite struct ScanTests {
    private let source = Source<Int, Mishap>()

    @Test func eachValueIsCombinedWithTheResultBefore() {
        expect(source.scan("0") { "(\($0)+\($1))" }, sends: [.value("(0+1)"), .value("((0+1)+2)")]) {
            source.send(1)
            source.send(2)
        }
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.scan(0, +), sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int, Mishap>.empty().scan(0, +), sends: [.completed])
    }

    @Test func eachObserverBeginsWithTheInitialResult() {
        let sums = Producer<Int, Never>.of(1, 2).scan(10, +)
        expect(sums, sends: [.value(11), .value(13), .completed])
        expect(sums, sends: [.value(11), .value(13), .completed])
    }

    @Test func aValueThatComesInsideADeliveryFindsTheResultOfTheOneBefore() {
        let wire = Wire<Int, Never>()
        var seen: [Int] = []
        let observation = wire.scan(0, +).observe { [unowned wire] sum in
            seen.append(sum)
            if sum == 1 { wire.send(10) }
        }
        wire.send(1)
        wire.send(100)
        #expect(seen == [1, 11, 111])
        observation.dispose()
    }
}
