extension View {
    /// Names the control for screen readers, where what is seen is not enough: three buttons “Delete” in three rows.
    ///
    /// ```swift
    /// Button("Delete", action: model.delete, input: group.id).accessibilityLabel("Delete \(group.name)")
    /// Row { … }.accessibilityLabel("Filters")
    /// ```
    ///
    /// The name replaces the title or label of a control. Let it contain the visible title, which users of speech input
    /// say. Around several views, in a ``Row``, ``Column``, ``Grid`` or ``List``, it names the group.
    ///
    /// - Also known as: `accessibilityLabel(_:)` in SwiftUI, `aria-label` in HTML.
    public func accessibilityLabel(_ label: some Wording) -> some View {
        Modified(content: self) { attributes, _ in attributes.accessibility.label = label }
    }

    /// Says in which language the view is, where that is not the language of the page: screen readers pronounce it so,
    /// and fonts follow.
    ///
    /// - Parameter tag: as in BCP 47, `zh-Hans`.
    public func language(_ tag: String) -> some View { language(.constant(tag)) }

    /// Says in which language the view is; nil: in that of what surrounds it.
    public func language(_ tag: Property<String?>) -> some View {
        Modified(content: self) { attributes, _ in attributes.accessibility.language = tag }
    }

    /// Makes the view a place that screen readers list and go to. Where there are several of a kind, name them by
    /// ``accessibilityLabel(_:)``.
    public func landmark(_ landmark: Landmark) -> some View {
        Modified(content: self) { attributes, _ in attributes.accessibility.landmark = landmark }
    }
}

/// A place of a screen that screen readers go to. The bar and the content of a ``Screen`` are such places by
/// themselves.
public enum Landmark: String, Sendable {
    /// Ways to other screens.
    case navigation
    /// A search form.
    case search
}

/// What modifiers say to screen readers of the node that comes next.
struct AccessibilityAttributes {
    var label: (any Wording)?
    var language: Property<String?>?
    var landmark: Landmark?

    var isEmpty: Bool { label == nil && language == nil && landmark == nil }

    func apply<B: Backend>(to node: B.Node, in place: Place<B>) {
        if let landmark { place.backend.setLandmark(landmark, of: node) }
        if let label { place.bind(text: label) { $0.setAccessibilityLabel($1, of: node) } }
        if let language { place.bind(language) { $0.setLanguage($1, of: node) } }
    }
}
