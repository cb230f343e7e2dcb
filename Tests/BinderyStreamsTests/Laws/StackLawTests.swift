import BinderyStreams
import BinderyTestSupport
import Testing

/// The stack does not grow with the number of events. `concat`, `retry` and `repeat` test 100,000 in their own files.
@Suite struct StackLawTests {
    @Test func aColdSourceOfTenMillionFitsTheStack() {
        let sum = onSmallStack {
            var sum = 0
            _ = Producer<Int, Never>.range(0..<10_000_000).filter { $0 % 2 == 0 }.map { $0 % 10 }.observe { sum += $0 }
            return sum
        }
        #expect(sum == 20_000_000)
    }

    @Test func aColdSourceOfAMillionSignalsFitsTheStack() {
        let sum = onSmallStack {
            var sum = 0
            _ = Producer<Int, Never>.range(0..<1_000_000).flatMapLatest { Producer<Int, Never>.just($0 % 10) }
                .observe { sum += $0 }
            return sum
        }
        #expect(sum == 4_500_000)
    }
}
