import BinderyStreams
import BinderySynchronization
import BinderyTestSupport
import BinderyTesting
import Testing

/// Processes of a program: what one publishes, all others receive at once.
private final class Network: Sendable {
    private let buses = Mutex<[MemoryBus]>([])

    func join() -> MemoryBus {
        let bus = MemoryBus(self)
        buses.withLock { $0.append(bus) }
        return bus
    }

    func deliver(_ message: [UInt8], _ topic: String, from sender: MemoryBus) {
        for bus in buses.withLock({ $0 }) where bus !== sender { bus.receive(message, topic) }
    }
}

private final class MemoryBus: MessageBus {
    private unowned let network: Network
    private let topics = Mutex<[String: @Sendable ([UInt8]) -> Void]>([:])

    init(_ network: Network) { self.network = network }

    func publish(_ message: [UInt8], to topic: String) { network.deliver(message, topic, from: self) }

    func subscribe(to topic: String, _ receive: @escaping @Sendable ([UInt8]) -> Void) {
        topics.withLock { $0[topic] = receive }
    }

    func receive(_ message: [UInt8], _ topic: String) { topics.withLock { $0[topic] }?(message) }
}

/// A broadcast that is connected to those of other processes.
@Suite struct BroadcastBusTests {
    private let network = Network()
    private let time = VirtualScheduler()

    private func connected(_ topic: String = "likes") -> (Broadcast<Int>, MemoryBus) {
        let (broadcast, bus) = (Broadcast<Int>(), network.join())
        broadcast.connect(
            to: bus, as: topic, encode: { [UInt8($0)] }, decode: { $0.count == 1 ? Int($0[0]) : nil })
        return (broadcast, bus)
    }

    private func received(from broadcast: Broadcast<Int>, while body: () -> Void) -> [Int] {
        var values: [Int] = []
        let bag = DisposeBag()
        time.run { broadcast.signal().observe { values.append($0) }.disposed(by: bag) }
        body()
        time.pump()
        bag.dispose()
        time.pump()
        return values
    }

    @Test func aValueArrivesOnceInEachProcessAndNotTwiceInItsOwn() {
        let (here, _) = connected(), (there, _) = connected(), (third, _) = connected()
        let all = [here, there, third].map { observed in
            received(from: observed) {
                here.send(1)
                there.send(2)
                here.send(3)
            }
        }
        #expect(all == [[1, 2, 3], [1, 2, 3], [1, 2, 3]])
    }

    @Test func topicsAreSeparate() {
        let (here, _) = connected("likes"), (there, _) = connected("news")
        #expect(received(from: there) { here.send(1) } == [])
    }

    @Test func theOrderOfATaskIsKept() {
        let (here, _) = connected(), (there, _) = connected()
        #expect(received(from: there) { for value in 0..<100 { here.send(value) } } == Array(0..<100))
    }

    @Test func aMessageThatCannotBeReadIsDroppedWithADiagnosis() {
        let (here, bus) = connected()
        let texts = Mutex<[String]>([])
        let handler = Diagnostics.Handler { diagnosis in texts.withLock { $0.append("\(diagnosis)") } }
        let values = Diagnostics.$handler.withValue(handler) {
            received(from: here) { bus.receive([1, 2], "likes") }
        }
        #expect(values == [])
        #expect(texts.withLock { $0.count } == 1)
        #expect(
            texts.withLock { $0.first }?.contains(
                """
                a message of the topic likes cannot be read as Int, and was dropped. Let a new version of the program use \
                a new topic when it changes the type.
                """) == true)
    }

    @Test func aBroadcastThatIsFreedReceivesNothing() {
        weak var freed: Broadcast<Int>?
        let (there, _) = connected()
        do {
            let (here, _) = connected()
            freed = here
        }
        #expect(freed == nil)
        there.send(1)
    }
}
