import AppKit
import BinderyAppKit
import Testing

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

    private final class ClockScreen: NSViewController {
        let clock: Clock

        init(_ clock: Clock) {
            self.clock = clock
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }
        override func loadView() { view = NSView() }

        override func viewDidLoad() {
            super.viewDidLoad()
            reactive.activate(clock)
        }
    }

    @Test
    func aModelIsActiveWhileItsViewIsOnScreen() {
        let clock = Clock()
        let screen = ClockScreen(clock)
        let window = NSWindow(contentViewController: screen)
        #expect(clock.events == ["start"])
        screen.presentAsSheet(Screen())
        #expect(clock.activation.isActive.value, "a sheet leaves the screen below on screen")
        window.close()
        #expect(clock.events == ["start", "end"])
    }

    @Test
    func theActivationEndsWithTheController() {
        let clock = Clock()
        weak var released: NSViewController?
        do {
            let window = NSWindow(contentViewController: ClockScreen(clock))
            #expect(clock.activation.isActive.value)
            released = window.contentViewController
        }
        #expect(released == nil)
        #expect(!clock.activation.isActive.value)
    }
}
