// The sample and the table of BinderyCombine.md, so that they compile, and do what the guide says.
import Bindery
import BinderyCombine
import BinderyStreams
import Testing

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

private typealias Subject = BinderyStreams.Subject

@MainActor
@Suite struct GuideTests {
    private final class Basket: ObservableObject {
        let items = MutableProperty<[String]>([])
        let total = MutableProperty(0)
        let objectWillChange = ObservableObjectPublisher()
        private let bag = DisposeBag()

        init() { objectWillChange.follow(items, total).disposed(by: bag) }
    }

    private enum Failure: Error { case offline }

    @Test func aSubjectOfBinderyIsAPublisher() {
        let subject = Subject<Int, Failure>()
        var (values, latest): ([Int], [Int]) = ([], [])
        var observations: Set<AnyCancellable> = []
        subject.publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
            .store(in: &observations)
        subject.publisher(buffering: .latest).sink(receiveCompletion: { _ in }, receiveValue: { latest.append($0) })
            .store(in: &observations)
        subject.send(1)
        #expect(values == [1] && latest == [1])
    }

    @Test func aSubjectOfCombineIsASignalAndAProperty() async {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let (property, bag) = (subject.signal().property(initial: 0), DisposeBag())
        subject.signal().observe { values.append($0) }.disposed(by: bag)
        subject.send(1)
        let value = await property.firstValue { $0 == 1 }
        #expect(value == 1)
        #expect(values == [1])
    }

    @Test func propertiesOfAModelAreAnObservableObject() {
        let basket = Basket()
        var changes = 0
        let observation = basket.objectWillChange.sink { changes += 1 }
        basket.items.value.append("tea")
        basket.total.value = 2
        #expect(changes == 2)
        observation.cancel()
    }

    @Test func lifetimesGoBothWays() {
        let total = MutableProperty(0)
        var (values, seen): ([Int], [Int]) = ([], [])
        var observations: Set<AnyCancellable> = []
        total.observe { values.append($0) }.cancellable.store(in: &observations)
        var bag: DisposeBag? = DisposeBag()
        if let bag { total.publisher.sink { seen.append($0) }.disposed(by: bag) }
        total.value = 1
        observations = []
        bag = nil
        total.value = 2
        #expect(values == [0, 1] && seen == [0, 1])
    }
}
