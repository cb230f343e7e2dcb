#if canImport(UIKit) && !os(watchOS)
internal import BinderyUIKit
public import ShowcaseModels
internal import UIKit

/// Each field has the colour of its state, and the button is enabled when the input is valid.
public final class LengthLoginController: ModelController<LengthLoginModel> {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = texts.now(.lengthLogin)
        let username = UITextField.make("username", texts.now(.username))
        let password = UITextField.make("password", texts.now(.password))
        password.isSecureTextEntry = true
        let code = UITextField.make("code", texts.now(.invitation))
        let login = UIButton.make("login", texts.now(.logIn), .filled())
        let message = UILabel.make("message")
        view.stack([username, password, code, login, message])

        username.reactive.text <~> model.$username
        password.reactive.text <~> model.$password
        code.reactive.text <~> model.$code
        username.reactive.backgroundColor <~ model.usernameState.map(\.color)
        password.reactive.backgroundColor <~ model.passwordState.map(\.color)
        code.reactive.backgroundColor <~ model.codeState.map(\.color)
        login.reactive.execute(model.login)
        message.reactive.text <~ model.outcome.map { [texts] in $0.map { texts.now($0.phrase) } ?? "" }
    }
}

extension InputState {
    fileprivate var color: UIColor? {
        switch self {
        case .empty: .white
        case .valid: .systemGreen.withAlphaComponent(0.2)
        case .invalid: .systemRed.withAlphaComponent(0.2)
        }
    }
}
#endif
