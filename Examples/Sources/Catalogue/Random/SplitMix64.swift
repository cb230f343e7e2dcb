/// The generator of Steele, Lea and Flood, with the same numbers on every platform.
package struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    package init(state: UInt64) {
        self.state = state
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number in 0..<bound. `Int.random(in:using:)` could change, and with it the generated data.
    package mutating func next(below bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }

    /// Returns any of the elements. The array must not be empty.
    package mutating func element<Element>(of elements: [Element]) -> Element {
        elements[next(below: elements.count)]
    }
}
