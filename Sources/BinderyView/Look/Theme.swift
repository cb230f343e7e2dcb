/// The look of a program: colours, corners, sizes, spacing and fonts, for light and dark.
///
/// ```swift
/// var theme = Theme()
/// theme.scheme = .dark
/// theme[.accent] = Theme.Shade(light: plum, dark: orchid)
/// ```
///
/// A theme is a value: keep it in a property of the page, or where the program keeps a user's settings, and show it by
/// ``View/theme(_:)-(Theme)``. Unset values keep the toolkit's defaults. Colours that belong together follow one of
/// them: the text on a button, its look under the pointer and pale backgrounds follow the accent.
public struct Theme: Hashable, Sendable {
    /// Whether the look is light or dark.
    public enum Scheme: String, Codable, Sendable, CaseIterable {
        /// As the user has chosen for the whole system.
        case system
        case light, dark
    }

    /// How much room controls take.
    public enum Density: String, Codable, Sendable, CaseIterable {
        case compact, regular, spacious
    }

    /// How much room is between and around views: the step in which `spacing` and `padding(_:)` count.
    public enum Spacing: String, Codable, Sendable, CaseIterable {
        /// Three points, four, and six.
        case tight, regular, loose
    }

    /// How round corners are.
    public enum Corners: String, Codable, Sendable, CaseIterable {
        case square, regular, round
    }

    /// What a colour is for.
    public enum Role: String, Sendable, CaseIterable {
        /// The background of the window, and that of cards and fields.
        case page, surface
        /// Texts, texts of less importance, and the lines between parts.
        case ink, secondaryInk, line
        /// Buttons, links, what is selected.
        case accent
        case success, warning, danger
    }

    /// A colour in the light scheme and its counterpart in the dark one.
    public struct Shade: Hashable, Sendable {
        public var light: Color
        public var dark: Color

        public init(light: Color, dark: Color) {
            self.light = light
            self.dark = dark
        }
    }

    public var scheme = Scheme.system
    public var density = Density.regular
    /// The same for light and dark. It changes no sizes of controls: that is the ``density``.
    public var spacing = Spacing.regular
    public var corners = Corners.regular
    /// The families of the font, the preferred one first; empty for the system's. A name has letters, digits, spaces
    /// and hyphens; others are left out. Fonts of the application come with its style sheets.
    public var fonts: [String] = []
    /// The size of texts, in percent of the user's own. Limited to 50 to 200.
    public var textSize = 100
    private var shades: [Role: Shade] = [:]

    public init() {}

    /// The colour of a role; nil for the toolkit's.
    public subscript(role: Role) -> Shade? {
        get { shades[role] }
        set { shades[role] = newValue }
    }
}

extension View {
    /// Sets the look of the window to a theme that may change. Of several, the one that was set last applies.
    public func theme(_ theme: Property<Theme>) -> some View { Themed(content: self, theme: theme) }

    /// Sets the look of the window.
    public func theme(_ theme: Theme) -> some View { self.theme(.constant(theme)) }
}

private struct Themed<Content: View>: Rendering.PrimitiveView {
    let content: Content
    let theme: Property<Theme>

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        point.bind(theme) { $0.setTheme($1) }
        content.mount(in: point)
    }
}

extension Rendering {
    /// The capability that a backend implements for ``Theme``.
    public protocol Themes: Nodes {
        func setTheme(_ theme: Theme)
    }
}
