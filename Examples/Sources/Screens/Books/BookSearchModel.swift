public import BinderyView
public import ShowcaseModels

/// A full-text search of books.
public final class BookSearchModel: Activatable, Restorable {
    public struct Answer: Equatable, Sendable {
        public let query: SearchText
        public let results: SearchResults<Book>
    }

    @Reactive public var query: String
    /// Searches for a text. A new search replaces a running one.
    public let search: Action<SearchText, Answer, SearchFailure>
    public let canSubmit: Property<Bool>
    /// The last searched text.
    public let searched: Property<SearchText>
    /// The state of the page. An empty result or a failure disappears when the query is emptied.
    public let page: Property<SearchPage>
    /// The last answer; nil before the first, and after a failure.
    public let answer: Property<Answer?>
    public let pages: SearchPages<Book>
    public let rows: ListProperty<BookRow>
    /// Searches when the screen first appears. Disappearing cancels a running search; reappearing restarts it.
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
            // The searched text may be restored after the screen has appeared.
            searched.observeChanges { if $0 != asked, !$0.isEmpty { search.execute($0) } }.disposed(in: scope)
            scope.onDispose {
                isDue = search.isExecuting.value
                search.cancel()
                loadMore.cancel()
            }
        }
    }

    public func submit() {
        if canSubmit.value { search.execute(SearchText(query)) }
    }

    /// Returns a found book; nil if the book is not among them.
    public func book(_ id: Book.ID) -> Book? { untracked { pages.items.value }.first { $0.id == id } }

    /// Searches for the text that was suggested because nothing was found.
    public func searchForSuggestion() {
        guard let suggestion = untracked({ answer.value?.results.suggestion }) else { return }
        query = suggestion
        submit()
    }

    /// Repeats the last search, whatever the present query is.
    public func retry() { search.execute(searched.value) }
}
