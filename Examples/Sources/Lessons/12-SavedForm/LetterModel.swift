public import Bindery

/// A letter. What is marked outlives the window in which it is written.
final class Letter: Restorable {
    @Reactive(.saved) var recipient = ""
    @Reactive(.saved) var text = ""
    @Reactive(.saved("urgent")) var isUrgent = false
    @Reactive var showsPreview = false

    func discard() {
        transaction {
            recipient = ""
            text = ""
            isUrgent = false
        }
    }
}

/// Saves a letter while it is written.
final class LetterModel {
    let letter = Letter()
    let save: Action<StateSnapshot, StateSnapshot, Never>
    /// Whether what is shown is what would be found again.
    let isSaved: Property<Bool>

    /// - Parameter draft: what was saved before, if anything was.
    init(draft: StateSnapshot?, store: some DraftStore) {
        let state = SavedState(of: letter)
        if let draft { state.restore(draft) }
        let (snapshot, restored) = (state.snapshot, state.snapshot.value)
        let save = Action<StateSnapshot, StateSnapshot, Never>(policy: .queue) { draft in
            await store.save(draft)
            return draft
        }
        save <~ snapshot.changes.debounce(for: .milliseconds(500))
        self.save = save
        isSaved = Property { snapshot.value == save.latest.value ?? restored }
    }
}

/// Where a letter is kept until it is finished.
public protocol DraftStore: Sendable {
    func save(_ draft: StateSnapshot) async
}
