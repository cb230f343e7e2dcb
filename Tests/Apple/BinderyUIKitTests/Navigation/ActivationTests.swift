import BinderyUIKit
import FourFaces
import Testing
import UIKit

@MainActor
@Suite struct ActivationTests {
    private final class Screen: UIViewController {
        let model: ActiveModel

        init(_ model: ActiveModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }

        override func viewDidLoad() {
            super.viewDidLoad()
            reactive.activate(model)
        }
    }

    @Test
    func aModelIsActiveWhileItsViewIsOnScreen() {
        let (window, navigation, model) = (UIWindow(), UINavigationController(), ActiveModel())
        window.rootViewController = navigation
        navigation.pushViewController(Screen(model), animated: false)
        #expect(model.events == ["start"])
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(model.events == ["start", "end"])
        navigation.userGoesBack()
        #expect(model.events == ["start", "end", "start"])
        navigation.present(UIViewController(), animated: false)
        #expect(model.activation.isActive.value, "a sheet leaves the screen below on screen")
    }

    @Test
    func aModelThatIsNeverShownIsNotActivated() {
        let (navigation, model) = (UINavigationController(), ActiveModel())
        let screen = Screen(model)
        navigation.pushViewController(screen, animated: false)
        #expect(screen.isViewLoaded && model.events == [])
    }

    @Test
    func theActivationEndsWithTheController() {
        let model = ActiveModel()
        weak var released: UIViewController?
        do {
            let (window, screen) = (UIWindow(), Screen(model))
            window.rootViewController = screen
            #expect(model.activation.isActive.value)
            released = screen
        }
        #expect(released == nil)
        #expect(!model.activation.isActive.value)
    }
}
