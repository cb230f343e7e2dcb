public import BinderyGraph

/// What a page shows that is filled by asynchronous work: exactly one of four.
///
/// ```swift
/// let books = AsyncProperty { () async throws(LibraryFailure) in try await library.books() }
/// let page = books.page                     // .loading, then .content([…]), .empty or .failed(…)
/// ```
///
/// | what there is | state |
/// |---|---|
/// | a value that is not empty | `.content`, also while it loads anew and when that has failed |
/// | otherwise, and the work runs | `.loading` |
/// | otherwise, and it has failed | `.failed` |
/// | otherwise | `.empty`: the value is empty, or nothing was begun |
///
/// So content that there was stays on the page; that it is being refreshed, or that this has failed, is said by `isLoading` or `isExecuting`
/// and by `failure`.
public enum PageState<Content, Failure: Error> {
    case loading
    case content(Content)
    case empty
    case failed(Failure)

    public init(latest: Content?, isLoading: Bool, failure: Failure?, isEmpty: (Content) -> Bool) {
        if let latest, !isEmpty(latest) {
            self = .content(latest)
        } else if isLoading {
            self = .loading
        } else if let failure {
            self = .failed(failure)
        } else {
            self = .empty
        }
    }

    /// Two failures always differ: each is news.
    fileprivate static func equality(by isEqual: @escaping (Content, Content) -> Bool) -> (Self, Self) -> Bool {
        { one, other in
            switch (one, other) {
            case (.loading, .loading), (.empty, .empty): true
            case (.content(let one), .content(let other)): isEqual(one, other)
            default: false
            }
        }
    }
}

extension PageState: Equatable where Content: Equatable, Failure: Equatable {}
extension PageState: Sendable where Content: Sendable {}

extension AsyncProperty {
    /// What a page shows of it.
    ///
    /// - Parameters:
    ///   - isEmpty: whether there is nothing to show in a value.
    ///   - isEqual: whether two values count as the same: then it is no change.
    public func page(
        file: StaticString = #fileID, line: UInt = #line, isEmpty: @escaping (Value) -> Bool,
        by isEqual: @escaping (Value, Value) -> Bool = { _, _ in false }
    ) -> Property<PageState<Value, Failure>> {
        let state = state
        return Property(file: file, line: line, by: PageState<Value, Failure>.equality(by: isEqual)) {
            let state = state.value
            return PageState(
                latest: state.latest, isLoading: state.isLoading, failure: state.failure, isEmpty: isEmpty)
        }
    }
}

extension AsyncProperty where Value: Collection & Equatable {
    /// What a page shows of it.
    public var page: Property<PageState<Value, Failure>> { page(isEmpty: \.isEmpty, by: ==) }
}

extension Action {
    /// What a page shows that the action fills.
    ///
    /// - Parameters:
    ///   - isEmpty: whether there is nothing to show in a value.
    ///   - isEqual: whether two values count as the same: then it is no change.
    public func page(
        file: StaticString = #fileID, line: UInt = #line, isEmpty: @escaping (Output) -> Bool,
        by isEqual: @escaping (Output, Output) -> Bool = { _, _ in false }
    ) -> Property<PageState<Output, Failure>> {
        let (latest, isExecuting, failure) = (latest, isExecuting, failure)
        return Property(file: file, line: line, by: PageState<Output, Failure>.equality(by: isEqual)) {
            PageState(
                latest: latest.value, isLoading: isExecuting.value, failure: failure.value, isEmpty: isEmpty)
        }
    }
}

extension Action where Output: Collection & Equatable {
    /// What a page shows that the action fills.
    public var page: Property<PageState<Output, Failure>> { page(isEmpty: \.isEmpty, by: ==) }
}
