/// A type-erased view, for a function that returns one of several views.
public struct AnyView: Rendering.PrimitiveView {
    private let view: any View

    public init(_ view: some View) { self.view = view }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) { view.mount(in: point) }
}
