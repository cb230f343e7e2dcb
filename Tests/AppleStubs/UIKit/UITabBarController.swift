@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Selecting a tab in code calls no delegate.
@MainActor
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var viewControllers: [UIViewController]?
    open var selectedIndex = 0

    public func userSelects(_ index: Int) {
        guard let viewControllers, viewControllers.indices.contains(index) else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: viewControllers[index])
    }
}
