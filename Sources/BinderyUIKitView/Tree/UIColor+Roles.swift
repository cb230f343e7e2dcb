#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

extension UIColor {
    /// A colour of BinderyView, in the light or the dark design.
    convenience init(_ color: BinderyView.Color) {
        let dark = color.darkCounterpart ?? color
        self.init { $0.userInterfaceStyle == .dark ? UIColor(components: dark) : UIColor(components: color) }
    }

    private convenience init(components color: BinderyView.Color) {
        self.init(
            red: CGFloat(Double(color.red) / 255), green: CGFloat(Double(color.green) / 255),
            blue: CGFloat(Double(color.blue) / 255), alpha: 1)
    }
}

extension ColorRole {
    @MainActor var color: UIColor {
        switch self {
        case .primary: .label
        case .secondary: .secondaryLabel
        case .accent: .tintColor
        case .success: .systemGreen
        case .warning: .systemOrange
        case .danger: .systemRed
        }
    }
}

extension Surface {
    @MainActor var color: UIColor? {
        switch self {
        case .plain: nil
        case .raised: .secondarySystemBackground
        case .accent: .tintColor
        case .success: .systemGreen.withAlphaComponent(0.2)
        case .danger: .systemRed.withAlphaComponent(0.2)
        }
    }
}
#endif
