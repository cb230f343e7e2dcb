import UIKit

@testable import BinderyUIKitView

extension UIView {
    /// The view with an identifier in this one.
    func find<Found: UIView>(_ id: String, as type: Found.Type = Found.self) -> Found? {
        if accessibilityIdentifier == id { return self as? Found }
        return subviews.lazy.compactMap { $0.find(id, as: type) }.first
    }
}

extension UIWindow {
    /// Shows a view in the window.
    @discardableResult
    func show(_ content: @escaping () -> some View) -> BinderyHostingController {
        let host = BinderyHostingController(content: content)
        rootViewController = host
        layoutIfNeeded()
        return host
    }
}
