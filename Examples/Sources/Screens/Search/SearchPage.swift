import BinderyView

/// What a page with results shows: exactly one of these.
public enum SearchPage: Equatable, Sendable {
    /// Nothing was searched for yet.
    case blank
    /// A search goes on. What the one before has found is still there.
    case searching
    /// So many were found, of which the page has the first.
    case found(total: Int)
    /// Nothing was found.
    case empty
    /// The search failed.
    case failed(SearchFailure)
}

/// What a search has found.
public struct SearchResults<Item: Sendable>: Sendable {
    public let items: [Item]
    /// How many there are in all.
    public let total: Int

    public init(items: [Item], total: Int) {
        self.items = items
        self.total = total
    }
}

extension SearchResults: Equatable where Item: Equatable {}

extension Action where Failure == SearchFailure {
    /// What a page shows of a search.
    func page(total: @escaping (Output) -> Int) -> Property<SearchPage> {
        let (isExecuting, lastResult) = (isExecuting, lastResult)
        return Property {
            if isExecuting.value { return .searching }
            switch lastResult.value {
            case nil: return .blank
            case .success(let output): return total(output) == 0 ? .empty : .found(total: total(output))
            case .failure(let failure): return .failed(failure)
            }
        }
    }

    /// What the last search has found; nil after a failure.
    var found: Property<Output?> { lastResult.map { try? $0?.get() } }
}
