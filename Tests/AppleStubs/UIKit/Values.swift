@MainActor
public final class UIScreen: StandInObject {}

public final class UIColor: StandInObject, @unchecked Sendable {
    private let white: CGFloat, alpha: CGFloat

    public init(white: CGFloat, alpha: CGFloat) {
        (self.white, self.alpha) = (white, alpha)
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor).map { $0.white == white && $0.alpha == alpha } ?? false
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(white: white, alpha: alpha) }

    public class var systemRed: UIColor { UIColor(white: 0.3, alpha: 1) }
    public class var systemGreen: UIColor { UIColor(white: 0.6, alpha: 1) }
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
}

public final class UIImage: StandInObject, @unchecked Sendable {}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public var row: Int { self[1] }
}
