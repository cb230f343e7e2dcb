/// The generator of Steele, Lea and Flood: small, and the same numbers on every platform.
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

    /// A number from 0 up to the bound, which it does not reach. Not `Int.random(in:using:)`, whose way is the library's
    /// own business and could change what was generated.
    package mutating func next(below bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }

    /// Any of the elements; there has to be one.
    package mutating func element<Element>(of elements: [Element]) -> Element {
        elements[next(below: elements.count)]
    }
}
