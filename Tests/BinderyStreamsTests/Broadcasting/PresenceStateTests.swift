import BinderyTestSupport
import Testing

@testable import BinderyStreams

/// Processes that enter, change, leave and end, over a network that loses, repeats and delays messages, and is cut.
@Suite struct PresenceStateTests {
    private typealias State = PresenceState<Int>

    private static let timeout = Duration.seconds(7)

    @Test func changesBehindAGapAskForTheWholeOnce() {
        var (a, b) = (State(own: 1), State(own: 2))
        let now = ContinuousClock.now
        let changes = (1...5).map { a.enter($0).1 }
        let answers = changes.dropFirst().map { b.receive($0, at: now) }
        #expect(answers.compactMap(\.self).count == 1)
        guard case .wanted(1)? = answers[0], let whole = a.receive(.wanted(1), at: now) else {
            Issue.record("did not ask")
            return
        }
        _ = b.receive(whole, at: now)
        #expect(b.values == [1, 2, 3, 4, 5])
        // What was lost is asked for again after a while.
        _ = a.enter(6)
        #expect(b.receive(a.enter(7).1, at: now) != nil && b.receive(a.enter(8).1, at: now) == nil)
        _ = b.tick(at: now, forgetting: Self.timeout)
        #expect(b.receive(a.enter(9).1, at: now) != nil)
    }

    private struct Network {
        var processes: [UInt64: State] = [:]
        /// The entries that each living process has made, by an obvious program.
        var entered: [UInt64: [(entry: UInt64, value: Int)]] = [:]
        var onTheWay: [(to: UInt64, bytes: [UInt8])] = []
        /// The processes on one side of a cut; empty for none.
        var side: Set<UInt64> = []
        var now = ContinuousClock.now
        var random: SplitMix

        mutating func start() {
            let own = UInt64.random(in: 1 ... .max, using: &random)
            processes[own] = State(own: own)
            entered[own] = []
        }

        mutating func send(_ message: State.Message, from sender: UInt64, isReliable: Bool) {
            let bytes = message.bytes { [UInt8($0 & 255), UInt8($0 >> 8)] }
            for process in processes.keys.sorted() where process != sender {
                if !side.isEmpty, side.contains(process) != side.contains(sender) { continue }
                if !isReliable, Int.random(in: 0..<4, using: &random) == 0 { continue }
                let copies = !isReliable && Int.random(in: 0..<4, using: &random) == 0 ? 2 : 1
                for _ in 0..<copies { onTheWay.append((process, bytes)) }
            }
        }

        mutating func deliver(isReliable: Bool) {
            let index = isReliable ? 0 : Int.random(in: onTheWay.indices, using: &random)
            let (process, bytes) = onTheWay.remove(at: index)
            guard processes[process] != nil else { return }
            let message = State.Message(bytes) { $0.count == 2 ? Int($0[0]) | Int($0[1]) << 8 : nil }
            if let answer = processes[process]!.receive(message!, at: now) {
                send(answer, from: process, isReliable: isReliable)
            }
        }

        mutating func tick(isReliable: Bool) {
            now += .seconds(2)
            for process in processes.keys.sorted() {
                let message = processes[process]!.tick(at: now, forgetting: PresenceStateTests.timeout)
                send(message, from: process, isReliable: isReliable)
            }
        }

        /// What all must come to.
        var expected: [Int] {
            entered.sorted { $0.key < $1.key }.flatMap { $0.value.sorted { $0.entry < $1.entry }.map(\.value) }
        }
    }

    private func step(_ network: inout Network) {
        let processes = network.processes.keys.sorted()
        let process = processes.randomElement(using: &network.random)!
        switch Int.random(in: 0..<20, using: &network.random) {
        case 0 where processes.count < 5: network.start()
        case 1 where processes.count > 1:
            // With or without a word.
            if Bool.random(using: &network.random) { network.send(.left(process), from: process, isReliable: false) }
            network.processes[process] = nil
            network.entered[process] = nil
            network.side.remove(process)
        case 2: network.side = Set(processes.filter { _ in Bool.random(using: &network.random) })
        case 3: network.side = []
        case 4...8:
            let value = Int.random(in: 0..<1000, using: &network.random)
            let (entry, message) = network.processes[process]!.enter(value)
            network.entered[process]!.append((entry, value))
            network.send(message, from: process, isReliable: false)
        case 9...12:
            guard let index = network.entered[process]!.indices.randomElement(using: &network.random) else { return }
            let entry = network.entered[process]![index].entry
            let value = Bool.random(using: &network.random) ? Int.random(in: 0..<1000, using: &network.random) : nil
            if let value {
                network.entered[process]![index].value = value
            } else {
                network.entered[process]!.remove(at: index)
            }
            let message = network.processes[process]!.set(value, of: entry)
            network.send(message, from: process, isReliable: false)
        case 13: network.tick(isReliable: false)
        default:
            // As many as are sent, so that few wait for the end.
            for _ in 0..<8 where !network.onTheWay.isEmpty { network.deliver(isReliable: false) }
        }
    }

    @Test(arguments: 0..<200)
    func allComeToTheSameEntries(seed: Int) {
        var network = Network(random: SplitMix(seed: UInt64(seed)))
        network.start()
        for _ in 0..<400 { step(&network) }
        // The network is whole again, and what was on the way is lost: only the signs of life tell what was missed. Who
        // has ended is forgotten.
        network.side = []
        network.onTheWay = []
        for _ in 0..<6 {
            network.tick(isReliable: true)
            while !network.onTheWay.isEmpty { network.deliver(isReliable: true) }
        }
        for state in network.processes.values { #expect(state.values == network.expected) }
    }

    /// No message of another process changes what this one has entered.
    @Test func itsOwnEntriesAreItsOwn() {
        var state = State(own: 1)
        _ = state.enter(5)
        for message in [
            State.Message.change(1, version: 9, entry: 1, nil), .whole(1, version: 9, [:]), .alive(1, version: 9),
            .left(1),
        ] {
            #expect(state.receive(message, at: .now) == nil)
        }
        #expect(state.values == [5])
    }

    /// Not even until the next sign of life.
    @Test func aMessageThatIsLateOrRepeatedUndoesNothing() {
        var state = State(own: 1)
        _ = state.receive(.whole(2, version: 5, [1: 7, 2: 8]), at: .now)
        for message in [
            State.Message.change(2, version: 5, entry: 1, 0), .change(2, version: 4, entry: 2, nil),
            .whole(2, version: 4, [3: 9]),
        ] {
            #expect(state.receive(message, at: .now) == nil)
            #expect(state.values == [7, 8])
        }
    }

    @Test func anyVersionIsTaken() {
        var state = State(own: 1)
        _ = state.receive(.whole(2, version: .max, [1: 7]), at: .now)
        _ = state.receive(.change(2, version: .max, entry: 1, 8), at: .now)
        _ = state.receive(.change(2, version: 0, entry: 1, 9), at: .now)
        #expect(state.values == [9])
    }

    @Test func bytesOfAnotherFormAreRefused() {
        let decode = { (bytes: [UInt8]) in bytes.first.map(Int.init) }
        let whole = State.Message.whole(1, version: 2, [3: 4, 5: 6]).bytes { [UInt8($0)] }
        for length in whole.indices where length != 17 && length != 34 {
            #expect(State.Message(Array(whole.prefix(length)), decode) == nil)
        }
        #expect(State.Message(whole + [0], decode) == nil)
        #expect(State.Message([9] + whole.dropFirst(), decode) == nil)
        #expect(State.Message([0] + [UInt8](repeating: 255, count: 32), decode) == nil)
    }
}
