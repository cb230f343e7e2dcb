public import BinderyView

public enum SearchPage: Equatable, Sendable {
    /// No search has started.
    case blank
    /// A search is running. The previous results are still shown.
    case searching
    /// The number of all results; the page has the first ones.
    case found(total: Int)
    case empty
    case failed(SearchFailure)
}

public struct SearchResults<Item: Sendable>: Sendable {
    public let items: [Item]
    public let total: Int
    /// A similar text that would be found; nil unless nothing was found.
    public let suggestion: String?

    public init(items: [Item], total: Int, suggestion: String? = nil) {
        self.items = items
        self.total = total
        self.suggestion = suggestion
    }
}

extension SearchResults: Equatable where Item: Equatable {}

extension Action where Failure == SearchFailure {
    public func page(total: @escaping (Output) -> Int) -> Property<SearchPage> {
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

    /// The last search's results; nil after a failure.
    public var found: Property<Output?> { lastResult.map { try? $0?.get() } }
}
