#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A key that presses a control from anywhere in the window.
struct Shortcut {
    let key: KeyPress
    weak var node: UIKitNode?
    let press: () -> Void
}

/// The keys are those that no view around the focus handles. They go on along UIKit's responders to the controller, and
/// without a focus they begin there. Key commands of UIKit would need selectors of Objective-C.
extension UIKitBackend {
    func add(_ key: KeyPress, of node: UIKitNode, press: @escaping () -> Void) {
        shortcuts.removeAll { $0.node == nil }
        shortcuts.append(Shortcut(key: key, node: node, press: press))
        hearKeys()
    }

    /// Presses the first control that has one of the keys and can be used. Returns false if there is none.
    func press(_ presses: Set<UIPress>) -> Bool {
        if presentations.isBehindAnother { return false }
        for press in presses {
            guard let key = press.key.map({ KeyPress($0) }), !(key.writes && press.isInText) else { continue }
            let pressed = shortcuts.first { shortcut in
                guard let node = shortcut.node else { return false }
                return shortcut.key.matches(key) && node.isReachable && !presentations.cover(node)
            }
            if let pressed {
                pressed.press()
                return true
            }
        }
        return false
    }

    /// Lets the controller hear the keys while no view has the focus. In a job of its own, since another view may be
    /// about to take it.
    func hearKeys() {
        if shortcuts.isEmpty { return }
        let host = presentations.host
        Task { @MainActor in (host as? BinderyHostingController)?.hearKeys() }
    }
}

extension UIPress {
    fileprivate var isInText: Bool { responder is UITextField || responder is UITextView }
}

extension UIView {
    /// Whether this view or one in it has the focus.
    var hasFocus: Bool { isFirstResponder || subviews.contains(where: \.hasFocus) }
}
#endif
