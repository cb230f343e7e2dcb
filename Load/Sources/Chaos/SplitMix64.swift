/// SplitMix64, by Steele, Lea and Flood: the same numbers in each run.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    /// - Parameter streams: numbers that distinguish generators with the same seed.
    init(seed: UInt64, _ streams: UInt64...) {
        state = seed
        for stream in streams { state = next() ^ stream }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

    mutating func next(in range: ClosedRange<Int>) -> Int { range.lowerBound + next(below: range.count) }

    mutating func happens(_ probability: Double) -> Bool { Double(next() >> 11) * 0x1p-53 < probability }

    mutating func element<Element>(of elements: [Element]) -> Element { elements[next(below: elements.count)] }
}
