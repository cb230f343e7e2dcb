/// The floor of `zip`, written by hand for two sources of numbers that send at any time: an array and an index for what
/// waits of each, and a handler that the caller supplies. It supports neither completion nor disposal, and frees memory
/// only when nothing waits. The optimiser cannot fold the handler: it is called through a pointer in memory.
public final class PairsByHand {
    // Unchecked: the checks would cost as much as the rest.
    @exclusivity(unchecked) @usableFromInline var firsts: [Int] = []
    @exclusivity(unchecked) @usableFromInline var seconds: [Int] = []
    @exclusivity(unchecked) @usableFromInline var nextFirst = 0
    @exclusivity(unchecked) @usableFromInline var nextSecond = 0
    @usableFromInline let handler: (Int, Int) -> Void

    public init(handler: @escaping (Int, Int) -> Void) { self.handler = handler }

    @inlinable
    public func send(first: Int) {
        guard nextSecond < seconds.count else { return firsts.append(first) }
        let second = seconds[nextSecond]
        nextSecond += 1
        if nextSecond == seconds.count {
            seconds.removeAll(keepingCapacity: true)
            nextSecond = 0
        }
        handler(first, second)
    }

    @inlinable
    public func send(second: Int) {
        guard nextFirst < firsts.count else { return seconds.append(second) }
        let first = firsts[nextFirst]
        nextFirst += 1
        if nextFirst == firsts.count {
            firsts.removeAll(keepingCapacity: true)
            nextFirst = 0
        }
        handler(first, second)
    }
}
