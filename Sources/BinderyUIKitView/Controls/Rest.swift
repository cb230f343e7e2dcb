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

extension UIKitBackend: @MainActor Rendering.FilePickers {
    func makeFilePicker(for uploads: Uploads, until scope: Scope) -> UIKitNode {
        reportMissing("has no picker of files", "Present a UIDocumentPickerViewController.")
        let node = ButtonNode(.tinted()) {}
        node.button.isEnabled = false
        return node
    }

    func setFilePickerTitle(_ title: String, of node: UIKitNode) { (node as? ButtonNode)?.setTitle(title) }

    func setFilePickerHint(_ hint: String, of node: UIKitNode) { node.element.accessibilityHint = hint }

    func acceptDrops(for uploads: Uploads, on node: UIKitNode, until scope: Scope) {
        reportMissing("accepts no dropped files", "Add a UIDropInteraction.")
    }
}

extension UIKitBackend: @MainActor Rendering.MovableRows {
    func setMovable(_ row: Rendering.MovableRow, of node: UIKitNode) {
        reportMissing("moves no rows", "Add buttons that move a row.")
    }

    func setMovedText(_ text: String, of node: UIKitNode) {}
}

extension UIKitBackend: @MainActor Rendering.Backend {}
#endif
