public import BinderyGraph

/// The state of a page that asynchronous work fills: exactly one of four cases.
///
/// ```swift
/// let books = AsyncProperty { () async throws(LibraryFailure) in try await library.books() }
/// let page = books.page                     // .loading, then .content([…]), .empty or .failed(…)
/// ```
///
/// | available | state |
/// |---|---|
/// | a value that is not empty | `.content`, also while it loads again and when that has failed |
/// | otherwise, and the work runs | `.loading` |
/// | otherwise, and it has failed | `.failed` |
/// | otherwise | `.empty`: the value is empty, or no work has started |
///
/// So content stays on the page during a refresh, which `isLoading` or `isExecuting`, and `failure`, report.
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

    /// Two failures are never equal, so each one is a change.
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
    /// Returns the state of a page that shows this property.
    ///
    /// - Parameter isEmpty: Whether a value has nothing to show.
    /// - Parameter isEqual: Whether two values are equal, and therefore not a change.
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
    /// The state of a page that shows this property.
    public var page: Property<PageState<Value, Failure>> { page(isEmpty: \.isEmpty, by: ==) }
}

extension Action {
    /// Returns the state of a page that the action fills. See ``AsyncProperty/page(file:line:isEmpty:by:)``.
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
    /// The state of a page that the action fills.
    public var page: Property<PageState<Output, Failure>> { page(isEmpty: \.isEmpty, by: ==) }
}
