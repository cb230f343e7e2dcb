import BinderyGraph

/// A count of the runs of a computation or an effect.
final class Tally {
    private(set) var count = 0

    func note() { count += 1 }

    /// Counts, and returns `value`.
    func callAsFunction<Value>(_ value: Value) -> Value {
        count += 1
        return value
    }

    func reset() { count = 0 }
}

/// The effects of a test, disposed of at its end.
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

/// A disposable that calls a closure when it is disposed of.
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
