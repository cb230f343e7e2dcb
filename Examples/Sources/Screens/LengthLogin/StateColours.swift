public import BinderyView

/// The states of a field that are shown by a colour. Each case has its own converter; a view accepts either.
public enum StateColours: String, CaseIterable, Codable, Sendable {
    case all, validOnly

    public var converter: Conversion<InputState, Color, Never> {
        switch self {
        case .all:
            Conversion {
                switch $0 {
                case .empty: .blank
                case .valid: .valid
                case .invalid: .invalid
                }
            }
        case .validOnly: Conversion { $0 == .valid ? .valid : .blank }
        }
    }
}

final class ColourChoice: Restorable {
    @Reactive(.saved) var colours = StateColours.all
}

extension Color {
    fileprivate static var blank: Color { white.inDark(Color(red: 29, green: 31, blue: 34)) }
    fileprivate static var valid: Color {
        Color(red: 204, green: 255, blue: 204).inDark(Color(red: 23, green: 61, blue: 38))
    }
    fileprivate static var invalid: Color {
        Color(red: 255, green: 204, blue: 204).inDark(Color(red: 77, green: 32, blue: 31))
    }
}
