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
        if let label { point.bind(text: label) { $0.setAccessibilityLabel($1, of: node) } }
        if let description { point.bind(text: description) { $0.setAccessibilityDescription($1, of: node) } }
        if let direction { point.backend.setLayoutDirection(direction, of: node) }
        if let language { point.bind(language) { $0.setLanguage($1, of: node) } }
    }
}
