public import BinderyView

/// A node of the headless backend: what a user would see of one control. What only nodes of one kind have is in its
/// payload, which the file of the control declares. Of other nodes it reads as empty, off, zero or nil.
public final class HeadlessNode {
    public enum Kind: Equatable {
        case window, layer, spacer, listRows, listHeader, pinnedHeader, progress, toast, form, section, labeledContent,
            stepper, picker, progressIndicator, filePicker, sidebar, navigationList
        /// Screen readers announce changes in it.
        case liveRegion
        case stack(Rendering.Arrangement)
        case grid(Rendering.GridArrangement)
        /// In a container of that direction.
        case divider(Rendering.Arrangement.Axis)
        case badge(ColorRole)
        case menu(Prominence)
        case menuItems
        case menuItem(isDestructive: Bool)
        case carousel(advances: Bool)
        case slide
        case tabs, tab
        case tabPanel
        case badged
        case text(Text.Style, ColorRole)
        case textField(TextContent)
        case secureField(TextContent)
        case textArea(TextContent, lines: Int)
        case toggle(Rendering.ToggleShape)
        case slider(Rendering.NumberScale)
        case button(Prominence)
        case link(path: String)
        case image(Image.Shape)
        case screen(name: String)
        case dialog(Rendering.DialogRole)
        case list(Rendering.ListTraits)
        case listRow(Rendering.ListTraits)
        case element(String)
    }

    public let kind: Kind
    public internal(set) var id: String?
    /// The visible text; of a slider, the text of its number; of a button, link, section, screen or dialog, its title.
    public internal(set) var text = ""
    /// The second line of a link; the note of a section; the message of a dialog.
    public internal(set) var subtitle = ""
    /// A control's label; an image's or a badge's description; a slide's position; the title of a screen's way back,
    /// and that of the search of a navigation list.
    public internal(set) var label = ""
    /// Whether only screen readers read the label.
    public internal(set) var isLabelHidden = false
    /// The name for screen readers, in place of the content; nil for the content itself.
    public internal(set) var accessibilityLabel: String?
    /// The language of its content; nil inherits that of its surroundings.
    public internal(set) var language: String?
    public internal(set) var landmark: Landmark?
    /// What screen readers say in addition to the name.
    public internal(set) var accessibilityDescription: String?
    /// The direction of its content; nil inherits that of its surroundings.
    public internal(set) var layoutDirection: LayoutDirection?
    /// The colour role of a text whose role changes; nil for that of its kind.
    public internal(set) var textColor: ColorRole?
    /// Whether a text is struck through.
    public internal(set) var isStruckThrough = false
    /// Whether this node itself is enabled. ``isInteractable`` says whether the user can use it.
    public internal(set) var isEnabled = true
    /// Whether all input in this node is disabled without a change of its look.
    public internal(set) var isInert = false
    /// Whether a button, a tab or a row is selected, an item of a menu is on, or a link is the present place.
    public internal(set) var isSelected = false
    /// Whether a row of a list is marked by ``/BinderyView/List/current(_:)``.
    public internal(set) var isCurrent = false
    /// Whether this node itself is hidden. ``isVisible`` says whether the user sees it.
    public internal(set) var isHidden = false
    public internal(set) var layout = Rendering.Layout()
    /// How wide the content of a screen becomes.
    public internal(set) var screenWidth = ScreenWidth.fitting
    /// The background; nil for the design's own.
    public internal(set) var background: Color?
    /// The opacity of this node itself, from 0 to 1.
    public internal(set) var opacity = 1.0
    /// What explains its attributes, if they were bound while ``/BinderyGraph/Diagnostics/isTracing`` was on.
    public internal(set) var bindings: [Rendering.AttributeBinding] = []
    public private(set) var children: [HeadlessNode] = []
    public private(set) weak var parent: HeadlessNode?

