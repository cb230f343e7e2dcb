extension TraceEvent.Kind {
    /// The user tapped a control.
    public static let tap = Self("tap")
    /// The user edited a text, or chose a value.
    public static let edit = Self("edit")
    /// The user submitted a text.
    public static let submission = Self("submission")
    /// A control received or lost the focus.
    public static let focusChange = Self("focus change")
    /// The user went to another screen, or an address was requested.
    public static let navigation = Self("navigation")
    /// The user scrolled a list.
    public static let scroll = Self("scroll")
    /// Any other event that the user or a script caused.
    public static let input = Self("input")
    /// A developer asked why an element is as it is; the detail is its number.
    public static let pick = Self("pick")

    /// The kinds of what reaches a program from its user.
    package static let userInput: Set<Self> = [.tap, .edit, .submission, .focusChange, .navigation, .scroll, .input]
}
