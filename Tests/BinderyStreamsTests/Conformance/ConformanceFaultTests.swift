import BinderyStreams
import Testing

/// Tests of the check itself, on operators with a deliberate fault.
@Suite struct ConformanceFaultTests {
    /// Breaks the reference cycles of the faulty operators after the check.
    private let bag = DisposeBag()

    private func violations<Output: Signal<Numbered, Mishap>>(
        _ make: @escaping (AnySignal<Numbered, Mishap>) -> Output
    ) -> [String] {
        OperatorConformance { input, _ in make(input) }.violations()
    }

    @Test func oneThatIgnoresDisposalIsCaught() {
        #expect(
            violations { Faulty(upstream: $0, bag: bag, fault: .sendsTwice) }.contains("a value comes after disposal"))
    }

    @Test func oneThatSendsAfterTheEndIsCaught() {
        #expect(violations { Faulty(upstream: $0, bag: bag, fault: .endsTwice) }.contains("an end comes after the end"))
    }

    @Test func oneThatObservesOutsideTheScopeIsCaught() {
        #expect(
            violations { Faulty(upstream: $0, bag: bag, fault: .ownsItsScope) }.contains(
                "upstream is still observed after disposal"))
    }

    @Test func oneThatHoldsItsValuesIsCaught() {
        #expect(
            violations { Faulty(upstream: $0, bag: bag, fault: .holdsValues) }.contains(
                "values are held after disposal"))
    }

    @Test func oneThatSendsInsideADeliveryIsCaught() {
        #expect(
            violations { Faulty(upstream: $0, bag: bag, fault: .sendsWhenDisposedOf) }
                .contains("a value comes inside the delivery of another event"))
    }

    @Test func oneThatChangesTheOrderIsCaught() {
        #expect(
            violations { Faulty(upstream: $0, bag: bag, fault: .postponesEvenNumbers) }
                .contains(#"values sent from inside a delivery come as ["1", "3", "2"] instead of ["1", "2", "3"]"#))
    }

    @Test func oneThatIsHeldByItsScopeIsCaught() {
        #expect(
            violations { Faulty(upstream: $0, bag: bag, fault: .isHeldByItsScope) }
                .contains { $0.hasSuffix("are alive when upstream has been freed") })
    }

    @Test func oneThatStartsInADisposedScopeIsCaught() {
        #expect(
            violations { Faulty(upstream: $0, bag: bag, fault: .ownsItsScope) }
                .contains("upstream is observed without an observer"))
    }
}

private enum Fault {
    case sendsTwice, endsTwice, ownsItsScope, holdsValues, sendsWhenDisposedOf, postponesEvenNumbers
    case isHeldByItsScope
}

private struct Faulty: Signal {
    typealias Value = Numbered
    typealias Failure = Mishap
    let upstream: AnySignal<Numbered, Mishap>
    let bag: DisposeBag
    let fault: Fault

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Numbered, O.Failure == Mishap {
        let faulty = FaultyObserver(downstream: observer, fault: fault)
        Scope().onDispose { [weak scope, weak faulty] in
            scope?.dispose()
            faulty?.next = nil
        }
        .disposed(by: bag)
        switch fault {
        case .ownsItsScope: upstream.run(faulty, in: Scope())
        case .holdsValues:
            upstream.run(faulty, in: scope)
            scope.onDispose { faulty.next = faulty }
        case .isHeldByItsScope:
            scope.onDispose { faulty.values = [] }
            upstream.run(faulty, in: scope)
        case .sendsWhenDisposedOf:
            scope.onDispose { [weak faulty] in faulty?.sendLast() }
            upstream.run(faulty, in: scope)
        default: upstream.run(faulty, in: scope)
        }
    }
}

private final class FaultyObserver<Downstream: Observer>: Observer
where Downstream.Value == Numbered, Downstream.Failure == Mishap {
    let downstream: Downstream
    let fault: Fault
    var values: [Numbered] = []
    var next: FaultyObserver?

    init(downstream: Downstream, fault: Fault) {
        self.downstream = downstream
        self.fault = fault
    }

    func sendLast() {
        if let last = values.last { downstream.receive(last) }
    }

    func receive(_ value: Numbered) {
        if fault == .postponesEvenNumbers, value.number.isMultiple(of: 2) {
            return Delivery.afterCurrent { [self] in downstream.receive(value) }
        }
        if fault == .sendsWhenDisposedOf { values = [value] }
        downstream.receive(value)
        switch fault {
        case .sendsTwice: downstream.receive(value)
        case .holdsValues: values.append(value)
        default: break
        }
    }

    func receive(completion: Completion<Mishap>) {
        downstream.receive(completion: completion)
        if fault == .endsTwice { downstream.receive(completion: completion) }
    }
}
