import AppKit
import BinderyAppKit
import FourFaces
import Testing

@MainActor
@Suite struct ActivationTests {
    private final class ModelScreen: NSViewController {
        let model: ActiveModel

        init(_ model: ActiveModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }
        override func loadView() { view = NSView() }

        override func viewDidLoad() {
            super.viewDidLoad()
            reactive.activate(model)
        }
    }

    @Test
    func aModelIsActiveWhileItsViewIsOnScreen() {
        let model = ActiveModel()
        let screen = ModelScreen(model)
        let window = NSWindow(contentViewController: screen)
        #expect(model.events == ["start"])
        screen.presentAsSheet(Screen())
        #expect(model.activation.isActive.value, "a sheet leaves the screen below on screen")
        window.close()
        #expect(model.events == ["start", "end"])
    }

    @Test
    func theActivationEndsWithTheController() {
        let model = ActiveModel()
        weak var released: NSViewController?
        do {
            let window = NSWindow(contentViewController: ModelScreen(model))
            #expect(model.activation.isActive.value)
            released = window.contentViewController
        }
        #expect(released == nil)
        #expect(!model.activation.isActive.value)
    }
}
