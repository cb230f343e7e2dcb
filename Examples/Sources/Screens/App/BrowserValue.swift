import BinderyView

/// A value that all pages of a browser have in common. A change is saved, and sent to the other pages.
final class BrowserValue<Value: Equatable> {
    let property: MutableProperty<Value>
    /// The last value from another page, which is already saved and sent to all pages.
    private var received: Value?
    private let save: nonisolated(nonsending) (Value) async -> Void
    private lazy var saving = Action<Value, Void, Never>(policy: .queue) { [save] in await save($0) }

    init(
        _ property: MutableProperty<Value>, save: nonisolated(nonsending) @escaping (Value) async -> Void,
        send: @escaping (Value) -> Void
    ) {
        self.property = property
        self.save = save
        // The observation ends when this value is deallocated.
        _ = property.observeChanges { [weak self] value in
            guard let self, value != received else { return }
            received = nil
            saving.execute(value)
            send(value)
        }
    }

    /// Takes over the value from another page.
    func receive(_ value: Value) {
        received = value
        property.value = value
    }
}
