public import BinderyView

/// Screen E: a full-text search in a library.
public final class BookSearchModel: Activatable, Restorable {
    /// What was found, and what was searched for.
    public struct Answer: Equatable, Sendable {
        public let query: SearchText
        public let results: SearchResults<Book>
    }

    @Reactive public var query: String
    /// Searches for a text. A further search replaces the one that goes on: the latest answer counts.
    public let search: Action<SearchText, Answer, SearchFailure>
    /// Whether the query says what to search for.
    public let canSubmit: Property<Bool>
    /// What was searched for last.
    public let searched: Property<SearchText>
    /// What the page shows. That nothing was found for a text, or why not, goes when the query is emptied.
    public let page: Property<SearchPage>
    /// The last answer; nil before the first, and after a failure.
    public let answer: Property<Answer?>
    /// What was found, with the pages that were loaded since.
    public let pages: SearchPages<Book>
    public let rows: ListProperty<BookRow>
    /// Searches when the screen appears for the first time. A search that goes on when it leaves is cancelled, and begins anew when it is back.
    public let activation = Activation()

    public init(query start: String, library: some BookService) {
        _query = MutableProperty(start, .saved, name: "query")
        canSubmit = _query.map { !SearchText($0).isEmpty }
        let searched = MutableProperty(SearchText(start), .saved, name: "searched for last")
        self.searched = searched
        var asked: SearchText?
        let search = Action<SearchText, Answer, SearchFailure>(policy: .latest) { query async throws(SearchFailure) in
            asked = query
            searched.value = query
            return Answer(query: query, results: try await library.books(matching: query, from: 0))
        }
        self.search = search
        let (searchPage, canSubmit) = (search.page { $0.results.total }, canSubmit)
        page = Property {
            switch searchPage.value {
            case .empty, .failed: canSubmit.value ? searchPage.value : .blank
            case let page: page
            }
        }
        answer = search.found
        pages = SearchPages(answer.map { $0.map { SearchPages.First(text: $0.query, results: $0.results) } }) {
            text, index async throws(SearchFailure) in try await library.books(matching: text, from: index)
        }
        rows = ListProperty(pages.items).map(BookRow.init)
        let loadMore = pages.loadMore

        var isDue = true
        activation.whileActive { scope in
            if isDue, !searched.value.isEmpty { search.execute(searched.value) }
            // What was searched for may be restored when the screen is there already.
            searched.observeChanges { if $0 != asked, !$0.isEmpty { search.execute($0) } }.disposed(in: scope)
            scope.onDispose {
                isDue = search.isExecuting.value
                search.cancel()
                loadMore.cancel()
            }
        }
    }

    /// Searches for the query, unless that is empty.
    public func submit() {
        if canSubmit.value { search.execute(SearchText(query)) }
    }

    /// Searches once more for what was searched for last, whatever the query says by now.
    public func retry() { search.execute(searched.value) }
}
