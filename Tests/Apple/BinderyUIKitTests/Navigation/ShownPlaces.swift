import BinderyUIKit
import FourFaces
import UIKit

/// A navigation controller in a window, which shows the places of a navigator. The suites of tests inherit it.
@MainActor
class ShownPlaces {
    final class Screen: UIViewController {
        let place: Place

        init(_ place: Place) {
            self.place = place
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }
    }

    let window = UIWindow()
    let navigation = UINavigationController()
    let navigator: Navigator<Place>

    init() {
        navigator = Navigator(Place.routes)
        window.rootViewController = navigation
        navigation.reactive.show(navigator) { Screen($0) }
    }

    /// The pages of each stack, the root's first.
    var shown: [[Place]] { shown(by: navigation) }

    func shown(by navigation: UINavigationController) -> [[Place]] {
        var stacks: [[Place]] = []
        var next: UINavigationController? = navigation
        while let stack = next {
            stacks.append(stack.viewControllers.map { ($0 as! Screen).place })
            next = stack.presentedViewController as? UINavigationController
        }
        return stacks
    }

    var sheet: UINavigationController? { navigation.presentedViewController as? UINavigationController }

    /// The stacks that the navigator wants.
    var expected: [[Place]] {
        var stacks: [[Place]] = [[]]
        for entry in navigator.entries.value {
            if entry.presentation != .page, !stacks[0].isEmpty { stacks.append([]) }
            stacks[stacks.count - 1].append(entry.destination)
        }
        return stacks
    }
}
