#if canImport(UIKit) && !os(watchOS)
internal import UIKit

extension UIViewController {
    /// Whether UIKit presents or dismisses the controller just now. Runs `body` after that, if so.
    ///
    /// Meanwhile UIKit presents nothing over the controller or, if it is dismissed, in its place.
    func isMoving(then body: @escaping @MainActor () -> Void) -> Bool {
        guard isBeingPresented || isBeingDismissed, let transition = transitionCoordinator else { return false }
        // In a job of its own: UIKit may still have the controller while it reports the end.
        transition.animate(alongsideTransition: nil) { _ in Task { @MainActor in body() } }
        return true
    }
}
#endif
