import AppKit
import BinderyAppKit
import FourFaces
import Testing

@MainActor
@Suite struct AppKitFaceTests {
    private final class LoginController: NSViewController {
        private let model: LoginModel
        let phone = NSTextField(), code = NSSecureTextField(), message = NSTextField(labelWithString: "")
        let login = NSButton(), clear = NSButton()
        private let bag = DisposeBag()

        init(_ model: LoginModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }

        override func loadView() {
            view = NSView()
            for child in [phone, code, message, login, clear] { view.addSubview(child) }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            phone.reactive.text <~> model.$phone
            code.reactive.text <~> model.$code
            message.reactive.text <~ model.message
            login.reactive.execute(model.login)
            clear.reactive.actions.observe { [model] in model.clear() }.disposed(by: bag)
        }
    }

    @Test
    func inAppKit() throws {
        let model = LoginModel()
        let screen = LoginController(model)
        let window = NSWindow(contentViewController: screen)
        let fields = ["phone": screen.phone, "code": screen.code]
        let buttons = ["login": screen.login, "clear": screen.clear]
        let face = LoginScript.Face(
            type: { try #require(fields[$1]).userTypes($0) }, tap: { try #require(buttons[$0]).userClicks() },
            text: { fields[$0]?.stringValue ?? screen.message.stringValue },
            isEnabled: { try #require(buttons[$0]).isEnabled }, model: { $0(model) })
        #expect(try LoginScript.run(on: face) == LoginScript.transcript)
        withExtendedLifetime(window) {}
    }
}
