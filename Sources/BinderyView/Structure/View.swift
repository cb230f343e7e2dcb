/// A piece of interface. `body` runs once, when the view is mounted. What changes is a `Property`: each shown property
/// is one observer, which sets one attribute of one node. Structure changes only by ``When``, ``ForEach`` and other
/// views that say so, such as ``NavigationStack``.
///
/// A mounted view, with the objects in its stored properties, is kept alive until it is unmounted. Its model lives as
/// long, even if `body` uses only properties of the model. A model that is made in `body`, or in the closure of a
/// ``When`` or ``ForEach``, is not stored in a view: give it to a view of its own.
///
/// A view knows no backend. A primitive control implements ``mount(in:)``; all other views are made of views.
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }

    /// Makes the nodes of this view. Only primitive controls implement it.
    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>)
}

extension View {
    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        point.keep(self)
        body.mount(in: point)
    }
}

extension Rendering {
    /// A view that a backend renders directly.
    public protocol PrimitiveView: View where Body == Never {}
}

extension Rendering.PrimitiveView {
    public var body: Never { return fatalError("Bindery: a primitive view has no body; it is mounted.") }
}

extension Never: View {
    public var body: Never { return fatalError("Bindery: there is no such view.") }
}

/// A view without content.
public struct EmptyView: Rendering.PrimitiveView {
    public init() {}

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {}
}

extension ViewBuilder {
    /// Several views in sequence, arranged by the surrounding container.
    public struct Group<each Content: View>: Rendering.PrimitiveView {
        let content: (repeat each Content)

        public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
            var point = point
            point.attributes.hiding = nil
            for view in repeat each content { view.mount(in: point) }
        }
    }
}

#if DEBUG
extension ViewBuilder {
    /// A view with its place in the source, in a build without optimization.
    public struct Located<Content: View>: Rendering.PrimitiveView {
        let content: Content
        let place: SourcePlace

        public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
            guard Diagnostics.isTracingHere else { return content.mount(in: point) }
            var point = point
            point.attributes.place = place
            content.mount(in: point)
        }
    }
}
#endif

/// A place in the source of the program.
struct SourcePlace: CustomStringConvertible {
    let file: StaticString
    let line: UInt

    var description: String { "\(file):\(line)" }
}

/// The result builder of views.
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression(_ view: EmptyView) -> EmptyView { view }

    #if DEBUG
    public static func buildExpression<V: View>(
        _ view: V, file: StaticString = #fileID, line: UInt = #line
    ) -> Located<V> {
        Located(content: view, place: SourcePlace(file: file, line: line))
    }
    #else
    public static func buildExpression<V: View>(_ view: V) -> V { view }
    #endif

    public static func buildBlock<V: View>(_ view: V) -> V { view }

    public static func buildBlock<each V: View>(_ views: repeat each V) -> Group<repeat each V> {
        Group(content: (repeat each views))
    }

    @available(*, unavailable, message: "`body` runs once: show what comes and goes in a `When`.")
    public static func buildOptional(_ view: (any View)?) -> EmptyView { EmptyView() }

    @available(*, unavailable, message: "`body` runs once: write `When(condition) { … } otherwise: { … }`.")
    public static func buildEither<V: View>(first view: V) -> EmptyView { EmptyView() }

    @available(*, unavailable, message: "`body` runs once: write `When(condition) { … } otherwise: { … }`.")
    public static func buildEither<V: View>(second view: V) -> EmptyView { EmptyView() }

    @available(*, unavailable, message: "`body` runs once: show the elements of a list in a `ForEach`.")
    public static func buildArray<V: View>(_ views: [V]) -> EmptyView { EmptyView() }
}
