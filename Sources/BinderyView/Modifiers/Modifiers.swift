extension View {
    /// The identifier by which tests find the control: `data-testid` on the web, the key of the headless tree, the widget name on GTK.
    /// Of several, the innermost counts.
    public func id(_ id: String) -> some View { Modified(content: self) { attributes, _ in attributes.id = id } }

    /// Hides the view, and takes it out of the layout, while `condition` holds; of several conditions, while any does.
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

    /// Keeps the view at most so many points wide, in the middle of where there is more room.
    ///
    /// The design of a backend limits how wide the content of a screen is, for lines that are easy to read. A view that
    /// wants more gets more, up to a second limit: on the web the content is 416 points wide, or 672 with a form, and
    /// at most 960 if a view asks for more than 448.
    public func width(_ points: Int) -> some View {
        Modified(content: self) { attributes, _ in attributes.layout.width = points }
    }

    /// Room inside the view, in steps of four points, 0 to 8.
    public func padding(_ steps: Int = 4) -> some View {
        Modified(content: self) { attributes, _ in attributes.layout.padding = steps }
    }

    /// The background, by its role.
    public func background(_ surface: Surface) -> some View {
        Modified(content: self) { attributes, _ in attributes.layout.surface = surface }
    }

    /// The background, by a colour that may change; nil is the design's own. A control has it where its content stands: a field, where a
    /// person types. What is written there stays readable, in light and dark; so do the controls in the view, which
    /// have the look of light or dark that fits the colour.
    public func background(_ color: Property<Color?>) -> some View {
        Modified(content: self) { attributes, _ in attributes.background = color }
    }

    /// The background, by a colour that may change.
    public func background(_ color: Property<Color>) -> some View { background(color.map { $0 as Color? }) }

    /// Lets the background shine through the view and everything in it, which can be used all the same.
    ///
    /// - Parameter opacity: from 0, nothing is seen of it, to 1; what is outside counts as the nearer of these.
    public func opacity(_ opacity: Property<Double>) -> some View {
        // In thousandths: nobody sees less, and each change is a message to the screen.
        let opacity = opacity.map { $0.isNaN ? 1 : (min(max($0, 0), 1) * 1000).rounded() / 1000 }
        return Modified(content: self) { attributes, _ in attributes.opacity = opacity }
    }

    /// Lets the background shine through the view and everything in it.
    public func opacity(_ opacity: Double) -> some View { self.opacity(.constant(opacity)) }

    /// While `condition` holds, covers the screen with progress, with the id `busy`, and disables its input, except the
    /// way back.
    public func busy(_ condition: Property<Bool>, _ text: some Wording) -> some View {
        let overlay = Modified(content: When(condition) { ProgressOverlay(text).id("busy") }) { attributes, _ in
            attributes.layout = Layout()
        }
        let content = Modified(content: self) { attributes, _ in
            attributes.isInert = attributes.isInert?.or(condition) ?? condition
        }
        return Group(content: (content, overlay))
    }

    /// Takes the focus from the field that has it, whenever `trigger` sends: the keyboard of a phone goes away.
    public func endEditing<Trigger: Signal>(on trigger: Trigger) -> some View where Trigger.Failure == Never {
        EndingEditing(content: self, trigger: trigger)
    }
}

/// A view mounted in a place that a modifier has changed.
struct Modified<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout Attributes, inout Environment) -> Void

    func mount<B: Backend>(in place: Place<B>) {
        var place = place
        var attributes = place.attributes
        change(&attributes, &place.environment)
        place.attributes = attributes
        content.mount(in: place)
    }
}

private struct EndingEditing<Content: View, Trigger: Signal>: PrimitiveView where Trigger.Failure == Never {
    let content: Content
    let trigger: Trigger

    func mount<B: Backend>(in place: Place<B>) {
        let backend = place.backend
        trigger.observe(in: place.scope) { _ in backend.endEditing() }
        content.mount(in: place)
    }
}