    /// What all controls with a value have; nil of other nodes.
    var input: HeadlessInput?
    private var payload: (any HeadlessPayload)?
    var focusChanged: ((Bool) -> Void)?
    /// The action of a tap, of a screen's way back, or of leaving a dialog.
    var tapped: (() -> Void)?
    /// What an ``/BinderyView/Element`` has; nil of other nodes.
    public internal(set) var element: HeadlessElement?
    var script: HeadlessScript?
    /// Moves it among the rows of its list; nil if the user may not.
    public internal(set) var movable: Rendering.MovableRow?
    /// Takes the files that are dropped on the node.
    var files: HeadlessFilePicker?
    /// The events for which the view listens.
    var handlers: [Rendering.EventHandler] = []
    var commands: [(event: Rendering.EventKind, commands: [LocalCommand])] = []
    /// Whether a command has hidden the node.
    var isGone = false

    init(_ kind: Kind, _ payload: (any HeadlessPayload)? = nil) {
        self.kind = kind
        self.payload = payload
    }

    /// What only nodes of its kind have; nil of other nodes. Only an element gets one later: ``accept(_:left:)``.
    subscript<Payload: HeadlessPayload>(_: Payload.Type) -> Payload? {
        get { payload as? Payload }
        set { if payload is Payload { payload = newValue } }
    }

    /// Whether it is in the window, and neither it nor anything around it is hidden.
    public var isVisible: Bool {
        isHidden || isGone ? false : kind == .window || (parent?.isVisible ?? false)
    }

    /// Whether the user can act on it: it is visible, and neither it nor anything around it is disabled.
    public var isInteractable: Bool {
        isHidden || isGone || !isEnabled || isInert ? false : kind == .window || (parent?.isInteractable ?? false)
    }

    /// Whether screen readers announce changes in it.
    public var isAnnounced: Bool { ancestry.contains { $0.kind == .liveRegion } }

    var isInput: Bool { input != nil }

    /// Lets the user enter a value in an element.
    func accept(_ payload: some HeadlessPayload, left: @escaping () -> Void) {
        self.payload = payload
        input = HeadlessInput(left: left)
    }

    /// The node that gets the focus from a tap: for a button inside a control, the control.
    var focusHolder: HeadlessNode { parent.flatMap { $0.isInput ? $0 : nil } ?? self }

    // MARK: The tree

    func insert(_ node: HeadlessNode, before sibling: HeadlessNode?) {
        if let parent = node.parent, let index = parent.index(of: node) { parent.children.remove(at: index) }
        node.parent = self
        guard let sibling else { return children.append(node) }
        guard let index = index(of: sibling) else {
            preconditionFailure(
                "Bindery: \(node.name) cannot be inserted before \(sibling.name), which is not in \(name).")
        }
        children.insert(node, at: index)
    }

    func remove(_ node: HeadlessNode) {
        guard node.parent === self, let index = index(of: node) else {
            preconditionFailure("Bindery: \(node.name) cannot be removed from \(name): it is not a child.")
        }
        children.remove(at: index)
        node.parent = nil
    }

    /// Searches from both ends, since most nodes are added and removed near one of them.
    private func index(of child: HeadlessNode) -> Int? {
        for offset in 0..<(children.count + 1) / 2 {
            if children[offset] === child { return offset }
            if children[children.count - 1 - offset] === child { return children.count - 1 - offset }
        }
        return nil
    }

    func removeAll() {
        for child in children { child.parent = nil }
        children = []
    }

    /// This node and those around it, from the inside out.
    var ancestry: some Sequence<HeadlessNode> { sequence(first: self) { $0.parent } }

    /// This node and the visible ones in it, in order.
    var visible: [HeadlessNode] { isHidden || isGone ? [] : [self] + children.flatMap(\.visible) }
}

/// What only nodes of one kind have. Declared in the file of the control, with the public properties that read it.
protocol HeadlessPayload {}

struct HeadlessInput {
    let left: () -> Void
    var message: String?
    var writes = 0
}
