public import BinderyView

/// The results of a search, page by page: the list grows when its end is reached.
public final class SearchPages<Item: Sendable & Equatable> {
    public let items: Property<[Item]>
    public let hasMore: Property<Bool>
    /// Loads the next page. A new search cancels it.
    public let loadMore: Action<Void, SearchResults<Item>, SearchFailure>
    private let bag = DisposeBag()

    public struct First: Equatable {
        public let text: SearchText
        public let results: SearchResults<Item>

        public init(text: SearchText, results: SearchResults<Item>) { (self.text, self.results) = (text, results) }
    }

    /// - Parameters:
    ///   - first: the first page of the last search; `nil` while there is none.
    ///   - load: returns the results from an index on.
    public init(
        _ first: Property<First?>,
        load: nonisolated(nonsending) @escaping (SearchText, Int) async throws(SearchFailure) -> SearchResults<Item>
    ) {
        let further = MutableProperty<[Item]>([], name: "further results")
        let isExhausted = MutableProperty(false)
        let items = Property { (first.value?.results.items ?? []) + (first.value == nil ? [] : further.value) }
        self.items = items
        let hasMore = Property { !isExhausted.value && items.value.count < first.value?.results.total ?? 0 }
        self.hasMore = hasMore
        let loadMore = Action<Void, SearchResults<Item>, SearchFailure>(enabledIf: hasMore) {
            () async throws(SearchFailure) in
            guard let text = first.value?.text else { return SearchResults(items: [], total: 0) }
            return try await load(text, items.value.count)
        }
        self.loadMore = loadMore
        first.observeChanges { _ in
            loadMore.cancel()
            transaction {
                further.value = []
                isExhausted.value = false
            }
        }
        .disposed(by: bag)
        loadMore.values
            .observe { page in
                transaction {
                    further.value += page.items
                    // The number of results may have decreased meanwhile.
                    isExhausted.value = page.items.isEmpty
                }
            }
            .disposed(by: bag)
    }
}
