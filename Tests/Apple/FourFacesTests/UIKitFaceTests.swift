import BinderyUIKit
import FourFaces
import Testing
import UIKit

@MainActor
@Suite struct UIKitFaceTests {
    private final class LoginController: UIViewController {
        private let model: LoginModel
        let phone = UITextField(), code = UITextField(), message = UILabel()
        let login = UIButton(configuration: .filled()), clear = UIButton(configuration: .plain())
        private let bag = DisposeBag()

        init(_ model: LoginModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }

        override func viewDidLoad() {
            super.viewDidLoad()
            phone.reactive.text <~> model.$phone
            code.reactive.text <~> model.$code
            message.reactive.text <~ model.message
            login.reactive.execute(model.login)
            clear.reactive.taps.observe { [model] in model.clear() }.disposed(by: bag)
        }
    }

    @Test
    func inUIKit() throws {
        let (model, window) = (LoginModel(), UIWindow())
        let screen = LoginController(model)
        window.rootViewController = screen
        let fields = ["phone": screen.phone, "code": screen.code]
        let buttons = ["login": screen.login, "clear": screen.clear]
        let face = LoginScript.Face(
            type: { try #require(fields[$1]).userTypes($0) }, tap: { try #require(buttons[$0]).userTaps() },
            text: { fields[$0]?.text ?? screen.message.text ?? "" },
            isEnabled: { try #require(buttons[$0]).isEnabled }, model: { $0(model) })
        #expect(try LoginScript.run(on: face) == LoginScript.transcript)
    }
}
