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
        let (hint, problem, message) = (UILabel.make("hint"), UILabel.make("problem"), UILabel.make("message"))
        view.stack([username, password, hint, code, problem, login, message])

        username.reactive.text <~> model.$username
        password.reactive.text <~> model.$password
        code.reactive.text <~> model.$code
        username.reactive.backgroundColor <~ model.usernameState.map(\.color)
        password.reactive.backgroundColor <~ model.passwordState.map(\.color)
        code.reactive.backgroundColor <~ model.codeState.map(\.color)
        hint.text = texts.now(.demoPassword)
        problem.reactive.text
            <~ model.codeState.map { [texts] in $0 == .invalid ? texts.now(.invitationStopsLogin) : "" }
        login.reactive.execute(model.login)
        message.reactive.text <~ model.outcome.map { [texts] in $0.map { texts.now($0.phrase) } ?? "" }
    }
}

extension InputState {
    fileprivate var color: UIColor? {
        switch self {
        case .empty: .background
        case .valid:
            .adaptive(
                light: UIColor(red: 0.8, green: 1, blue: 0.8, alpha: 1),
                dark: UIColor(red: 0, green: 0.3, blue: 0.1, alpha: 1))
        case .invalid:
            .adaptive(
                light: UIColor(red: 1, green: 0.8, blue: 0.8, alpha: 1),
                dark: UIColor(red: 0.4, green: 0.1, blue: 0.1, alpha: 1))
        }
    }
}
#endif
