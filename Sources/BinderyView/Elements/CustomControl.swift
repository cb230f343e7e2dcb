/// A control of an application, made of other views, that can be shown in another way where it is used.
///
/// ```swift
/// struct Gauge: CustomControl {
///     let level: Property<Double>
///
///     var body: some View {
///         Element("meter").attribute("value", level.map { "\($0)" })
///     }
/// }
/// ```
///
/// A view around it can replace it, for instance with a native gauge, or in a test:
///
/// ```swift
/// Dashboard(model).showing(Gauge.self) { gauge in PlatformGauge(gauge.level) }
/// ```
public protocol CustomControl: View {}

extension CustomControl {
    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        point.keep(self)
        if let replacement = point.environment.given[ObjectIdentifier(Replacement<Self>.self)] {
            // Only `showing` fills this place.
            return (replacement as! Replacement<Self>).content(self).mount(in: point)
        }
        body.mount(in: point)
    }
}

extension View {
    /// Shows the controls of a type in this view by another view. The innermost replacement applies; in its content the
    /// type is shown as outside of it.
    public func showing<Control: CustomControl>(
        _ type: Control.Type, @ViewBuilder as content: @escaping (Control) -> some View
    ) -> some View {
        let place = ObjectIdentifier(Replacement<Control>.self)
        return Modified(content: self) { _, environment in
            let outer = environment.given[place]
            environment.given[place] = Replacement<Control> { control in
                AnyView(Modified(content: content(control)) { _, environment in environment.given[place] = outer })
            }
        }
    }
}

private struct Replacement<Control> {
    let content: (Control) -> AnyView
}
