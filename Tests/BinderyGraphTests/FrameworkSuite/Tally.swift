import BinderyGraph

/// Counts how often a computation or an effect has run.
final class Tally {
    private(set) var count = 0

    func note() { count += 1 }

    /// Counts, and hands `value` through.
    func callAsFunction<Value>(_ value: Value) -> Value {
        count += 1
        return value
    }

    func reset() { count = 0 }
}

/// The effects of a test, which end with it.
final class Effects {
    private let bag = DisposeBag()

    @discardableResult
    func add(_ body: @escaping () -> Void) -> any Disposable {
        let made = effect(body)
        bag.add(made)
        return made
    }

    @discardableResult
    func add(_ body: @escaping (_ bag: DisposeBag) -> Void) -> any Disposable {
        let made = effect(body)
        bag.add(made)
        return made
    }
}

/// Calls a closure when it is disposed of.
final class Cleanup: Disposable {
    private var work: (() -> Void)?

    init(_ work: @escaping () -> Void) { self.work = work }

    var isDisposed: Bool { work == nil }

    func dispose() {
        let work = work
        self.work = nil
        work?()
    }
}
