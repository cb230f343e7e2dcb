public import BinderyView

public import struct Foundation.Date

/// A throttled search while the user types.
public final class PostSearchModel: Activatable, Restorable {
    public struct Answer: Equatable, Sendable {
        public let query: SearchText
        public let posts: [Post]
        public let total: Int
        /// A similar text that would be found; nil unless nothing was found.
        public let suggestion: String?
        public let time: Duration
    }

    /// A text with more letters than this is searched for.
    public static let shortest = 3

    @Reactive(.saved) public var query = ""
    public let access: PostAccess
    /// Searches for a text. Started by the query, see ``searches(for:)``; a new search replaces a running one.
    public let search: Action<SearchText, Answer, SearchFailure>
    /// The state of the page, which is also “searching” while a text waits for the end of the second.
    public let page: Property<SearchPage>
    /// The last searched text; nil while the query is too short.
    public let searched: Property<SearchText?>
    /// The last answer; nil before the first, after a failure, and while the query is too short.
    public let answer: Property<Answer?>
    public let pages: SearchPages<Post>
    public let rows: ListProperty<PostRow>
    public let ticker: SecondTicker
    /// Asks for access when the screen appears, searches while it is shown, and cancels requests when it disappears.
    public let activation = Activation()

    public init(query start: String = "", posts: some PostService, clock: @escaping () -> Date = { Date() }) {
        _query.value = start
        let query = _query
        let access = PostAccess(service: posts)
        let ticker = SecondTicker(clock: clock)
        // Reset to nil when the query becomes too short.
        let searched = MutableProperty<SearchText?>(nil, name: "searched for last")
        let search = Action<SearchText, Answer, SearchFailure>(enabledIf: access.isGranted, policy: .latest) {
            text async throws(SearchFailure) in
            searched.value = text
            let scheduler = ExecutionContext.current?.scheduler
            let start = scheduler?.now ?? .zero
            let results = try await posts.posts(matching: text, from: 0)
            return Answer(
                query: text, posts: results.items, total: results.total, suggestion: results.suggestion,
                time: (scheduler?.now ?? .zero) - start)
        }
        self.access = access
        self.ticker = ticker
        self.search = search
        self.searched = searched
        let isGranted = access.isGranted
        let typed = query.map(SearchText.init)
        let isLong = typed.map(Self.isLong)
        let (searchPage, found) = (search.page(total: \.total), search.found)
        page = Property {
            if !isLong.value { return .blank }
            return typed.value == searched.value ? searchPage.value : .searching
        }
        let answer = Property { isLong.value ? found.value : nil }
        self.answer = answer
        let first = answer.map { answer in
            answer.map {
                SearchPages.First(text: $0.query, results: SearchResults(items: $0.posts, total: $0.total))
            }
        }
        pages = SearchPages(first) { text, index async throws(SearchFailure) in
            try await posts.posts(matching: text, from: index)
        }
        rows = ListProperty(pages.items).map { PostRow($0, ticker: ticker) }
        let loadMore = pages.loadMore

        activation.whileActive { scope in
            access.ask.execute()
            let searches = isGranted.signal.flatMapLatest { isGranted in
                isGranted ? AnySignal(Self.searches(for: query)) : AnySignal(Producer<SearchText, Never>.empty())
            }
            (searches ~> search).disposed(in: scope)
            isLong.and(isGranted).signal.filter { !$0 }
                .observe { _ in
                    search.cancel()
                    searched.value = nil
                }
                .disposed(in: scope)
            scope.onDispose {
                access.cancel()
                search.cancel()
                loadMore.cancel()
            }
        }
    }

    /// Returns a found post; nil if the post is not among them.
    public func post(_ id: Post.ID) -> Post? { untracked { pages.items.value }.first { $0.id == id } }

    /// Searches for the text that was suggested because nothing was found.
    public func searchForSuggestion() {
        if let suggestion = untracked({ answer.value?.suggestion }) { query = suggestion }
    }

    private static func isLong(_ text: SearchText) -> Bool { text.weight > shortest }

    /// Returns the texts to search for while a query is typed.
    ///
    /// Surrounding white space is ignored; an ideograph counts as two characters. A text with more than three
    /// characters is searched for immediately, but at most one each second. The last text of a second is searched for
    /// at its end, unless the query has become too short meanwhile.
    public static func searches(for query: Property<String>) -> some Signal<SearchText, Never> {
        query.signal
            .trace("query")
            .map(SearchText.init)
            .distinctUntilChanged()
            .filter(isLong)
            .throttle(for: .seconds(1))
            .filter { $0 == SearchText(query.value) }
            .trace("searches")
    }
}
