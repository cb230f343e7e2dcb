import BinderyStreams
import BinderySynchronization
import BinderyTestSupport

/// A network between processes: what one publishes, all others receive at once. With faults it loses and repeats some
/// messages, and delivers some late and in another order.
final class TestNetwork: Sendable {
    private typealias Receiver = @Sendable ([UInt8]) -> Void

    private struct State {
        /// By process, the last receiver of each topic.
        var receivers: [[String: Receiver]] = []
        var onTheWay: [(message: [UInt8], receive: Receiver)] = []
        var isCut = false
        /// Chooses what goes wrong; nil: nothing.
        var faults: SplitMix?

        mutating func arriving() -> [(message: [UInt8], receive: Receiver)] {
            let count = faults == nil ? onTheWay.count : onTheWay.count / 2
            if faults != nil { onTheWay.shuffle(using: &faults!) }
            defer { onTheWay.removeFirst(count) }
            return Array(onTheWay.prefix(count))
        }
    }

    private let state: Mutex<State>

    init(faults seed: UInt64? = nil) { state = Mutex(State(faults: seed.map(SplitMix.init))) }

    /// While it is cut, messages are lost.
    var isCut: Bool {
        get { state.withLock { $0.isCut } }
        set { state.withLock { $0.isCut = newValue } }
    }

    /// Adds a process.
    func join() -> Bus {
        state.withLock { state in
            state.receivers.append([:])
            return Bus(network: self, process: state.receivers.count - 1)
        }
    }

    struct Bus: MessageBus {
        fileprivate let network: TestNetwork
        fileprivate let process: Int

        func publish(_ message: [UInt8], to topic: String) {
            let arriving = network.state.withLock { state -> [(message: [UInt8], receive: Receiver)] in
                if state.isCut { return [] }
                for (process, receivers) in state.receivers.enumerated() where process != self.process {
                    guard let receive = receivers[topic] else { continue }
                    let copies = state.faults == nil ? 1 : Int.random(in: 0...2, using: &state.faults!)
                    for _ in 0..<copies { state.onTheWay.append((message, receive)) }
                }
                return state.arriving()
            }
            for (message, receive) in arriving { receive(message) }
        }

        func subscribe(to topic: String, _ receive: @escaping @Sendable ([UInt8]) -> Void) {
            network.state.withLock { $0.receivers[process][topic] = receive }
        }
    }
}

/// Waits until something holds that comes in any case. Patient: on a busy machine, each step of a task waits for a
/// thread behind the steps of all other tests.
func eventually(_ condition: () async -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(900)
    while await !condition() {
        if .now > end { return false }
        await Task.yield()
    }
    return true
}
