extension View {
    /// Sets the id by which tests find the control: `data-testid` on the web, the key of the headless tree, the widget
    /// name on GTK. Of several ids, the innermost applies.
    public func id(_ id: String) -> some View { Modified(content: self) { attributes, _ in attributes.id = id } }

    /// Hides the view and removes it from the layout while `condition` holds; of several conditions, while any holds.
    public func hidden(_ condition: Property<Bool>) -> some View {
        Modified(content: self) { attributes, environment in
            attributes.isHidden = attributes.isHidden?.or(condition) ?? condition
            attributes.hiding?.conditions.append(condition)
            environment.hide(while: condition)
        }
    }

    /// Disables the controls in the view while `condition` holds.
    public func disabled(_ condition: Property<Bool>) -> some View {
        let isEnabled = condition.map { !$0 }
        return Modified(content: self) { _, environment in environment.require(isEnabled) }
    }

    /// Limits the width of the view in points, and centres it where there is more space.
    ///
    /// The design of a backend limits the width of a screen's content, for readable lines. A view may ask for more, up
    /// to a second limit: on the web 416 points, or 672 with a form; at most 960 if a view asks for more than 448.
    public func width(_ points: Int) -> some View {
        Modified(content: self) { attributes, _ in attributes.layout.width = points }
    }

    /// Adds space inside the view, in steps of four points, 0 to 8.
    public func padding(_ steps: Int = 4) -> some View {
        Modified(content: self) { attributes, _ in attributes.layout.padding = steps }
    }

    /// Sets the background by its role.
    public func background(_ surface: Surface) -> some View {
        Modified(content: self) { attributes, _ in attributes.layout.surface = surface }
    }

    /// Sets the background to a colour that may change; nil uses the design's own. A control applies it where its
    /// content is, such as the box of a field. Text on it stays readable; controls on it take the fitting light or dark
    /// look.
    public func background(_ color: Property<Color?>) -> some View {
        Modified(content: self) { attributes, _ in attributes.background = color }
    }

    /// Sets the background to a colour that may change.
    public func background(_ color: Property<Color>) -> some View { background(color.map { $0 as Color? }) }

    /// Sets the opacity of the view and everything in it, which can still be used.
    ///
    /// - Parameter opacity: From 0, which is invisible, to 1. A number outside this range counts as the nearer bound.
    public func opacity(_ opacity: Property<Double>) -> some View {
        // Rounded to thousandths: finer steps are invisible, and each change costs a message to the client.
        let opacity = opacity.map { $0.isNaN ? 1 : (min(max($0, 0), 1) * 1000).rounded() / 1000 }
        return Modified(content: self) { attributes, _ in attributes.opacity = opacity }
    }

    /// Sets the opacity of the view and everything in it.
    public func opacity(_ opacity: Double) -> some View { self.opacity(.constant(opacity)) }

    /// Covers the screen with progress, with the id `busy`, while `condition` holds. Only the way back is usable then.
    public func busy(_ condition: Property<Bool>, _ text: some Wording) -> some View {
        let overlay = Modified(content: When(condition) { ProgressOverlay(text).id("busy") }) { attributes, _ in
            attributes.layout = Layout()
        }
        let content = Modified(content: self) { attributes, _ in
            attributes.isInert = attributes.isInert?.or(condition) ?? condition
        }
        return Group(content: (content, overlay))
    }

    /// Takes the focus from the field that has it whenever `trigger` sends, which hides the keyboard of a phone.
    public func endEditing<Trigger: Signal>(on trigger: Trigger) -> some View where Trigger.Failure == Never {
        EndingEditing(content: self, trigger: trigger)
    }
}

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

private struct EndingEditing<Content: View, Trigger: Signal>: PrimitiveView where Trigger.Failure == Never {
    let content: Content
    let trigger: Trigger

    func mount<B: Backend>(in point: MountPoint<B>) {
        let backend = point.backend
        trigger.observe(in: point.scope) { _ in backend.endEditing() }
        content.mount(in: point)
    }
}
