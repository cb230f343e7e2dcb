import BinderyUIKit
import Testing
import UIKit

@MainActor
@Suite struct ActivationTests {
    private final class Clock: Activatable {
        let activation = Activation()
        var events: [String] = []

        init() {
            activation.whileActive { [unowned self] scope in
                events.append("start")
                scope.onDispose { [unowned self] in events.append("end") }
            }
        }
    }

    private final class Screen: UIViewController {
        let clock: Clock

        init(_ clock: Clock) {
            self.clock = clock
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }

        override func viewDidLoad() {
            super.viewDidLoad()
            reactive.activate(clock)
        }
    }

    @Test
    func aModelIsActiveWhileItsViewIsOnScreen() {
        let (window, navigation, clock) = (UIWindow(), UINavigationController(), Clock())
        window.rootViewController = navigation
        navigation.pushViewController(Screen(clock), animated: false)
        #expect(clock.events == ["start"])
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(clock.events == ["start", "end"])
        navigation.userGoesBack()
        #expect(clock.events == ["start", "end", "start"])
        navigation.present(UIViewController(), animated: false)
        #expect(clock.activation.isActive.value, "a sheet leaves the screen below on screen")
    }

    @Test
    func aModelThatIsNeverShownIsNotActivated() {
        let (navigation, clock) = (UINavigationController(), Clock())
        let screen = Screen(clock)
        navigation.pushViewController(screen, animated: false)
        #expect(screen.isViewLoaded && clock.events == [])
    }

    @Test
    func theActivationEndsWithTheController() {
        let clock = Clock()
        weak var released: UIViewController?
        do {
            let (window, screen) = (UIWindow(), Screen(clock))
            window.rootViewController = screen
            #expect(clock.activation.isActive.value)
            released = screen
        }
        #expect(released == nil)
        #expect(!clock.activation.isActive.value)
    }
}
