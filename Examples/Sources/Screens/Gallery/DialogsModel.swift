import BinderyView

/// A few books, with dialogs about them.
final class DialogsModel: Restorable {
    @Reactive(.saved) var books = ["Emma", "Persuasion", "红楼梦"]
    @Reactive(.saved) var isAdding = false
    @Reactive(.saved) var newTitle = ""
    @Reactive(.saved) var outcome: Outcome? = nil
    let deletion = Interaction<String, Bool>("deletion")
    let saved = Interaction<Void, Void>("saved")
    let delete: Action<Void, Void, InteractionFailure>
    let save: Action<Void, Void, InteractionFailure>
    let add: Action<Void, Void, Never>
    let warnings = Subject<Int, Never>()

    enum Outcome: Codable, Equatable {
        case deleted(String), kept(String), saved, added(String)
    }

    init() {
        let (books, outcome, isAdding, newTitle) = (_books, _outcome, _isAdding, _newTitle)
        let (deletion, saved) = (deletion, saved)
        delete = Action(enabledIf: books.map { !$0.isEmpty }) { () async throws(InteractionFailure) in
            let book = books.value[0]
            guard try await deletion.ask(book) else {
                outcome.value = .kept(book)
                return
            }
            books.value.removeFirst()
            outcome.value = .deleted(book)
        }
        save = Action { () async throws(InteractionFailure) in
            try await saved.ask()
            outcome.value = .saved
        }
        add = Action(enabledIf: newTitle.map { !$0.isEmpty }) {
            books.value.append(newTitle.value)
            outcome.value = .added(newTitle.value)
            newTitle.value = ""
            isAdding.value = false
        }
    }

    /// Sends two messages: the second is shown after the first was closed.
    func warn() {
        warnings.send(1)
        warnings.send(2)
    }
}
