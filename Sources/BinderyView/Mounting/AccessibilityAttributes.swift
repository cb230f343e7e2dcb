struct AccessibilityAttributes {
    var label: (any Wording)?
    var description: (any Wording)?
    var direction: LayoutDirection?
    var language: Property<String?>?
    var landmark: Landmark?

    var isEmpty: Bool {
        label == nil && description == nil && direction == nil && language == nil && landmark == nil
    }

    func apply<B: Rendering.Backend>(to node: B.Node, in point: Rendering.MountPoint<B>) {
        if let landmark { point.backend.setLandmark(landmark, of: node) }
        if let label {
            point.bind(text: label, to: "accessibilityLabel", of: node) { $0.setAccessibilityLabel($1, of: $2) }
        }
        if let description {
            point.bind(text: description, to: "accessibilityDescription", of: node) {
                $0.setAccessibilityDescription($1, of: $2)
            }
        }
        if let direction { point.backend.setLayoutDirection(direction, of: node) }
        if let language { point.bind(language, to: "language", of: node) { $0.setLanguage($1, of: $2) } }
    }
}
