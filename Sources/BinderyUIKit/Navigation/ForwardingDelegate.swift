#if canImport(UIKit) && !os(watchOS)
internal import UIKit

/// A delegate of a navigation controller that passes everything on to the delegate that the controller had before.
@MainActor
class ForwardingDelegate: NSObject, UINavigationControllerDelegate {
    // Safe: UIKit asks a delegate on the main thread.
    nonisolated(unsafe) private weak var application: (any UINavigationControllerDelegate)?

    /// Becomes the delegate of `controller`, and passes on to its present one.
    final func takePlace(in controller: UINavigationController) {
        if controller.delegate === self { return }
        let present = controller.delegate
        application = (present as? ForwardingDelegate).map(\.application) ?? present
        #if canImport(ObjectiveC)
        // UIKit remembers which messages its delegate understands.
        if let application {
            Attachments.of(application).onDeallocation { [weak self, weak controller] in
                self?.takePlaceAgain(in: controller)
            }
        }
        #endif
        controller.delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        #if canImport(ObjectiveC)
        application?.navigationController?(navigationController, didShow: viewController, animated: animated)
        #else
        application?.navigationController(navigationController, didShow: viewController, animated: animated)
        #endif
    }

    #if canImport(ObjectiveC)
    private func takePlaceAgain(in controller: UINavigationController?) {
        guard let controller, controller.delegate === self else { return }
        controller.delegate = nil
        controller.delegate = self
    }

    nonisolated override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || application?.responds(to: selector) == true
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { application }
    #endif
}
#endif
