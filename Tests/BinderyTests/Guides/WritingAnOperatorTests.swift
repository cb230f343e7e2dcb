import BinderyStreams
import BinderyTesting
import Testing

/// The example of “Write an operator” in BinderyStreams.md.
@Suite struct WritingAnOperatorTests {
    @Test func theOperatorOfTheGuideSendsValuesWithinItsBudget() throws {
        try marbles { m in
            let prices = m.hot("-a-b-c-", values: ["a": 1, "b": 2, "c": 3])
            m.expect(prices.within(budget: 5)).toBe("-a-b-|", values: ["a": 1, "b": 2])
            m.expectSubscriptions(prices).toBe("^----!")
        }
    }

    @Test func theEndOfTheSourceIsPassedOn() throws {
        try marbles { m in
            m.expect(m.cold("-a-|", values: ["a": 1]).within(budget: 5)).toBe("-a-|", values: ["a": 1])
            m.expect(m.cold("-a-#", values: ["a": 1]).within(budget: 5)).toBe("-a-#", values: ["a": 1])
        }
    }
}

extension Signal where Value == Int {
    /// Sends the values while their sum is at most `budget`, then completes.
    fileprivate func within(budget: Int) -> some Signal<Int, Failure> { Budgeted(upstream: self, budget: budget) }
}

private struct Budgeted<Upstream: Signal>: Signal where Upstream.Value == Int {
    typealias Value = Int
    typealias Failure = Upstream.Failure

    let upstream: Upstream
    let budget: Int

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Int, O.Failure == Failure {
        let part = scope.child()
        upstream.run(BudgetObserver(downstream: observer, scope: part, rest: budget), in: part)
    }
}

private final class BudgetObserver<Downstream: Observer>: Observer where Downstream.Value == Int {
    typealias Value = Int
    typealias Failure = Downstream.Failure

    let downstream: Downstream
    let scope: Scope
    var rest: Int

    init(downstream: Downstream, scope: Scope, rest: Int) {
        self.downstream = downstream
        self.scope = scope
        self.rest = rest
    }

    func receive(_ value: Int) {
        if scope.isDisposed { return }
        rest -= value
        if rest >= 0 { return downstream.receive(value) }
        scope.dispose()
        downstream.receive(completion: .completed)
    }

    func receive(completion: Completion<Failure>) {
        if !scope.isDisposed { downstream.receive(completion: completion) }
    }
}
