import Bindery
import BinderyTestSupport
import BinderyTesting
import Testing

private enum Page: Route {
    case page(Int)
    var path: String { if case .page(let number) = self { "/\(number)" } else { "" } }
}

/// Random calls against an array and a record of the callers that wait.
@Suite struct NavigatorLawTests {
    private final class Oracle {
        struct Screen {
            var number: Int
            let isSheet: Bool
            var wait: Int?
        }

        var screens = [Screen(number: 0, isSheet: false, wait: nil)]
        var results: [Int: String] = [:]
        var waits = 0

        func keep(_ count: Int) {
            for screen in screens.dropFirst(count).reversed() {
                if let wait = screen.wait, results[wait] == nil { results[wait] = "nil" }
            }
            screens.removeSubrange(min(count, screens.count)...)
        }
    }

    @Test(arguments: 0..<40) func randomCallsDoWhatAnArrayDoes(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let time = VirtualScheduler()
        let navigator = Navigator<Page>([.page(0)])
        let oracle = Oracle()
        var results: [Int: String] = [:]
        var arrivals = 0
        var waiting: [Int: any Disposable] = [:]
        var seen: [[Page]] = []
        let observation = navigator.stack.observe { seen.append($0) }

        func wait(_ index: Int, _ show: nonisolated(nonsending) @escaping () async -> Int?) {
            waiting[index] = time.run {
                Producer<Int?, Never>.from { await show() }.observe {
                    arrivals += 1
                    results[index] = $0.map(String.init) ?? "nil"
                }
            }
        }

        for step in 1...200 {
            let number = Int.random(in: 1...5, using: &random)
            let top = oracle.screens.count - 1
            switch Int.random(in: 0..<11, using: &random) {
            case 0:
                navigator.push(.page(number))
                oracle.screens.append(.init(number: number, isSheet: false))
            case 1:
                navigator.present(.page(number))
                oracle.screens.append(.init(number: number, isSheet: true))
            case 2:
                let index = oracle.waits
                wait(index) { await navigator.push(.page(number), returning: Int.self) }
                oracle.screens.append(.init(number: number, isSheet: false, wait: index))
                oracle.waits += 1
            case 3:
                time.run { navigator.pop() }
                if top > 0 { oracle.keep(top) }
            case 4:
                time.run { navigator.pop(toDepth: number) }
                if number <= top { oracle.keep(number) }
            case 5:
                time.run { navigator.dismiss() }
                if let sheet = oracle.screens.lastIndex(where: \.isSheet) { oracle.keep(sheet) }
            case 6:
                let isSheet = oracle.screens[top].isSheet
                time.run { navigator.replace(with: .page(number)) }
                oracle.keep(top)
                oracle.screens.append(.init(number: number, isSheet: isSheet))
            case 7:
                guard let index = oracle.screens.lastIndex(where: { $0.wait != nil }) else { continue }
                time.run { navigator.finish(with: step) }
                oracle.results[oracle.screens[index].wait!] = "\(step)"
                oracle.keep(index)
            case 8:
                guard
                    let index = oracle.screens.indices.filter({ oracle.screens[$0].wait != nil }).randomElement(
                        using: &random)
                else { continue }
                let wait = oracle.screens[index].wait!
                time.run { waiting[wait]?.dispose() }
                // The caller that ended the wait receives nothing.
                oracle.screens[index].wait = nil
                oracle.keep(index)
            case 9:
                navigator.readdress(.page(number), as: .page(number % 5 + 1))
                if let index = oracle.screens.lastIndex(where: { $0.number == number }) {
                    oracle.screens[index].number = number % 5 + 1
                }
            default:
                transaction {
                    navigator.push(.page(9))
                    navigator.pop()
                }
            }
            time.advance(by: .zero)
            #expect(navigator.stack.value == oracle.screens.map { .page($0.number) }, "step \(step)")
            #expect(navigator.entries.value.map { $0.presentation != .page } == oracle.screens.map(\.isSheet))
            #expect(seen.last == navigator.stack.value)
            #expect(results == oracle.results, "step \(step)")
            #expect(arrivals == results.count, "a result arrives once")
        }
        #expect(!seen.contains { $0.contains(.page(9)) })
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 != $1 })
        observation.dispose()
        // A caller that still waits would retain the navigator.
        time.run { navigator.popToRoot() }
        time.advance(by: .zero)
    }

    @Test func anObserverMayNavigateAndAllSeeTheSameInTheEnd() {
        let navigator = Navigator<Page>([.page(0)])
        var first: [[Page]] = [], second: [[Page]] = []
        let observations = [
            navigator.stack.observe { stack in
                first.append(stack)
                if stack.last == .page(1) { navigator.replace(with: .page(2)) }
            },
            navigator.stack.observe { second.append($0) },
        ]
        navigator.push(.page(1))
        #expect(navigator.stack.value == [.page(0), .page(2)])
        #expect(first.last == navigator.stack.value)
        #expect(second.last == navigator.stack.value)
        for observation in observations { observation.dispose() }
    }

    @Test func aCallInsideAComputationMakesNoDependency() {
        let navigator = Navigator<Page>([.page(0)])
        let other = MutableProperty(0)
        var runs = 0
        let observation = Property { other.value }.observe { _ in
            runs += 1
            navigator.push(.page(runs))
        }
        navigator.pop()
        #expect(runs == 1)
        observation.dispose()
    }

    @Test func aNavigatorLeavesNothingBehind() throws {
        let time = VirtualScheduler()
        try trackingLifetimes { lifetimes in
            let isAllowed = lifetimes.track(MutableProperty(false))
            let navigator = lifetimes.track(
                Navigator<Page>([.page(0)]) { $0 == .page(1) ? RouteGuard(isAllowed, otherwise: .page(2)) : nil })
            let observation = navigator.stack.observe { _ in }
            time.run {
                _ = Producer<Int?, Never>.from { await navigator.push(.page(1), returning: Int.self) }.observe { _ in }
            }
            isAllowed.value = true
            time.run { navigator.pop() }
            observation.dispose()
        }
    }
}
