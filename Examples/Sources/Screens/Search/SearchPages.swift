public import BinderyView

/// What a search has found, page by page: the list grows when its end is reached.
public final class SearchPages<Item: Sendable & Equatable> {
    public let items: Property<[Item]>
    /// Whether there is more than what is shown.
    public let hasMore: Property<Bool>
    /// Loads the next page. A further search cancels it.
    public let loadMore: Action<Void, SearchResults<Item>, SearchFailure>
    private let bag = DisposeBag()

    /// What was searched for, and the first page of what was found.
    struct First: Equatable {
        let text: SearchText
        let results: SearchResults<Item>
    }

    /// - Parameters:
    ///   - first: of the last search; `nil` while there is none.
    ///   - load: the results from an index on.
    init(
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
                    // What was found may have become less.
                    isExhausted.value = page.items.isEmpty
                }
            }
            .disposed(by: bag)
    }
}
