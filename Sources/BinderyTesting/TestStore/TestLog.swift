internal import Bindery

/// The events of a ``TestStore`` that are not yet expected. Held by the observations, which do not hold the store.
final class TestLog {
    struct Entry {
        let name: String
        let value: Any?
        let instant: Duration
    }

    private(set) var names: [String] = []
    var entries: [Entry] = []
    private let scheduler: (any Scheduler)?

    init(_ scheduler: (any Scheduler)?) { self.scheduler = scheduler }

    func observe<Value>(_ property: Property<Value>, as name: String) -> any Disposable {
        names.append(name)
        return property.observeChanges { [self] in note(name, $0) }
    }

    func observe<S: Signal>(_ signal: S, as name: String) -> any Disposable {
        names.append(name)
        return signal.observeEvents { [self] event in
            switch event {
            case .value(let value): note(name, value)
            case .failed(let failure): note(name + ".failed", failure)
            case .completed: note(name + ".completed", true)
            }
        }
    }

    private func note(_ name: String, _ value: Any) {
        entries.append(Entry(name: name, value: unwrapped(value), instant: scheduler?.now ?? .zero))
    }
}

/// A stored property of a model that a ``TestStore`` can observe.
protocol Trackable {
    func track(as name: String, in log: TestLog, until bag: DisposeBag)
}

extension Property: Trackable {
    func track(as name: String, in log: TestLog, until bag: DisposeBag) { bag.add(log.observe(self, as: name)) }
}

extension AsyncProperty: Trackable {
    func track(as name: String, in log: TestLog, until bag: DisposeBag) { bag.add(log.observe(state, as: name)) }
}

extension Subject: Trackable {
    func track(as name: String, in log: TestLog, until bag: DisposeBag) { bag.add(log.observe(self, as: name)) }
}

extension Action: Trackable {
    func track(as name: String, in log: TestLog, until bag: DisposeBag) {
        bag.add(log.observe(isEnabled, as: name + ".isEnabled"))
        bag.add(log.observe(isExecuting, as: name + ".isExecuting"))
        bag.add(log.observe(progress, as: name + ".progress"))
        bag.add(log.observe(values, as: name + ".values"))
        bag.add(log.observe(failures, as: name + ".failures"))
    }
}
