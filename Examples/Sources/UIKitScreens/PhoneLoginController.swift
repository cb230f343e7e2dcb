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
        let accounts = UIButton.make("accounts", texts.now(.demoAccounts))
        let message = UILabel.make("message")
        let avatar = UIImageView().identified("avatar")
        avatar.contentMode = .scaleAspectFit
        view.stack([avatar, phone, code, login, fill, accounts, message])

        // The sample services have no pictures: the symbol is filled when they know the number.
        avatar.reactive.image
            <~ model.avatar.map { UIImage(systemName: $0 == nil ? "person.crop.circle" : "person.crop.circle.fill") }
        phone.reactive.text <~> model.$phone
        code.reactive.text <~> model.$code
        login.reactive.execute(model.login)
        login.reactive.taps.observe { [weak self] in self?.view.endEditing(true) }.disposed(by: bag)
        fill.reactive.taps.observe { [model] in model.fill() }.disposed(by: bag)
        accounts.menu = UIMenu(
            children: DemoAccount.all.map { [model] account in
                UIAction(title: "\(account.nickname) · \(account.phone)") { _ in model.fill(with: account) }
            })
        accounts.showsMenuAsPrimaryAction = true
        message.reactive.text <~ model.failure.map { [texts] in $0.map { texts.now($0.phrase) } ?? "" }
        // The return key moves on, and logs in when the input is complete.
        phone.reactive.returns.observe { code.reactive.isFirstResponder.value = true }.disposed(by: bag)
        model.login <~ code.reactive.returns
    }

    private let bag = DisposeBag()
}
#endif
