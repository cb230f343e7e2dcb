/// How bad the network is: what may happen to each message.
struct Weather: Sendable {
    var cut = 0.004
    /// In the middle of a message, of which the rest never arrives.
    var cutWithin = 0.004
    var duplicate = 0.02
    var delay = 0.05
    /// Nothing is read for seconds, so that the sender's buffers run full.
    var stall = 0.003
    /// Written in two parts.
    var split = 0.05

    static let calm = Weather(cut: 0, cutWithin: 0, duplicate: 0, delay: 0, stall: 0, split: 0)

    /// What happens to one message.
    enum Fate: Equatable {
        case arrives
        case isDelayed(Duration)
        case isDuplicated
        case isSplit(at: Int, pause: Duration)
        case isCut(after: Int)
    }

    /// - Parameter canRepeat: whether it is a whole message, which would be understood a second time.
    func fate(ofBytes count: Int, canRepeat: Bool, using generator: inout SplitMix64) -> Fate {
        // All are drawn each time, so that what happened before does not depend on how bad the network was.
        let (dice, length, place) = (
            Double(generator.next() >> 11) * 0x1p-53, generator.next(below: 1000), generator.next()
        )
        let within = count > 1 ? 1 + Int(place % UInt64(count - 1)) : 0
        var bound = cut
        if dice < bound { return .isCut(after: 0) }
        bound += cutWithin
        if dice < bound { return .isCut(after: within) }
        bound += duplicate
        if dice < bound { return canRepeat ? .isDuplicated : .arrives }
        bound += delay
        if dice < bound { return .isDelayed(.milliseconds(5 + length / 2)) }
        bound += stall
        if dice < bound { return .isDelayed(.milliseconds(1000 + length * 4)) }
        bound += split
        if dice < bound { return .isSplit(at: within, pause: .milliseconds(1 + length / 20)) }
        return .arrives
    }
}
