#if canImport(SwiftUI)
public import SwiftUI

/// A view that is evaluated alone when what its content reads changes, without the view around it.
///
/// ```swift
/// var body: some View {
///     LargeForm()
///     Observing { Text(clock.time) }      // once a second, without the form
/// }
/// ```
///
/// | event | result |
/// |---|---|
/// | a property that the content read has changed | the content is evaluated again, once per update of SwiftUI |
/// | the view around it is evaluated again | the content too, since its closure may have captured other values |
/// | a property that the content no longer reads changes | nothing |
///
/// Every read in `content` counts, of any property and of any `@Observable` object. A view needs no `Observing` to
/// follow what its own `body` reads.
///
/// - Complexity: one view; nothing per property.
/// - Also known as: `WithPerceptionTracking` in Perception, `WithViewStore` in the Composable Architecture,
///   `Observer` in MobX.
public struct Observing<Content: View>: View {
    private let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    public var body: some View { content() }
}
#endif
