#if canImport(UIKit) && !os(watchOS)
internal import BinderyUIKit
public import ShowcaseModels
internal import UIKit

/// A login with a phone number and a verification code.
public final class PhoneLoginController: ModelController<PhoneLoginModel> {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = texts.now(.phoneLogin)
        let phone = UITextField.make("phone", texts.now(.phone))
        let code = UITextField.make("code", texts.now(.code))
        let login = UIButton.make("login", texts.now(.logIn), .filled())
        let fill = UIButton.make("fill", texts.now(.fill))
        let message = UILabel.make("message")
        view.stack([phone, code, login, fill, message])

        phone.reactive.text <~> model.$phone
        code.reactive.text <~> model.$code
        login.reactive.execute(model.login)
        fill.reactive.taps.observe { [model] in model.fill() }.disposed(by: bag)
        message.reactive.text <~ model.failure.map { [texts] in $0.map { texts.now($0.phrase) } ?? "" }
        // The return key moves on, and logs in when the input is complete.
        phone.reactive.returns.observe { code.reactive.isFirstResponder.value = true }.disposed(by: bag)
        model.login <~ code.reactive.returns
    }

    private let bag = DisposeBag()
}
#endif
