import BinderyStreams
import BinderyTestSupport
import Testing

@Suite struct ScopeTests {
    private let scope = Scope()

    @Test func cleanupsRunOnceInTheOrderInWhichTheyWereAdded() {
        var order: [Int] = []
        for number in 1...4 { scope.onDispose { order.append(number) } }
        scope.dispose()
        scope.dispose()
        #expect(order == [1, 2, 3, 4])
    }

    @Test func aCleanupAddedAfterDisposalRunsAtOnce() {
        var count = 0
        scope.dispose()
        scope.onDispose { count += 1 }
        #expect(count == 1)
    }

    @Test func aChildEndsWithItsParent() {
        var order: [String] = []
        scope.onDispose { order.append("parent") }
        let child = scope.child()
        child.onDispose { order.append("child") }
        scope.dispose()
        #expect(child.isDisposed)
        #expect(order == ["parent", "child"])
    }

    @Test func aChildMayEndEarlier() {
        var order: [Int] = []
        let children = (0..<3).map { number in
            let child = scope.child()
            child.onDispose { order.append(number) }
            return child
        }
        children[1].dispose()
        #expect(!scope.isDisposed)
        scope.dispose()
        #expect(order == [1, 0, 2])
    }

    @Test func aChildOfADisposedScopeIsDisposed() {
        scope.dispose()
        #expect(scope.child().isDisposed)
    }

    @Test func aForgottenCleanupDoesNotRun() {
        var order: [Int] = []
        let first = scope.onDispose { order.append(1) }
        scope.onDispose { order.append(2) }
        first.forget()
        scope.dispose()
        #expect(order == [2])
    }

    @Test func aCleanupMayRunEarlyAndOutliveItsScope() {
        var order: [Int] = []
        let first = scope.onDispose { order.append(1) }
        scope.onDispose { order.append(2) }
        first.dispose()
        first.dispose()
        #expect(order == [1])
        #expect(first.isDisposed)
        scope.dispose()
        #expect(order == [1, 2])
        let orphan = Scope().onDispose { order.append(3) }
        orphan.dispose()
        #expect(order == [1, 2, 3])
    }

    @Test func itIsDisposedWhenItsCleanupsRun() {
        var wasDisposed = false
        scope.onDispose { [scope] in wasDisposed = scope.isDisposed }
        scope.dispose()
        #expect(wasDisposed)
    }

    @Test func aCleanupMayDisposeOfTheScopeAndOfItsSiblings() {
        var order: [String] = []
        let second = scope.child()
        scope.onDispose { [scope] in
            order.append("first")
            second.dispose()
            scope.dispose()
        }
        second.onDispose { order.append("second") }
        scope.dispose()
        #expect(order == ["second", "first"] || order == ["first", "second"])
        #expect(order.count == 2)
    }

    @Test func cleanupsAreReleasedWhenTheyHaveRun() {
        let lifetime = Lifetime()
        do {
            let token = lifetime.token()
            for _ in 0..<3 { scope.onDispose { withExtendedLifetime(token) {} } }
        }
        scope.dispose()
        #expect(lifetime.alive == 0)
    }

    @Test func aChildMayOutliveItsParent() {
        let child: Scope
        do {
            let parent = Scope()
            child = parent.child()
            _ = parent.child()
        }
        child.dispose()
        #expect(child.isDisposed)
    }

    @Test(arguments: 0..<40)
    func whatIsLeftEndsInTheOrderInWhichItWasMade(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let scope = Scope()
        var ended: [Int] = [], expected: [Int] = []
        var open: [(number: Int, child: Scope)] = []
        for number in 0..<60 {
            if Int.random(in: 0..<3, using: &random) > 0 || open.isEmpty {
                let child = scope.child()
                child.onDispose { ended.append(number) }
                open.append((number, child))
            } else {
                let (number, child) = open.remove(at: Int.random(in: open.indices, using: &random))
                child.dispose()
                expected.append(number)
            }
            #expect(ended == expected, "seed \(seed)")
        }
        scope.dispose()
        #expect(ended == expected + open.map(\.number), "seed \(seed)")
    }

    @Test func aHundredThousandChildrenNeedNoStack() {
        let count = onSmallStack {
            var count = 0
            let scope = Scope()
            for _ in 0..<100_000 { scope.child().onDispose { count += 1 } }
            scope.dispose()
            let dropped = Scope()
            for _ in 0..<100_000 { _ = dropped.child() }
            return count
        }
        #expect(count == 100_000)
    }
}
