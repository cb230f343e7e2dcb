public import BinderyView

/// The look that a user has chosen, for all pages of a browser.
public struct Look: Codable, Equatable, Sendable {
    public var scheme = Theme.Scheme.system
    public var accent = Accent.blue

    public init() {}

    /// The colour of buttons, links and what is selected.
    public enum Accent: String, Codable, CaseIterable, Sendable {
        /// That of the toolkit.
        case blue
        case violet, green, red, orange

        public var title: Phrase {
            switch self {
            case .blue: .blue
            case .violet: .violet
            case .green: .green
            case .red: .red
            case .orange: .orange
            }
        }

        public var shade: Theme.Shade? {
            switch self {
            case .blue: nil
            case .violet: shade(light: (0x5B, 0x3D, 0xA8), dark: (0xC3, 0xAE, 0xF5))
            case .green: shade(light: (0x1D, 0x6A, 0x3C), dark: (0x8A, 0xD6, 0xA6))
            case .red: shade(light: (0xA3, 0x22, 0x4A), dark: (0xFF, 0xA6, 0xBD))
            case .orange: shade(light: (0x8F, 0x45, 0x00), dark: (0xF5, 0xB3, 0x7A))
            }
        }

        private typealias RGB = (UInt8, UInt8, UInt8)

        private func shade(light: RGB, dark: RGB) -> Theme.Shade {
            Theme.Shade(
                light: Color(red: light.0, green: light.1, blue: light.2),
                dark: Color(red: dark.0, green: dark.1, blue: dark.2))
        }
    }

    public var theme: Theme {
        var theme = Theme()
        theme.scheme = scheme
        theme[.accent] = accent.shade
        return theme
    }
}

extension Theme.Scheme {
    public var title: Phrase {
        switch self {
        case .system: .schemeSystem
        case .light: .schemeLight
        case .dark: .schemeDark
        }
    }
}
