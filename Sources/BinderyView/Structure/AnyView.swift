/// A type-erased view, for a function that returns one of several views.
public struct AnyView: PrimitiveView {
    private let view: any View

    public init(_ view: some View) { self.view = view }

    public func mount<B: Backend>(in point: MountPoint<B>) { view.mount(in: point) }
}
