import BinderyCombine
import BinderyStreams
import Testing

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

@MainActor
@Suite struct PropertyPublisherTests {
    private let count = MutableProperty(1)

    @Test func theCurrentValueComesFirst() {
        var values: [Int] = []
        let observation = count.publisher.sink { values.append($0) }
        count.value = 2
        count.value = 2
        #expect(values == [1, 2])
        observation.cancel()
        count.value = 3
        #expect(values == [1, 2])
    }

    @Test func aSlowSubscriberReceivesTheLatestValue() {
        let subscriber = TestSubscriber<Int, Never>()
        count.publisher.subscribe(subscriber)
        count.value = 2
        count.value = 3
        subscriber.demand(1)
        #expect(subscriber.values == [3])
    }

    @Test func aTransactionIsOneValue() {
        var values: [Int] = []
        let other = MutableProperty(10)
        let sum = Property { count.value + other.value }
        let observation = sum.publisher.sink { values.append($0) }
        transaction {
            count.value = 2
            other.value = 20
        }
        #expect(values == [11, 22])
        observation.cancel()
    }

    @Test func aPropertyIsAnObservableObject() {
        var reads: [Int] = []
        let observation = count.objectWillChange.sink { reads.append(count.value) }
        count.value = 5
        #expect(reads == [5])
        observation.cancel()
    }

    @Test func anObservableObjectFollowsProperties() {
        final class Model: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            let first = MutableProperty("A")
            let second = MutableProperty(1)
            private let bag = DisposeBag()

            init() { objectWillChange.follow(first, second).disposed(by: bag) }
        }
        let model = Model()
        var changes = 0
        let observation = model.objectWillChange.sink { changes += 1 }
        model.first.value = "B"
        model.second.value = 1
        #expect(changes == 1)
        model.second.value = 2
        #expect(changes == 2)
        observation.cancel()
    }
}
