import Bindery

final class SearchModel {
    @Reactive var query = ""
    let books: Property<[Book]>
    let isSearching: Property<Bool>
    let failure: Property<SearchFailure?>
    let isNothingFound: Property<Bool>

    init(library: some BookLibrary) {
        let searches = ActivityCounter()
        let failure = MutableProperty<SearchFailure?>(nil)
        let found: Property<[Book]?> = _query.signal
            .map { $0.split(separator: " ").joined(separator: " ") }
            .distinctUntilChanged()
            .flatMapLatest { text in
                Producer<[Book]?, SearchFailure>
                    .from { () async throws(SearchFailure) in
                        text.isEmpty ? nil : try await library.books(matching: text)
                    }
                    .trackActivity(searches)
                    .trackFailures(failure)
                    .catchAndReturn(nil)
                    .delayObservation(for: .milliseconds(300))
            }
            .property(initial: nil)
        books = found.map { $0 ?? [] }
        isSearching = searches.isActive
        self.failure = failure
        isNothingFound = found.map { $0 == [] }
    }
}
