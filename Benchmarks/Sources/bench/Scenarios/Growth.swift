import BinderyGraph
import BinderyStreams
import CEngine
import Foundation

/// The cost of a change per node that it reaches, from few nodes to many.
struct Growth {
    let name: String
    /// Makes a number of nodes, and returns a function that makes one change go through all of them.
    let make: (Int) -> (Int) -> Void
    /// The same with the C engine: what the caches of the processor cost is in both.
    var makeFloor: ((Int) -> (Int) -> Void)?

    static var all: [Growth] {
        [
            Growth(
                name: "chain of maps, observed",
                make: { count in
                    let source = MutableProperty(0)
                    var last: Property<Int> = source
                    for _ in 0..<count { last = last.map { $0 &+ 1 } }
                    let observation = last.observe { _ in }
                    return { value in withExtendedLifetime(observation) { source.value = value } }
                },
                makeFloor: { count in
                    let (source, sink) = (cengine_source(0), Sink())
                    var last = source
                    for _ in 0..<count {
                        last = cengine_derived(cengine_increment, [last], 1)
                        // A first computation recurses, so no two are left to do at once.
                        _ = cengine_read(last)
                    }
                    cengine_observe(last, sink.pointer, cengine_fold)
                    return { value in cengine_write(source, Int64(value)) }
                }),
            Growth(
                name: "one source, many derived, each observed",
                make: { count in
                    let source = MutableProperty(0)
                    let observations = (0..<count).map { number in
                        Property { source.value &+ number }.observe { _ in }
                    }
                    return { value in withExtendedLifetime(observations) { source.value = value } }
                },
                makeFloor: { count in
                    let (source, sink) = (cengine_source(0), Sink())
                    for _ in 0..<count {
                        cengine_observe(cengine_derived(cengine_increment, [source], 1), sink.pointer, cengine_fold)
                    }
                    return { value in cengine_write(source, Int64(value)) }
                }),
            Growth(name: "many sources, one sum, in a transaction") { count in
                let sources = (0..<count).map { MutableProperty($0) }
                let sum = Property { sources.reduce(0) { $0 &+ $1.value } }
                let observation = sum.observe { _ in }
                return { value in
                    withExtendedLifetime(observation) { transaction { for source in sources { source.value = value } } }
                }
            },
            Growth(name: "one subject, many observers") { count in
                let subject = Subject<Int, Never>()
                let observations = (0..<count).map { _ in subject.observe { _ in } }
                return { value in withExtendedLifetime(observations) { subject.send(value) } }
            },
        ]
    }

    /// Returns the minimum of several changes: other load on the machine can only slow a change.
    static func nanosecondsPerNode(of count: Int, _ make: (Int) -> (Int) -> Void) -> Double {
        let change = make(count)
        change(-1)
        let clock = SuspendingClock()
        let times = (0..<max(5, 2_000_000 / count)).map { value in
            clock.measure { change(value) } / .nanoseconds(1)
        }
        return times.min()! / Double(count)
    }
}
