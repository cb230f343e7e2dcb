import BinderyView
import ShowcaseModels

/// A book, with others of its author and of its time.
final class BookDetailModel: Activatable {
    let book: Property<Book?>
    let load: Action<Void, BookDetails, ServiceFailure>
    /// The state of what is loaded. The book itself may be known before.
    let state: Property<PageState<BookDetails, ServiceFailure>>
    let byAuthor: Property<[Book]>
    let ofTime: Property<[Book]>
    let activation = Activation()

    /// - Parameter known: the book, if the screen below has it.
    init(_ id: Book.ID, known: Book?, library: some BookService) {
        let load = Action<Void, BookDetails, ServiceFailure> { () async throws(ServiceFailure) in
            try await library.book(id)
        }
        self.load = load
        let details = load.latest
        book = details.map { $0?.book ?? known?.unmarked }
        byAuthor = details.map { $0?.byAuthor ?? [] }
        ofTime = details.map { $0?.ofTime ?? [] }
        state = load.page(isEmpty: { _ in false }, by: ==)
        activation.whileActive { scope in
            if untracked({ details.value == nil }) { load.execute() }
            scope.onDispose(load.cancel)
        }
    }
}
