import BinderyTestSupport

extension SplitMix {
    /// - Parameter streams: numbers that distinguish generators with the same seed.
    init(seed: UInt64, _ streams: UInt64...) {
        self.init(seed: seed)
        for stream in streams { self = SplitMix(seed: next() ^ stream) }
    }

    mutating func next(in range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

    mutating func happens(_ probability: Double) -> Bool { Double(next() >> 11) * 0x1p-53 < probability }

    mutating func element<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}
