public final class NSColor: StandInObject, @unchecked Sendable {
    private let white: CGFloat, alpha: CGFloat

    public init(white: CGFloat, alpha: CGFloat) {
        (self.white, self.alpha) = (white, alpha)
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSColor).map { $0.white == white && $0.alpha == alpha } ?? false
    }

    public class var black: NSColor { NSColor(white: 0, alpha: 1) }
    public class var white: NSColor { NSColor(white: 1, alpha: 1) }
    public class var gray: NSColor { NSColor(white: 0.5, alpha: 1) }
}

public final class NSImage: StandInObject, @unchecked Sendable {}

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

@MainActor
open class NSApplication: NSResponder {
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        public static let stop = ModalResponse(-1000)
        public static let abort = ModalResponse(-1001)
        public static let alertFirstButtonReturn = ModalResponse(1000)
    }
}
