#if canImport(SwiftUI)
internal import BinderyGraph
public import SwiftUI

/// A view that follows, by the graph, what its content reads, and is evaluated without the view around it.
///
/// ```swift
/// var body: some View {
///     LargeForm()
///     Observing { Text(clock.time) }                                  // once a second, without the form
///     Observing { Text(model.$name.map { $0.uppercased() }.value) }   // a property made in place
/// }
/// ```
///
/// | event | result |
/// |---|---|
/// | a transaction has changed a property that the content read | one evaluation, with SwiftUI's next update |
/// | a transaction has restored it, or a derived property has an equal value | nothing |
/// | a property changes that the content no longer reads | nothing |
/// | the view around it is evaluated again | the content too, since its closure may have captured other values |
/// | an object of `@Observable`, or a `@State`, changes that the content read | as for any view of SwiftUI |
/// | the view goes | the observation ends |
///
/// The content may make the derived properties that it reads. Let the model keep a derived list whose closures read
/// properties of the elements: those are followed only as long as the list exists.
///
/// - Complexity: an effect per evaluation, with a link per property read.
/// - Also known as: `WithPerceptionTracking` in Perception, `WithViewStore` in the Composable Architecture,
///   `Observer` in MobX.
public struct Observing<Content: View>: View {
    private let content: () -> Content
    @State private var reads = TrackedReads()

    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    public var body: some View { reads.evaluate(content) }
}

/// The reads of the last evaluation of a view.
private final class TrackedReads {
    /// Changes when the evaluation is out of date. SwiftUI follows it by Observation. Lazy, as SwiftUI makes an initial
    /// state with each value of the view, and drops it.
    private lazy var revision = MutableProperty(0)
    private var reads: (any Disposable)?

    deinit { reads?.dispose() }

    func evaluate<Content>(_ content: @escaping () -> Content) -> Content {
        _ = revision.value
        reads?.dispose()
        var (pending, result): (Optional, Content?) = (content, nil)
        reads = untracked {
            effect { [revision] in
                if let evaluate = pending.take() {
                    result = evaluate()
                } else {
                    // Reads nothing, and so ends to be called until the next evaluation.
                    revision.add(1)
                }
            }
        }
        defer { result = nil }
        return result!
    }
}
#endif
