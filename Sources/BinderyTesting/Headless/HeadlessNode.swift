public import BinderyView

/// A node of the headless backend: what a person would see of one control.
public final class HeadlessNode {
    public enum Kind: Equatable {
        case window, layer, spacer, listRows, listHeader, pinnedHeader, progress, toast, form, section, labeledContent,
            stepper, picker, progressIndicator
        /// What appears in it is said by screen readers.
        case liveRegion
        case stack(Arrangement)
        case grid(GridArrangement)
        /// Stands in what is arranged in that direction.
        case divider(Arrangement.Axis)
        case badge(ColorRole)
        case menu(Prominence)
        /// What a menu shows while it is open.
        case menuItems
        case menuItem(isDestructive: Bool)
        case carousel(advances: Bool)
        case slide
        case tabs, tab
        /// The content of a tab.
        case tabPanel
        /// Around a view and its badge.
        case badged
        case text(TextStyle, ColorRole)
        case textField(TextContent)
        case secureField(TextContent)
        case textArea(TextContent, lines: Int)
        case toggle(ToggleShape)
        case slider(NumberScale)
        case button(Prominence)
        case link(path: String)
        case image(ImageShape)
        case screen(name: String)
        case dialog(DialogRole)
        case list(ListTraits)
        /// A row of a list, which can be pressed if the list's traits say so.
        case listRow(ListTraits)
    }

    public let kind: Kind
    public internal(set) var id: String?
    /// The text of a text, a badge, a toast or a progress overlay; what a slider's number is called; the title of a button, a link, a section,
    /// a screen or a dialog.
    public internal(set) var text = ""
    /// What is marked in a text, in order.
    public internal(set) var marks: [String] = []
    /// The second line of a link; the note of a section; the message of a dialog.
    public internal(set) var subtitle = ""
    /// The label of a control for a value; the description of an image or a badge; where a slide stands; the title of a screen's way back.
    public internal(set) var label = ""
    /// Whether the label is for screen readers alone.
    public internal(set) var isLabelHidden = false
    /// What screen readers call it instead of what it says; nil: that.
    public internal(set) var accessibilityLabel: String?
    /// The language of its content; nil: that of what surrounds it.
    public internal(set) var language: String?
    /// What kind of place it is for screen readers.
    public internal(set) var landmark: Landmark?
    public internal(set) var placeholder = ""
    /// Whether the placeholder of a picker is the title of its selection, which is not offered.
    public internal(set) var isPlaceholderSelected = false
    /// Of a toast.
    public internal(set) var toastKind = ToastKind.information
    /// What is said to be wrong with what was entered.
    public internal(set) var message: String?
    /// What stands in a text field.
    public internal(set) var value = ""
    /// How often the program has set what was entered: what a person typed must not come back.
    public internal(set) var writes = 0
    /// What the button of a secure field is called.
    public internal(set) var revealTitles: RevealTitles?
    /// Whether a toggle is on, or a box is ticked.
    public internal(set) var isOn = false
    /// Where a slider stands.
    public internal(set) var number = 0.0
    /// What a stepper shows.
    public internal(set) var stepper = StepperState(text: "", canDecrease: false, canIncrease: false)
    /// Where a stepper of numbers stands; nil for others.
    public internal(set) var stepperNumbers: StepperNumbers?
    /// What the buttons of a stepper are called.
    public internal(set) var stepTitles: StepTitles?
    /// What a picker offers.
    public internal(set) var choices: [PickerChoice] = []
    /// The key of what is chosen in a picker.
    public internal(set) var selected: Int?
    /// From 0 to 1, how far a progress indicator is; nil: not known.
    public internal(set) var progress: Double?
    public internal(set) var source: ImageSource?
    /// Where a carousel stands.
    public internal(set) var carousel: CarouselState?
    /// What was said of this node alone. Whether a person can use it: ``isInteractable``.
    public internal(set) var isEnabled = true
    /// Whether neither this node nor anything in it takes what a person does, though it looks as before.
    public internal(set) var isInert = false
    /// Whether a button or a tab is the chosen one of several, or an item of a menu is on.
    public internal(set) var isSelected = false
    /// What was said of this node alone. Whether a person sees it: ``isVisible``.
    public internal(set) var isHidden = false
    public internal(set) var layout = Layout()
    /// A colour of its own; nil: the design's.
    public internal(set) var background: Color?
    /// What was said of this node alone, from 0 to 1.
    public internal(set) var opacity = 1.0
    public private(set) var children: [HeadlessNode] = []
    public private(set) weak var parent: HeadlessNode?

    /// What a list shows of its rows.
    public internal(set) var listState: HeadlessListState?

    var events: TextInputEvents?
    var switched: ((Bool) -> Bool)?
    var dragged: ((Double) -> Bool)?
    var stepped: ((StepDirection) -> Bool)?
    var numberEntered: ((Double) -> Bool)?
    var chosen: ((Int) -> Bool)?
    var carouselEvents: CarouselEvents?
    /// What is done when the focus leaves it.
    var left: (() -> Void)?
    /// Hears whether it has the focus.
    var focusChanged: ((Bool) -> Void)?
    /// What a tap on a button, a link, an item of a menu, a tab or a screen's way back does, or leaving a dialog.
    var tapped: (() -> Void)?
    /// What opening a row does: the Enter key.
    var opened: (() -> Void)?
    /// Of a dialog: what had the focus before.
    weak var focusBefore: HeadlessNode?

    init(_ kind: Kind) { self.kind = kind }

    /// Whether it is in the window and neither itself nor anything around it is hidden.
    public var isVisible: Bool {
        isHidden ? false : kind == .window || (parent?.isVisible ?? false)
    }

    /// Whether a person can act on it: it is visible, and neither itself nor anything around it is disabled.
    public var isInteractable: Bool {
        isHidden || !isEnabled || isInert ? false : kind == .window || (parent?.isInteractable ?? false)
    }

    /// Whether what stands in it is hidden from who looks over a shoulder.
    public var isSecure: Bool {
        if case .secureField = kind { true } else { false }
    }

    /// Whether screen readers say what appears or changes in it.
    public var isAnnounced: Bool { ancestry.contains { $0.kind == .liveRegion } }

    var isInput: Bool { left != nil }

    /// What has the focus when it is pressed: of a button inside a control, the control.
    var focusHolder: HeadlessNode { parent.flatMap { $0.isInput ? $0 : nil } ?? self }

    var isArea: Bool {
        if case .textArea = kind { true } else { false }
    }

    /// The title of the selection that a picker shows; `nil` if it shows that nothing is selected.
    public var selectedTitle: String? {
        choices.first { $0.key == selected }?.title ?? (isPlaceholderSelected ? placeholder : nil)
    }

    // MARK: The tree

    func insert(_ node: HeadlessNode, before sibling: HeadlessNode?) {
        if let parent = node.parent, let index = parent.index(of: node) { parent.children.remove(at: index) }
        node.parent = self
        guard let sibling else { return children.append(node) }
        guard let index = index(of: sibling) else {
            preconditionFailure("Bindery: \(node.name) was to stand before \(sibling.name), which is not in \(name).")
        }
        children.insert(node, at: index)
    }

    func remove(_ node: HeadlessNode) {
        guard node.parent === self, let index = index(of: node) else {
            preconditionFailure("Bindery: \(node.name) was to be removed from \(name), in which it is not.")
        }
        children.remove(at: index)
        node.parent = nil
    }

    /// From both ends: what is added and removed is mostly near one of them.
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

    /// This node and those in it that can be seen, in order.
    var visible: [HeadlessNode] { isHidden ? [] : [self] + children.flatMap(\.visible) }
}
