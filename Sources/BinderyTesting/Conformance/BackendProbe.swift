public import BinderyView

/// The access to a backend that the ``BackendConformance`` suite needs. Actions that a user could not do have no
/// effect: a tap on a hidden or disabled button, an edit of a missing field.
public protocol BackendProbe: AnyObject {
    associatedtype Backend: Rendering.Backend

    var backend: Backend { get }
    /// The node in which the interface is mounted.
    var root: Backend.Node { get }
    /// The node in which toasts are shown.
    var toasts: Backend.Node { get }

    /// The controls that a user sees now, toasts last. Nodes that only arrange others are left out.
    func shown() -> [ShownControl]
    /// The id of the control that has the keyboard focus.
    var focused: String? { get }
    /// The last location that the backend received.
    var location: Rendering.Location? { get }
    /// Whether the platform would ask the user before it closes the window.
    var asksBeforeClosing: Bool { get }

    /// Taps a button, a link, a tab or an item of a menu; opens or closes a menu.
    func tap(_ id: String)
    /// Replaces the whole content of a field, by one edit.
    func edit(_ id: String, to text: String)
    func submit(_ id: String)
    /// Causes an event in a view, as the user does.
    func send(_ id: String, _ event: Rendering.EventKind, _ detail: Rendering.EventDetail)
    /// Switches a toggle, or ticks a box.
    func toggle(_ id: String)
    /// Moves a slider to a number, even one that is not offered: a withdrawn offer, or a forged event.
    func drag(_ id: String, to number: Double)
    func step(_ id: String, _ direction: Rendering.StepDirection)
    /// Types a number into a stepper.
    func enter(_ id: String, number: Double)
    /// Moves a carousel by its buttons.
    func move(_ id: String, _ move: Rendering.CarouselMove)
    /// Presses the button that pauses or resumes a carousel.
    func togglePause(_ id: String)
    /// Begins or ends pointing at a carousel.
    func hold(_ id: String, _ isHeld: Bool)
    /// Chooses the choice with a title in a picker.
    func choose(_ id: String, _ title: String)
    /// Chooses a file in a picker of files. No byte of it need arrive.
    func give(_ id: String, _ file: (name: String, size: Int, type: String))
    /// Opens a row of a list, as the Enter key does.
    func open(_ id: String)
    func refresh(_ id: String)
    /// Scrolls a list, twenty rows high, so that it begins with the row or header at the index, if enough follow.
    func scroll(_ id: String, to index: Int)
    /// Takes the focus from a field that has it, as a tap outside all controls does.
    func leave(_ id: String)
    /// Taps the way back of the screen that is shown.
    func tapBack()
    /// Leaves the dialog in front by means of the platform, such as the Escape key.
    func dismissDialog()
    /// Navigates by means of the platform, such as the back and forward buttons of a browser.
    func go(to trail: NavigationTrail)
}

/// A control as the conformance suite sees it.
public struct ShownControl: Equatable, CustomStringConvertible {
    public enum Kind: String, Sendable {
        case text, field, secureField, textArea, toggle, checkbox, slider, stepper, picker, progressIndicator
        case filePicker
        case button, link, image, progress, toast, screen, section, labeledContent, dialog
        case list, row, header, divider, badge, menu, menuItem, tab, carousel
        /// Views that have a name together, or are a landmark.
        case group
        /// An ``/BinderyView/Element``.
        case element
    }

    public let kind: Kind
    public let id: String?
    /// The text or title; of a field, its label; of an image, its description; of a link or a section, both lines,
    /// separated by " / "; of a link around other content, nothing.
    public let text: String
    /// The text in a field; of a toggle "on" or "off"; of a slider and a stepper, the text of the number; of a picker,
    /// the title of the choice, or the placeholder; of a progress indicator "0.5" or "unknown"; of a badge, the text
    /// for screen readers; of a tab or an item of a menu "on", or nothing; of a carousel, its state; of a list
    /// "refreshing" during a refresh; of a row "selected" if it is selected.
    public let value: String?
    /// The message about the entered value; the message of a dialog.
    public let message: String?
    public let isEnabled: Bool
    /// The background, if it is not the design's own.
    public let background: Color?
    /// The opacity, from 0 to 1.
    public let opacity: Double
    /// The marked pieces of a text.
    public let marks: [String]
    /// The name for screen readers, if one was set.
    public var accessibilityLabel: String?
    /// The language of its content, if one was set.
    public var language: String?
    /// Of an element, its tag and its classes: `section.todoapp`.
    public var element: String?

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
        var parts = [element ?? kind.rawValue]
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
