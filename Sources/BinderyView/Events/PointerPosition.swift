/// Where a pointer is in a view, in points from the upper left corner of the view.
public struct PointerPosition: Equatable, Sendable {
    public var x: Double
    public var y: Double
    /// The size of the view at that moment.
    public var width: Double
    public var height: Double
    public var button: Button
    /// The modifier keys that are held.
    public var modifiers: KeyPress.Modifiers

    public init(
        x: Double, y: Double, width: Double = 0, height: Double = 0, button: Button = .primary,
        modifiers: KeyPress.Modifiers = []
    ) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.button = button
        self.modifiers = modifiers
    }

    /// A button of a pointing device. A finger and the tip of a pen are the primary one.
    public enum Button: String, Sendable {
        case primary, middle, secondary
        /// No button is pressed: the pointer only moves.
        case none
    }
}
