#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

extension UIKitBackend: @MainActor Rendering.LiveRegions {
    /// Texts in it are announced by their own changes: screen readers read what updates frequently.
    func makeLiveRegion() -> UIKitNode {
        let node = StackNode(axis: .vertical)
        node.view.accessibilityTraits = .updatesFrequently
        return node
    }
}

extension UIKitBackend: @MainActor Rendering.Themes {
    func setTheme(_ theme: Theme) {
        presentations.host?.overrideUserInterfaceStyle =
            switch theme.scheme {
            case .system: .unspecified
            case .light: .light
            case .dark: .dark
            }
        step =
            switch theme.spacing {
            case .tight: 3
            case .regular: 4
            case .loose: 6
            }
        presentations.host?.view.tintColor = theme[.accent].map { UIColor($0.light.inDark($0.dark)) }
    }
}

extension UIKitBackend: @MainActor Rendering.Backend {}
#endif
