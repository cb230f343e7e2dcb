public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

@MainActor
open class UIEvent: StandInObject {
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)
    }

    open private(set) var buttonMask: ButtonMask = []
    open private(set) var modifierFlags: UIKeyModifierFlags = []

    init(_ buttons: ButtonMask, _ modifiers: UIKeyModifierFlags) {
        (buttonMask, modifierFlags) = (buttons, modifiers)
        super.init()
    }
}

@MainActor public final class UIPressesEvent: UIEvent {}

@MainActor
public final class UITouch: StandInObject {
    public let tapCount: Int
    private let point: CGPoint

    /// - Parameter point: In the view that is touched.
    init(at point: CGPoint, tapCount: Int) {
        (self.point, self.tapCount) = (point, tapCount)
        super.init()
    }

    /// The stand-in has no layout, so the views around the touched one are taken to be at the same place.
    public func location(in view: UIView?) -> CGPoint { point }
}

@MainActor
public final class UIKey: StandInObject {
    public let charactersIgnoringModifiers: String
    public let modifierFlags: UIKeyModifierFlags

    init(_ characters: String, _ modifiers: UIKeyModifierFlags) {
        (charactersIgnoringModifiers, modifierFlags) = (characters, modifiers)
        super.init()
    }
}

@MainActor
public final class UIPress: StandInObject {
    public let key: UIKey?
    /// The responder that receives the press first.
    public private(set) weak var responder: UIResponder?

    init(_ key: UIKey, _ responder: UIResponder?) {
        (self.key, self.responder) = (key, responder)
        super.init()
    }
}

@MainActor
public final class UIKeyCommand: StandInObject {
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    public nonisolated static let f1 = "UIKeyInputF1"
    public nonisolated static let f2 = "UIKeyInputF2"
}

extension UIView {
    /// Touches the view, and lifts the finger.
    public func userTouches(
        at point: CGPoint = .zero, taps: Int = 1, buttons: UIEvent.ButtonMask = [], modifiers: UIKeyModifierFlags = []
    ) {
        if !standInIsReached { return }
        let (touches, event): (Set, UIEvent) = ([UITouch(at: point, tapCount: taps)], UIEvent(buttons, modifiers))
        touchesBegan(touches, with: event)
        touchesEnded(touches, with: event)
    }

    /// Presses a key of a hardware keyboard while the view has the focus.
    public func userPresses(_ characters: String, _ modifiers: UIKeyModifierFlags = []) {
        if !standInIsReached { return }
        pressesBegan([UIPress(UIKey(characters, modifiers), self)], with: UIPressesEvent([], modifiers))
    }
}

extension UIWindow {
    /// Presses a key of a hardware keyboard. The first responder receives it; without one, nothing does.
    public func userPressesKey(_ characters: String, _ modifiers: UIKeyModifierFlags = []) {
        guard let first = standInFirst else { return }
        first.pressesBegan([UIPress(UIKey(characters, modifiers), first)], with: UIPressesEvent([], modifiers))
    }
}
