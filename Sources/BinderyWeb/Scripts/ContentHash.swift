/// A hash by which contents are told apart, the same in each process. Not for contents that an attacker chooses.
///
/// - Source: FNV-1a for 64 bits, by G. Fowler, L. C. Noll and K.-P. Vo.
struct ContentHash: CustomStringConvertible {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    init(of parts: [some Sequence<UInt8>]) {
        for part in parts {
            var count: UInt64 = 0
            for byte in part {
                add(UInt64(byte))
                count += 1
            }
            add(count)
        }
    }

    private mutating func add(_ part: UInt64) { value = (value ^ part) &* 0x100_0000_01b3 }

    /// For addresses and logs.
    var description: String { String(value, radix: 36) }
}
