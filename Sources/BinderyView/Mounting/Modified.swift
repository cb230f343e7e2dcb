struct Modified<Content: View>: Rendering.PrimitiveView {
    let content: Content
    let change: (inout Attributes, inout Rendering.Environment) -> Void

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        var point = point
        var attributes = point.attributes
        change(&attributes, &point.environment)
        point.attributes = attributes
        content.mount(in: point)
    }
}
