import BinderyGraph
import BinderyStreams
import CBinderyShims
import CEngine

/// The bytes of one object, with the allocator's overhead.
struct Memory {
    let name: String
    /// Makes a number of objects, and returns what keeps them.
    let make: (Int) -> Any
    /// The same in the C engine, which never frees memory.
    var floor: ((Int) -> Void)?

    static var all: [Memory] {
        [
            Memory(
                name: "property", make: { count in (0..<count).map { MutableProperty($0) } },
                floor: { count in for number in 0..<count { _ = cengine_source(Int64(number)) } }),
            Memory(
                name: "derived property, read once",
                make: { count in
                    let source = MutableProperty(1)
                    return (0..<count).map { _ in
                        let derived = Property { source.value &+ 1 }
                        _ = derived.value
                        return derived
                    }
                },
                floor: { count in
                    let source = cengine_source(1)
                    for _ in 0..<count { _ = cengine_read(cengine_derived(cengine_increment, [source], 1)) }
                }),
            Memory(
                name: "map of a property, read once",
                make: { count in
                    let source = MutableProperty(1)
                    return (0..<count).map { _ in
                        let derived = source.map { $0 &+ 1 }
                        _ = derived.value
                        return derived
                    }
                }),
            Memory(
                name: "observer of a property",
                make: { count in
                    let source = MutableProperty(1)
                    return (source, (0..<count).map { _ in source.observe { _ in } })
                },
                floor: { count in
                    let source = cengine_source(1)
                    for _ in 0..<count { cengine_observe(source, nil, { _, _ in }) }
                }),
            Memory(
                name: "subject", make: { count in (0..<count).map { _ in Subject<Int, Never>() } }),
            Memory(
                name: "observer of a subject",
                make: { count in
                    let subject = Subject<Int, Never>()
                    return (subject, (0..<count).map { _ in subject.observe { _ in } })
                }),
        ]
            + operators
    }

    /// Observations of a subject through one or more operators.
    private static var operators: [Memory] {
        [
            ofOperator("map") { $0.map { $0 &+ 1 } },
            ofOperator("filter") { $0.filter { $0 > 0 } },
            ofOperator("map→filter→map") { $0.map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 } },
            ofOperator("scan") { $0.scan(0) { $0 &+ $1 } },
            ofOperator("distinctUntilChanged") { $0.distinctUntilChanged() },
            ofOperator("take(while:)") { $0.take(while: { $0 < 10 }) },
            ofOperator("debounce") { $0.debounce(for: .seconds(1), on: StoppedClock()) },
            ofOperator("share") { $0.share() },
            ofOperator("merge") { $0.merge(with: $0) },
            ofOperator("combineLatest") { combineLatest($0, $0).map { $0 &+ $1 } },
            ofOperator("flatMapLatest") { source in source.flatMapLatest { _ in source } },
        ]
    }

    private static func ofOperator<S: Signal<Int, Never>>(
        _ name: String, _ apply: @escaping (Subject<Int, Never>) -> S
    ) -> Memory {
        Memory(
            name: "observer of a subject through " + name,
            make: { count in
                let subject = Subject<Int, Never>()
                return (subject, (0..<count).map { _ in apply(subject).observe { _ in } })
            })
    }

    /// Returns the bytes per object, with its place in the array that keeps it.
    func bytes() -> Double {
        let count = 20_000
        let before = Self.allocatedBytes
        let kept = make(count)
        let after = Self.allocatedBytes
        return withExtendedLifetime(kept) { Double(after - before) / Double(count) }
    }

    /// Nodes and links lie in a pool of their own.
    private static var allocatedBytes: Int { Int(cengine_allocated_bytes() + bindery_pool_used_size()) }

    func floorBytes() -> Double? {
        guard let floor else { return nil }
        let count = 20_000
        let before = Self.allocatedBytes
        floor(count)
        return Double(Self.allocatedBytes - before) / Double(count)
    }
}

/// A scheduler on which no time passes and no work runs.
private final class StoppedClock: Scheduler {
    let now = Duration.zero

    func schedule(after delay: Duration, _ work: @escaping () -> Void) -> any Disposable { DisposeBag() }

    nonisolated(nonsending) func sleep(for delay: Duration) async throws(CancellationError) {}
}
