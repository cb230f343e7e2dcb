public import Bindery

/// A letter. Its marked properties survive the window in which it is written.
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

final class LetterModel {
    let letter = Letter()
    let save: Action<StateSnapshot, StateSnapshot, Never>
    /// Whether the present letter has been saved.
    let isSaved: Property<Bool>

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

/// A store for unfinished letters.
public protocol DraftStore: Sendable {
    func save(_ draft: StateSnapshot) async
}
