@MainActor
public final class UIScreen: StandInObject {}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public final class UITraitCollection: StandInObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        super.init()
    }
}

public final class UIColor: StandInObject, @unchecked Sendable {
    private let components: [CGFloat]
    private let provider: ((UITraitCollection) -> UIColor)?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
        provider = nil
        super.init()
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        components = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).components
        provider = dynamicProvider
        super.init()
    }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor { provider?(traits) ?? self }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor).map { $0.components == components } ?? false
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    /// Red, green, blue and alpha, in the light design.
    public var standInComponents: [CGFloat] { components }

    public class var systemRed: UIColor { UIColor(white: 0.3, alpha: 1) }
    public class var systemGreen: UIColor { UIColor(white: 0.6, alpha: 1) }
    public class var systemOrange: UIColor { UIColor(white: 0.65, alpha: 1) }
    public class var systemYellow: UIColor { UIColor(white: 0.8, alpha: 1) }
    public class var systemBackground: UIColor { UIColor(white: 0.99, alpha: 1) }
    public class var secondarySystemBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
    public class var separator: UIColor { UIColor(white: 0.7, alpha: 1) }
    public class var label: UIColor { UIColor(white: 0.01, alpha: 1) }
    public class var secondaryLabel: UIColor { UIColor(white: 0.4, alpha: 1) }
    public class var tintColor: UIColor { UIColor(white: 0.35, alpha: 1) }
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
}

public final class UIImage: StandInObject, @unchecked Sendable {
    public override init() { super.init() }
    public init?(named name: String) { nil }
    public init?(systemName name: String) { super.init() }
}

extension NSAttributedString.Key {
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
}

@MainActor
public final class UIPasteboard: StandInObject {
    public static let general = UIPasteboard()
    public var string: String?

    nonisolated override init() { super.init() }
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public var row: Int { self[1] }
}
