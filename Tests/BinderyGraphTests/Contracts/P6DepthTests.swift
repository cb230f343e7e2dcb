import BinderyGraph
import BinderyTestSupport
import Testing

/// Contract P6: the stack does not limit depth. The tests run on a thread with a stack of 512 KB.
@Suite struct P6DepthTests {
    private static let depth = 100_000

    private static func chain(from source: Property<Int>) -> Property<Int> {
        var last = source
        for _ in 0..<depth { last = last.map { $0 + 1 } }
        return last
    }

    @Test func aLongChainOfMapsIsBuiltReadWrittenAndFreed() {
        let values = onSmallStack {
            let source = MutableProperty(0)
            let last = Self.chain(from: source)
            let first = last.value
            source.value = 5
            return [first, last.value]
        }
        #expect(values == [Self.depth, Self.depth + 5])
    }

    @Test func aLongChainOfMapsIsObservedAndDisposed() {
        let (seen, isFreed) = onSmallStack {
            let source = MutableProperty(0), lifetime = Lifetime()
            var seen: [Int] = []
            let observation: any Disposable
            do {
                let token = lifetime.token()
                let first = source.map { value in withExtendedLifetime(token) { value } }
                observation = Self.chain(from: first).observe { seen.append($0) }
            }
            source.value = 1
            transaction {
                source.value = 2
                source.value = 3
            }
            observation.dispose()
            source.value = 4
            return (seen, lifetime.alive == 0)
        }
        #expect(seen == [0, 1, 3].map { $0 + Self.depth })
        #expect(isFreed)
    }

    @Test func aLongChainThatWasNeverReadIsFreed() {
        let isFreed = onSmallStack {
            let source = MutableProperty(0)
            weak var last: Property<Int>?
            do { last = Self.chain(from: source) }
            return last == nil
        }
        #expect(isFreed)
    }

    @Test func aLongChainIsFreedAfterItsSource() {
        #expect(
            onSmallStack {
                var source: MutableProperty<Int>? = MutableProperty(0)
                let last = Self.chain(from: source!)
                source = nil
                return last.value
            } == Self.depth)
    }

    /// Each rung maps one rail and reads the other, so every node has a declared and a tracked dependency.
    @Test func aLongLadderOfMapsThatReadEachOtherIsSettledFromTheTop() {
        let values = onSmallStack {
            let source = MutableProperty(1)
            var left: Property<Int> = source.map { $0 }, right: Property<Int> = source.map { $0 }
            for _ in 0..<Self.depth / 2 {
                let (l, r) = (left, right)
                left = l.map { ($0 + r.value) % 1_000 }
                right = r.map { max($0, l.value) % 1_000 }
            }
            let (top, other) = (left, right)
            var seen: [Int] = []
            let observation = top.observe { seen.append($0) }
            source.value = 2
            let last = other.value
            observation.dispose()
            return seen.count + (last >= 0 ? 0 : 1)
        }
        #expect(values == 2)
    }

    @Test func aWideGraphIsSettledToo() {
        let sum = onSmallStack {
            let source = MutableProperty(1)
            let maps = (0..<Self.depth).map { index in source.map { $0 + index % 2 } }
            let sum = Property { maps.reduce(0) { $0 + $1.value } }
            _ = sum.value
            source.value = 2
            return sum.value
        }
        #expect(sum == Self.depth * 2 + Self.depth / 2)
    }

    @Test func aLongCascadeOfObserversNeedsNoStack() {
        let value = onSmallStack {
            let properties = (0..<9_000).map { _ in MutableProperty(0) }
            let bag = DisposeBag()
            for (from, to) in zip(properties, properties.dropFirst()) {
                from.observeChanges { to.value = $0 }.disposed(by: bag)
            }
            properties[0].value = 7
            return properties.last!.value
        }
        #expect(value == 7)
    }
}
