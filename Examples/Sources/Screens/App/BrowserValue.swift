import BinderyView

/// A value that all pages of a browser have in common. A change is saved, and sent to the other pages.
final class BrowserValue<Value: Equatable> {
    let property: MutableProperty<Value>
    /// The last value from another page, which is already saved and sent to all pages.
    private var received: Value?
    private let save: nonisolated(nonsending) (Value) async -> Void
    private lazy var saving = makeSaving()

    init(
        _ property: MutableProperty<Value>, save: nonisolated(nonsending) @escaping (Value) async -> Void,
        send: @escaping (Value) -> Void
    ) {
        self.property = property
        self.save = save
        // The observation ends with the property.
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

    private func makeSaving() -> Action<Value, Void, Never> {
        let save = save
        return Action(policy: .queue) { value in await save(value) }
    }
}
