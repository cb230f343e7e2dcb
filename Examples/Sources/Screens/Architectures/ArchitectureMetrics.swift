import ShowcaseModels

/// The lines of code in the parts of an architecture, and the number of its tests without a view.
struct ArchitectureMetrics {
    let view: Int
    /// The lines in the controller, presenter or view model.
    let behind: Int
    /// The lines in the model; 0 if the view model is the model.
    let model: Int
    let tests: Int
}

struct ArchitectureRelation: Hashable {
    let source: String
    let kind: Phrase
    let target: String

    init(_ source: String, _ kind: Phrase, _ target: String) {
        self.source = source
        self.kind = kind
        self.target = target
    }
}
