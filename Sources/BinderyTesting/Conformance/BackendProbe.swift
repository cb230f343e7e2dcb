public import BinderyView

/// What the ``BackendConformance`` suite needs of a backend: to see what it shows, and to act on it as a person would.
///
/// What a person could not do (tap a button that is hidden or disabled, type into a field that is not there) does
/// nothing.
public protocol BackendProbe: AnyObject {
    associatedtype Rendering: Backend

    var backend: Rendering { get }
    /// The node in which the interface is mounted.
    var root: Rendering.Node { get }
    /// The node in which toasts are shown.
    var toasts: Rendering.Node { get }

    /// The controls that a person sees now, toasts last, each in the form of ``ShownControl``. What only arranges
    /// others is left out.
    func shown() -> [ShownControl]
    /// The id of the control that has the keyboard focus.
    var focused: String? { get }
    /// The last location that was told.
    var location: Location? { get }
    /// Whether the platform would ask the user before it closes the window.
    var asksBeforeClosing: Bool { get }

    /// Taps a button, a link, a tab or an item of a menu; opens or closes a menu.
    func tap(_ id: String)
    /// Makes `text` the whole content of a field, by one edit.
    func edit(_ id: String, to text: String)
    func submit(_ id: String)
    /// Switches a toggle, or ticks a box.
    func toggle(_ id: String)
    /// Moves a slider to a number, offered or not: an offer that was withdrawn, or a forged event.
    func drag(_ id: String, to number: Double)
    func step(_ id: String, _ direction: StepDirection)
    /// Types a number into a stepper.
    func enter(_ id: String, number: Double)
    /// Goes elsewhere in a carousel by its buttons.
    func move(_ id: String, _ move: CarouselMove)
    /// Presses the button of a carousel that has it wait, or go on.
    func togglePause(_ id: String)
    /// Begins or ceases to point at a carousel.
    func hold(_ id: String, _ isHeld: Bool)
    /// Chooses what is called so in a picker.
    func choose(_ id: String, _ title: String)
    /// Opens a row of a list, as the Enter key does.
    func open(_ id: String)
    /// Pulls a list down.
    func refresh(_ id: String)
    /// Scrolls a list so that it begins with the row or header at the index, as far as there is enough behind that. It is twenty rows high.
    func scroll(_ id: String, to index: Int)
    /// Takes the focus from a field that has it, as a tap beside all controls does.
    func leave(_ id: String)
    /// Taps the way back of the screen that is shown.
    func tapBack()
    /// Leaves the dialog in front by the platform's own means, the Escape key for instance.
    func dismissDialog()
    /// Asks for another place as the platform does, the back and forward buttons of a browser for instance.
    func go(to trail: NavigationTrail)
}

/// A control as the conformance suite sees it.
public struct ShownControl: Equatable, CustomStringConvertible {
    public enum Kind: String, Sendable {
        case text, field, secureField, textArea, toggle, checkbox, slider, stepper, picker, progressIndicator
        case button, link, image, progress, toast, screen, section, labeledContent, dialog
        case list, row, header, divider, badge, menu, menuItem, tab, carousel
        /// Views that are named together, or are a landmark.
        case group
    }

    public let kind: Kind
    public let id: String?
    /// What it says: the text or title; of a field, its label; of an image, its description; of a link or a section, both
    /// lines, separated by " / "; of a link around other content, nothing.
    public let text: String
    /// What stands in a field; of a toggle "on" or "off"; of a slider and a stepper, what the number is called; of a picker, the title of
    /// the choice, or the placeholder; of a progress indicator "0.5" or "unknown"; of a badge, what screen readers
    /// say; of a tab or an item of a menu "on", or nothing; of a carousel, which item is shown; of a list that is
    /// being refreshed "refreshing"; of a row of a list that is selected "selected".
    public let value: String?
    /// What is said to be wrong with what stands in a field; the message of a dialog.
    public let message: String?
    public let isEnabled: Bool
    /// A colour of its own behind what it says.
    public let background: Color?
    /// How much of it is seen, from 0 to 1.
    public let opacity: Double
    /// What is marked in a text.
    public let marks: [String]
    /// What screen readers call it, if that was said.
    public var accessibilityLabel: String?
    /// The language of its content, if that was said of it.
    public var language: String?

    public init(
        _ kind: Kind, id: String?, text: String, value: String? = nil, message: String? = nil, isEnabled: Bool = true,
        background: Color? = nil, opacity: Double = 1, marks: [String] = []
    ) {
        self.kind = kind
        self.id = id
        self.text = text
        self.value = value
        self.message = message
        self.isEnabled = isEnabled
        self.background = background
        self.opacity = opacity
        self.marks = marks
    }

    /// `field #phone Phone = 138 off`.
    public var description: String {
        var parts = [kind.rawValue]
        if let id { parts.append("#\(id)") }
        if !text.isEmpty { parts.append(text) }
        if let value { parts.append("= \(value)") }
        if let accessibilityLabel { parts.append("called \(accessibilityLabel)") }
        if let language { parts.append("in \(language)") }
        if let message { parts.append("(\(message))") }
        if !marks.isEmpty { parts.append("marking \(marks.joined(separator: ", "))") }
        if let background { parts.append("on \(background)") }
        if opacity != 1 { parts.append("at \(opacity)") }
        if !isEnabled { parts.append("off") }
        return parts.joined(separator: " ")
    }
}
