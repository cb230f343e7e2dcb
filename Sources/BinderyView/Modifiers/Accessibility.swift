extension View {
    /// Names the control for screen readers, where its title is not enough: three buttons “Delete” in three rows.
    ///
    /// ```swift
    /// Button("Delete", action: model.delete, input: group.id).accessibilityLabel("Delete \(group.name)")
    /// Row { … }.accessibilityLabel("Filters")
    /// ```
    ///
    /// The name replaces the title or label of a control. Let it contain the visible title, which users of speech input
    /// say. On a ``Row``, ``Column``, ``Grid`` or ``List``, it names the group.
    ///
    /// - Also known as: `accessibilityLabel(_:)` in SwiftUI, `aria-label` in HTML.
    public func accessibilityLabel(_ label: some Wording) -> some View {
        Modified(content: self) { attributes, _ in attributes.accessibility.label = label }
    }

    /// Sets the language of the view, if not that of the page, for the speech of screen readers and for fonts.
    ///
    /// - Parameter tag: A BCP 47 tag, such as `zh-Hans`.
    public func language(_ tag: String) -> some View { language(.constant(tag)) }

    /// Sets the language of the view; nil inherits that of its surroundings.
    public func language(_ tag: Property<String?>) -> some View {
        Modified(content: self) { attributes, _ in attributes.accessibility.language = tag }
    }

    /// Makes the view a landmark, which screen readers list and go to. Name several of a kind by
    /// ``accessibilityLabel(_:)``.
    public func landmark(_ landmark: Landmark) -> some View {
        Modified(content: self) { attributes, _ in attributes.accessibility.landmark = landmark }
    }
}

/// A part of a screen that screen readers go to. The bar and the content of a ``Screen`` already are such parts.
public enum Landmark: String, Sendable {
    /// Links to other screens.
    case navigation
    /// A search form.
    case search
}

struct AccessibilityAttributes {
    var label: (any Wording)?
    var language: Property<String?>?
    var landmark: Landmark?

    var isEmpty: Bool { label == nil && language == nil && landmark == nil }

    func apply<B: Backend>(to node: B.Node, in point: MountPoint<B>) {
        if let landmark { point.backend.setLandmark(landmark, of: node) }
        if let label { point.bind(text: label) { $0.setAccessibilityLabel($1, of: node) } }
        if let language { point.bind(language) { $0.setLanguage($1, of: node) } }
    }
}
