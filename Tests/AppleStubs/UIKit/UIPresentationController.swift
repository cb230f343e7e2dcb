public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, overFullScreen = 5
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

@MainActor
public class UIPresentationController: StandInObject {
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Is retained, and retains this object until the presentation has ended.
    public let presentedViewController: UIViewController

    init(_ presented: UIViewController) {
        presentedViewController = presented
        super.init()
    }
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: (
            @MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: (@MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// A transition that takes time.
@MainActor
final class StandInTransition: StandInObject, UIViewControllerTransitionCoordinator {
    private var completions: [@MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    nonisolated override init() { super.init() }

    func animate(
        alongsideTransition animation: (
            @MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: (@MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        return true
    }

    func end() { for completion in completions { completion(self) } }
}

#if !os(tvOS)
@MainActor
public class UIPopoverPresentationController: StandInObject {
    public var sourceView: UIView?
    public var sourceRect = CGRect.zero
    public var permittedArrowDirections: UIPopoverArrowDirection = []

    public nonisolated override init() { super.init() }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
#endif
