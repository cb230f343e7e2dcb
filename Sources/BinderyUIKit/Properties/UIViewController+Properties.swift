#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

extension UINavigationItem: ReactiveObject {}

extension ReactiveProperties where Object: UIViewController {
    public var title: MutableProperty<String> { property("title", get: { $0.title ?? "" }, set: { $0.title = $1 }) }
}

extension ReactiveProperties where Object: UINavigationItem {
    public var title: MutableProperty<String> { property("title", get: { $0.title ?? "" }, set: { $0.title = $1 }) }

    #if !os(tvOS)
    /// The text above the title; none if nil.
    public var prompt: MutableProperty<String?> { property("prompt", get: { $0.prompt }, set: { $0.prompt = $1 }) }
    #endif
}

extension ReactiveProperties where Object: UITabBarController {
    /// The index of the selected tab, both ways.
    ///
    /// The property needs the delegate of the tab bar controller. With another, it does not hear of the user's taps.
    public var selectedIndex: MutableProperty<Int> {
        _ = attachments.value("tab bar delegate") { [object] in
            let delegate = TabBarDelegate()
            if object.delegate == nil { object.delegate = delegate }
            return delegate
        }
        return property("selectedIndex", get: { $0.selectedIndex }, set: { $0.selectedIndex = $1 })
    }
}

private final class TabBarDelegate: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        tabBarController.reactive.selectedIndex.value = tabBarController.selectedIndex
    }
}
#endif
