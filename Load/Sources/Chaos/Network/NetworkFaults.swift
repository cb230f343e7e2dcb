import BinderyTestSupport

/// The probability of each fault of the network, per message.
struct NetworkFaults: Sendable {
    var cut = 0.004
    /// Cuts within a message; the rest never arrives.
    var cutWithin = 0.004
    var duplicate = 0.02
    var delay = 0.05
    /// Pauses for seconds, so that the sender's buffers fill.
    var stall = 0.003
    /// Writes a message in two parts.
    var split = 0.05

    static let none = NetworkFaults(cut: 0, cutWithin: 0, duplicate: 0, delay: 0, stall: 0, split: 0)

    enum Delivery: Equatable {
        case intact
        case delayed(Duration)
        case duplicated
        case split(at: Int, pause: Duration)
        case cut(after: Int)
    }

    /// - Parameter canRepeat: whether the bytes are a whole message, which the receiver would accept twice.
    func delivery(ofBytes count: Int, canRepeat: Bool, using generator: inout SplitMix) -> Delivery {
        // Draws the same number of values for every message: later deliveries do not depend on the probabilities.
        let (dice, length, offset) = (
            Double(generator.next() >> 11) * 0x1p-53, generator.below(1000), generator.next()
        )
        let within = count > 1 ? 1 + Int(offset % UInt64(count - 1)) : 0
        var bound = cut
        if dice < bound { return .cut(after: 0) }
        bound += cutWithin
        if dice < bound { return .cut(after: within) }
        bound += duplicate
        if dice < bound { return canRepeat ? .duplicated : .intact }
        bound += delay
        if dice < bound { return .delayed(.milliseconds(5 + length / 2)) }
        bound += stall
        if dice < bound { return .delayed(.milliseconds(1000 + length * 4)) }
        bound += split
        if dice < bound { return .split(at: within, pause: .milliseconds(1 + length / 20)) }
        return .intact
    }
}
