/// A key of the keyboard with its modifiers.
public struct KeyPress: Hashable, Sendable, CustomStringConvertible {
    public let key: Key
    public let modifiers: Modifiers

    public init(_ key: Key, _ modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// `Control+Shift+K`, `Escape`.
    public var description: String {
        (modifiers.names + [key.name.count == 1 ? key.name.uppercased() : key.name]).joined(separator: "+")
    }
}

extension KeyPress {
    /// A key by what it writes or does, with the name that browsers give it (UI Events KeyboardEvent key Values).
    public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The character that the key writes, in lower case, or its name: `a`, `é`, `Escape`.
        public let name: String

        public init(_ name: String) { self.name = name.count == 1 ? name.lowercased() : name }

        public init(stringLiteral name: String) { self.init(name) }

        public static let escape = Key("Escape")
        public static let enter = Key("Enter")
        public static let tab = Key("Tab")
        public static let space = Key(" ")
        public static let backspace = Key("Backspace")
        public static let delete = Key("Delete")
        public static let up = Key("ArrowUp")
        public static let down = Key("ArrowDown")
        public static let left = Key("ArrowLeft")
        public static let right = Key("ArrowRight")
        public static let home = Key("Home")
        public static let end = Key("End")
        public static let pageUp = Key("PageUp")
        public static let pageDown = Key("PageDown")
        public static let f1 = Key("F1")
        public static let f2 = Key("F2")
    }

    /// The modifier keys that are held with another key.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let shift = Modifiers(rawValue: 1)
        public static let control = Modifiers(rawValue: 2)
        /// Alt, or Option on Apple's keyboards.
        public static let alternate = Modifiers(rawValue: 4)
        /// Command on Apple's keyboards, the Windows or Super key on others.
        public static let command = Modifiers(rawValue: 8)
        /// The modifier of the platform's shortcuts: Command on Apple's systems, Control elsewhere. Use it to
        /// listen only: a reported press has `command` or `control`.
        public static let primary = Modifiers(rawValue: 16)

        var names: [String] {
            [
                (.control, "Control"), (.primary, "Primary"), (.alternate, "Alt"), (.shift, "Shift"),
                (.command, "Command"),
            ]
            .filter { (modifier: Modifiers, _) in contains(modifier) }
            .map { $0.1 }
        }
    }
}
