#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

extension KeyPress {
    @MainActor
    init(_ key: UIKey) {
        let name: Key =
            switch key.charactersIgnoringModifiers {
            case UIKeyCommand.inputEscape: .escape
            case UIKeyCommand.inputUpArrow: .up
            case UIKeyCommand.inputDownArrow: .down
            case UIKeyCommand.inputLeftArrow: .left
            case UIKeyCommand.inputRightArrow: .right
            case UIKeyCommand.inputHome: .home
            case UIKeyCommand.inputEnd: .end
            case UIKeyCommand.inputPageUp: .pageUp
            case UIKeyCommand.inputPageDown: .pageDown
            case UIKeyCommand.inputDelete: .delete
            case UIKeyCommand.f1: .f1
            case UIKeyCommand.f2: .f2
            case "\r": .enter
            case "\t": .tab
            case "\u{8}": .backspace
            case let characters: Key(characters)
            }
        self.init(name, Modifiers(key.modifierFlags))
    }

    /// Whether the key writes a character into a text that has the focus.
    var writes: Bool { key.name.count == 1 && modifiers.isDisjoint(with: [.control, .alternate, .command]) }

    /// Whether a press is the one for which a view listens. Shift chooses the character of a key that is not a letter.
    func matches(_ press: KeyPress) -> Bool {
        let isSymbol = key.name.count == 1 && key.name.lowercased() == key.name.uppercased()
        let ignored: Modifiers = isSymbol ? .shift : []
        let own = modifiers.contains(.primary) ? modifiers.subtracting(.primary).union(.command) : modifiers
        return key == press.key && own.union(ignored) == press.modifiers.union(ignored)
    }
}

extension KeyPress.Modifiers {
    init(_ flags: UIKeyModifierFlags) {
        self = []
        if flags.contains(.shift) { insert(.shift) }
        if flags.contains(.control) { insert(.control) }
        if flags.contains(.alternate) { insert(.alternate) }
        if flags.contains(.command) { insert(.command) }
    }
}
#endif
