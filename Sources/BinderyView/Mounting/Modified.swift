/// A view that is mounted with changed attributes or a changed environment.
struct Modified<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout Attributes, inout Environment) -> Void

    func mount<B: Backend>(in point: MountPoint<B>) {
        var point = point
        var attributes = point.attributes
        change(&attributes, &point.environment)
        point.attributes = attributes
        content.mount(in: point)
    }
}
