#if canImport(SwiftUI)
public import Bindery
internal import BinderyGraph
public import SwiftUI

/// Shows what an asynchronous property has loaded, or that it loads, or that it failed.
///
/// ```swift
/// AsyncContent(model.books) { books in
///     List(books) { BookRow(book: $0) }
/// } failed: { failure, retry in
///     Text(failure.message)
///     Button("Try again", action: retry)
/// }
/// ```
///
/// | state | shown |
/// |---|---|
/// | loading for the first time, or again after a failure without a value | `loading`, by default a `ProgressView` |
/// | loaded | `content` |
/// | loading again | `content` with the previous value |
/// | failed | `failed`; `content` with the previous value if there is one, unless `keepsContent` is false |
///
/// To show a banner above the content that is kept, read `books.failure.value` and `books.isLoading.value` beside it.
/// The property loads when the view is evaluated. While the view shows it, a change of what it depends on loads again.
///
/// - Isolation: The property's work runs on the main actor.
/// - Also known as: `AsyncImage` in SwiftUI, `useQuery` in TanStack Query, `{#await}` in Svelte.
public struct AsyncContent<Value, Failure: Error, Content: View, Failed: View, Loading: View>: View {
    private let property: AsyncProperty<Value, Failure>
    private let keepsContent: Bool
    private let content: (Value) -> Content
    private let failed: (Failure, @escaping @MainActor () -> Void) -> Failed
    private let loading: () -> Loading

    /// - Parameters:
    ///   - keepsContent: Whether a failure leaves the previous value on screen.
    ///   - failed: Takes the failure, and a function that loads again.
    public init(
        _ property: AsyncProperty<Value, Failure>, keepsContent: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @ViewBuilder failed: @escaping (_ failure: Failure, _ retry: @escaping @MainActor () -> Void) -> Failed,
        @ViewBuilder loading: @escaping () -> Loading
    ) {
        self.property = property
        self.keepsContent = keepsContent
        self.content = content
        self.failed = failed
        self.loading = loading
    }

    public var body: some View {
        switch property.state.value {
        case .value(let value), .loading(let value?): content(value)
        case .failure(_, let value?) where keepsContent: content(value)
        case .failure(let failure, _): failed(failure) { property.reload() }
        case .loading(nil): loading()
        }
    }
}

extension AsyncContent where Loading == ProgressView<EmptyView, EmptyView> {
    /// Creates the view with a `ProgressView` while the property loads for the first time.
    public init(
        _ property: AsyncProperty<Value, Failure>, keepsContent: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @ViewBuilder failed: @escaping (_ failure: Failure, _ retry: @escaping @MainActor () -> Void) -> Failed
    ) {
        self.init(property, keepsContent: keepsContent, content: content, failed: failed) { ProgressView() }
    }
}

extension AsyncContent where Failure == Never, Failed == EmptyView, Loading == ProgressView<EmptyView, EmptyView> {
    /// Creates the view of a property that cannot fail.
    public init(
        _ property: AsyncProperty<Value, Failure>, @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.init(property, content: content, failed: nothing(for:_:))
    }
}

/// The view of a failure that cannot be. Generic, since the compiler warns of code that takes a `Never`.
@MainActor
private func nothing<Failure: Error>(for failure: Failure, _ retry: () -> Void) -> EmptyView { EmptyView() }
#endif
