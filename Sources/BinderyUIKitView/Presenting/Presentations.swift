#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// Presents the dialogs of a window: over the host the first one, over that the next. UIKit presents only one over
/// another, so a dialog that comes between others, or ends below them, has those above it presented again. What
/// something else presents stays.
@MainActor
final class Presentations {
    weak var host: UIViewController?
    private var dialogs: [DialogNode] = []
    private var isMoving = false

    /// Whether a dialog keeps the user from a node.
    func cover(_ node: UIKitNode) -> Bool { dialogs.last.map { !node.isInside($0) } ?? false }

    /// Whether something that is not a dialog of the view is in front.
    var isBehindAnother: Bool {
        var front = host?.presentedViewController
        while let next = front?.presentedViewController { front = next }
        return front.map { ($0 as? DialogController)?.owner !== self } ?? false
    }

    /// Dialogs were inserted into the root of the window, or removed from it.
    func changed(in root: UIKitNode, of backend: UIKitBackend) {
        dialogs = root.children.compactMap { $0 as? DialogNode }
        for dialog in dialogs { dialog.controller.owner = self }
        if let front = dialogs.last, let focused = backend.focused, !focused.isInside(front) {
            front.focusBefore = focused
            backend.endEditing()
        }
        onPresented = { [weak backend] in backend?.focusExpected() }
        update()
    }

    private var onPresented: () -> Void = {}

    /// Makes one step towards what is to be presented, and the next one when UIKit has made that.
    func update() {
        guard !isMoving, let host, host.viewIfLoaded?.window != nil else { return }
        var (front, count) = (host, 0)
        while let presented = front.presentedViewController {
            if presented.isBeingPresented || presented.isBeingDismissed,
                let transition = presented.transitionCoordinator
            {
                // UIKit refuses a second transition. A job of its own, since it may not have ended this one yet.
                transition.animate(alongsideTransition: nil) { [weak self] _ in Task { @MainActor in self?.update() } }
                return
            }
            if (presented as? DialogController)?.owner === self {
                guard count < dialogs.count, dialogs[count].controller === presented else {
                    return move { front.dismiss(animated: true, completion: $0) }
                }
                count += 1
            }
            front = presented
        }
        if count < dialogs.count {
            let next = dialogs[count].controller
            // UIKit makes another presentation controller for each presentation.
            next.presentationController?.delegate = next
            move { front.present(next, animated: true, completion: $0) }
        }
    }

    /// Presents a controller that is not a dialog of the view, over everything that is presented.
    func present(_ controller: UIViewController) {
        guard var front = host else { return }
        while let presented = front.presentedViewController { front = presented }
        if front.isBeingPresented || front.isBeingDismissed, let transition = front.transitionCoordinator {
            transition.animate(alongsideTransition: nil) { _ in Task { @MainActor in self.present(controller) } }
        } else if front.viewIfLoaded?.window != nil {
            front.present(controller, animated: true)
        }
    }

    private func move(_ body: (@escaping @MainActor @Sendable () -> Void) -> Void) {
        isMoving = true
        body { [weak self] in
            self?.isMoving = false
            self?.update()
            self?.onPresented()
        }
    }
}
#endif
