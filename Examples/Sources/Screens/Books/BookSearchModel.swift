public import BinderyView

/// Screen E: a full-text search in a library.
public final class BookSearchModel: Activatable {
    /// What was found, and what was searched for.
    public struct Answer: Equatable, Sendable {
        public let query: SearchText
        public let results: SearchResults<Book>
    }

    @Reactive public var query: String
    /// Searches for the query, unless that is empty. A further search replaces the one that goes on: the latest answer counts.
    public let search: Action<Void, Answer, SearchFailure>
    public let page: Property<SearchPage>
    /// The last answer; nil before the first, and after a failure.
    public let answer: Property<Answer?>
    public let rows: ListProperty<BookRow>
    /// Searches when the screen appears for the first time. A search that goes on when it leaves is cancelled, and begins anew when it is back.
    public let activation = Activation()

    public init(query start: String, library: some BookService) {
        _query = MutableProperty(start, name: "query")
        let typed = _query
        let search = Action<Void, Answer, SearchFailure>(
            enabledIf: typed.map { !SearchText($0).isEmpty }, policy: .latest
        ) { () async throws(SearchFailure) in
            let query = SearchText(typed.value)
            return Answer(query: query, results: try await library.books(matching: query))
        }
        self.search = search
        page = search.page { $0.results.total }
        answer = search.found
        rows = ListProperty(answer.map { $0?.results.items ?? [] }).map(BookRow.init)

        var isDue = true
        activation.whileActive { scope in
            if isDue { search.execute() }
            scope.onDispose {
                isDue = search.isExecuting.value
                search.cancel()
            }
        }
    }
}
