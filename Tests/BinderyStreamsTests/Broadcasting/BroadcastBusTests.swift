import BinderyStreams
import BinderySynchronization
import BinderyTestSupport
import BinderyTesting
import Testing

/// A broadcast that is connected to those of other processes.
@Suite struct BroadcastBusTests {
    private let network = TestNetwork()
    private let time = VirtualScheduler()

    private func connected(_ topic: String = "likes") -> (Broadcast<Int>, TestNetwork.Bus) {
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
        let (here, _) = connected()
        let texts = Mutex<[String]>([])
        let handler = Diagnostics.Handler { diagnosis in texts.withLock { $0.append("\(diagnosis)") } }
        let values = Diagnostics.$handler.withValue(handler) {
            received(from: here) { network.join().publish([1, 2], to: "likes") }
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
