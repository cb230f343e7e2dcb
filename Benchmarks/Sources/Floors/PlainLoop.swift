/// The floor of a cold chain, written as a loop. The optimiser cannot fold it: `factor` is unknown, every step depends
/// on the previous ones (so there is neither a closed form nor a vector form), and the result is asserted.
@inline(never)
public func plainLoop(
    over range: Range<Int>, factor: Int, into sum: UnsafeMutablePointer<Int>
) {
    var state = 0
    for number in range {
        let product = number &* factor
        guard product & 3 != 0 else { continue }
        state = (state &* 5) ^ product
        sum.pointee = sum.pointee &* 31 &+ state
    }
}
