// The sample of BinderyUIKit.md word for word, which scripts/check-guides compares, and what it does.
import BinderyUIKit
import Testing
import UIKit

private enum LoginFailure: Error { case refused }

private final class LoginModel {
    @Reactive var phone = ""
    @Reactive var code = ""
    let message: Property<String>
    let login: Action<Void, Void, LoginFailure>

    init() {
        let (phone, code) = (_phone, _code)
        login = Action(enabledIf: Property { !phone.value.isEmpty && !code.value.isEmpty }) {
            () async throws(LoginFailure) in if code.value != "5858" { throw .refused }
        }
        message = login.failure.map { $0 == nil ? "" : "Wrong phone number or code." }
    }
}

private final class LoginController: UIViewController {
    private let model: LoginModel
    let phone = UITextField(), code = UITextField(), message = UILabel()
    let login = UIButton(configuration: .filled())

    init(model: LoginModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        phone.reactive.text <~> model.$phone
        code.reactive.text <~> model.$code
        message.reactive.text <~ model.message
        login.reactive.execute(model.login)
    }
}

@MainActor
@Suite struct LoginControllerTests {
    @Test
    func theControllerConnectsItsControlsWithTheModel() async {
        let model = LoginModel()
        let screen = LoginController(model: model)
        screen.loadViewIfNeeded()
        #expect(!screen.login.isEnabled)
        screen.phone.userTypes("138")
        screen.code.userTypes("1")
        #expect(screen.login.isEnabled)
        screen.login.userTaps()
        _ = await model.login.isExecuting.firstValue { !$0 }
        #expect(screen.message.text == "Wrong phone number or code.")
        model.phone = ""
        #expect(screen.phone.text == "" && !screen.login.isEnabled)
    }

    @Test
    func theBindingsEndWithTheController() {
        let model = LoginModel()
        weak var field: UITextField?
        do {
            let screen = LoginController(model: model)
            screen.loadViewIfNeeded()
            field = screen.phone
            #expect(field != nil)
        }
        #expect(field == nil)
        model.phone = "138"
    }
}
