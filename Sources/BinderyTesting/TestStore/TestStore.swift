internal import BinderyGraph
public import BinderyStreams

/// Runs `body` and expects it to assert every change of a view model's properties and every event of its actions.
///
/// ```swift
/// let model = CartModel()
/// try exhaustively(model) { store in
///     model.coupon = "SAVE"
///     try store.expect(["coupon": "SAVE", "price": 90])
///     model.pay.execute()
///     try store.expect(["pay.isExecuting": true, "pay.isEnabled": false])
/// }
/// ```
///
/// - Throws: An ``ExpectationFailure`` that shows what was not asserted; what `body` throws.
public func exhaustively(
    _ model: some AnyObject, file: StaticString = #fileID, line: UInt = #line, _ body: (TestStore) throws -> Void
) throws {
    let store = try TestStore(model, file: file, line: line)
    try body(store)
    try store.expect([:], file: file, line: line)
}

/// Observes the whole of a view model, so that no change is missed, until it is deallocated. Prefer
/// ``exhaustively(_:file:line:_:)``, which makes the last expectation by itself.
///
/// It observes the stored properties of the class and its superclasses:
///
/// | stored property | name |
/// |---|---|
/// | `@Reactive var text`, `let text: Property<…>` | `text` |
/// | `let login: Action<…>` | `login.isEnabled`, `….isExecuting`, `….progress`, `….values`, `….failures` |
/// | `let books: AsyncProperty<…>` | `books` (its state) |
/// | `let taps: Subject<…>` | `taps`; its end `taps.failed`, `taps.completed` (`true`) |
/// | anything else | not observed; see ``track(_:as:)`` and ``observe(_:as:)`` |
public final class TestStore {
    let log: TestLog
    private let bag = DisposeBag()

    /// - Parameter scheduler: The source of the instants in failures; by default that of `VirtualScheduler.run`.
    /// - Throws: If there is nothing to observe.
    public init(
        _ model: some AnyObject, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) throws(ExpectationFailure) {
        log = TestLog(scheduler ?? ExecutionContext.entered?.scheduler)
        track(model)
        if log.names.isEmpty {
            throw ExpectationFailure(
                file, line, "\(type(of: model)) stores no property, action or subject, so no change of it can be seen.")
        }
    }

    /// Also observes a part of the model. Its properties have the names `name.text` and so on.
    public func track(_ part: some AnyObject, as name: String) { track(part, prefix: name + ".") }

    /// Also observes a signal.
    public func observe<S: Signal>(_ signal: S, as name: String) { bag.add(log.observe(signal, as: name)) }

    /// Expects exactly these changes and events since the last expectation, in this order for each name, in any order
    /// between names. Values are compared by `==`, part by part for types without it; optionals without `Optional`.
    public func expect(
        _ changes: KeyValuePairs<String, Any?>, file: StaticString = #fileID, line: UInt = #line
    ) throws(ExpectationFailure) {
        let got = log.entries
        log.entries = []
        if let text = difference(expected: changes.map { ($0.key, unwrapped($0.value)) }, got: got, names: log.names) {
            throw ExpectationFailure(file, line, text)
        }
    }

    /// Expects that nothing has changed or been sent since the last expectation.
    public func expectNothing(file: StaticString = #fileID, line: UInt = #line) throws(ExpectationFailure) {
        try expect([:], file: file, line: line)
    }

    private func track(_ part: AnyObject, prefix: String = "") {
        var mirror: Mirror? = Mirror(reflecting: part)
        var levels: [Mirror] = []
        while let level = mirror {
            levels.insert(level, at: 0)
            mirror = level.superclassMirror
        }
        for case (let label?, let value) in levels.flatMap(\.children) {
            // The storage of a property wrapper begins with an underscore.
            let name = prefix + (label.hasPrefix("_") ? String(label.dropFirst()) : label)
            if let observable = unwrapped(value) as? any Trackable { observable.track(as: name, in: log, until: bag) }
        }
    }
}

/// Returns the value in a possibly nested optional; `nil` if it is empty.
func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first.flatMap { unwrapped($0.value) } : value
}
