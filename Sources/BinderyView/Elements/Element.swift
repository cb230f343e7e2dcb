/// An element of HTML or SVG, for what no control shows.
///
/// ```swift
/// Element("section") {
///     Element("h1", text: model.title)
///     Element("svg") {
///         Element("circle").attribute("r", model.radius).class("full", when: model.isFull)
///     }
///     .attribute("viewBox", "0 0 100 100")
/// }
/// .class("gauge")
/// .on(.doubleClick) { model.reset() }
/// ```
///
/// Names, attributes and texts are escaped. What could run a script, load a document or leave the site's rules is
/// refused by a diagnosis that gives the reason, and left out: see ``Rendering/ElementRules``. All modifiers of views
/// apply: `id(_:)`, `hidden(_:)`, `disabled(_:)`, `focused(_:)` and the others.
///
/// The web shows the element, and BinderyTesting has it in its tree with tag, attributes and classes. A backend
/// without HTML shows its text and its content. Controls remain the better choice where one fits: an element brings no
/// label, no keyboard and no style of its own.
///
/// - Important: The tree of elements must be valid HTML. A browser moves or drops a misplaced element,
///   such as a `<div>` in a `<p>` or a `<tr>` outside a table. Later changes then miss it.
public struct Element<Content: View>: Rendering.PrimitiveView {
    let tag: String
    let place: ElementPlace
    var text: (any Wording)?
    var settings: [ElementSetting] = []
    var entry: ElementEntry?
    var script: Rendering.ScriptParts?
    private let content: Content

    /// Creates an element with content.
    ///
    /// - Parameter tag: The name as HTML or SVG writes it: `section`, `linearGradient`.
    public init(
        _ tag: String, file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        self.tag = tag
        place = ElementPlace(file: file, line: line)
        self.content = content()
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        if let refusal = Rendering.ElementRules.refusal(ofTag: tag) { return place.report(refusal, of: tag) }
        let node = point.backend.makeElement(tag)
        for setting in settings { setting.apply(to: node, of: tag, at: place, in: point) }
        entry?.start(in: node, point)
        if let text { point.bind(text: text, to: ElementText.self, of: node) }
        if let script { point.backend.runScript(script, in: node, until: point.scope) }
        content.mount(in: point.inside(node))
        point.add(node)
    }

    func with(_ setting: ElementSetting) -> Element {
        var element = self
        element.settings.append(setting)
        return element
    }
}

extension Element where Content == EmptyView {
    /// Creates an element without content.
    public init(_ tag: String, file: StaticString = #fileID, line: UInt = #line) {
        self.init(tag, file: file, line: line) { EmptyView() }
    }

    /// Creates an element with a text.
    public init(_ tag: String, text: some Wording, file: StaticString = #fileID, line: UInt = #line) {
        self.init(tag, file: file, line: line) { EmptyView() }
        self.text = text
    }
}

private enum ElementText<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "text" }
    static func set(_ text: String, of node: B.Node, in backend: B) { backend.setElementText(text, of: node) }
}

/// Where an element was made, for diagnoses.
struct ElementPlace {
    let file: StaticString
    let line: UInt

    func report(_ refusal: String, of subject: String) {
        Diagnostics.report(.refusedElement, "\(subject) at \(file):\(line) \(refusal)")
    }
}

extension Diagnosis.Kind {
    /// An element or an attribute that could run a script, or that is not one.
    public static let refusedElement = Diagnosis.Kind("refusedElement")
}

extension Rendering {
    /// The capability that a backend implements for ``Element``. Names and values have passed
    /// ``Rendering/ElementRules``.
    public protocol Elements: TextInputs, Toggles {
        func makeElement(_ tag: String) -> Node
        func setElementText(_ text: String, of node: Node)
        /// Adds a class to the element, or removes it.
        func setElementClass(_ name: String, _ isOn: Bool, of node: Node)
        /// Sets an attribute; nil removes it. It may refuse names that the backend itself uses, by a diagnosis.
        func setElementAttribute(_ name: String, _ value: String?, of node: Node)
        /// Lets the user edit the text of an `input`, a `textarea` or a `select`.
        func acceptText(in node: Node, events: TextInputEvents)
        /// Lets the user switch a check box.
        func acceptSwitch(in node: Node, events: InputEvents<Bool>)
        /// Runs a script of the application in the element, from when it is shown until `scope` ends.
        func runScript(_ script: ScriptParts, in node: Node, until scope: Scope)
    }
}
