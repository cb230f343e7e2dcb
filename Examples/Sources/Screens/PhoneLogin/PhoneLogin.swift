import BinderyView
import ShowcaseModels

struct PhoneLogin: View {
    let model: PhoneLoginModel
    let texts: Texts

    private let pressed = Subject<Void, Never>()
    /// Whether a screen that the user has opened waits for the login.
    private let isAwaited: Property<Bool>

    init(model: PhoneLoginModel, isAwaited: Property<Bool>, texts: Texts) {
        self.model = model
        self.isAwaited = isAwaited
        self.texts = texts
    }

    var body: some View {
        Screen("phone-login", title: texts[.phoneLogin]) {
            Column(spacing: 5) {
                Column(spacing: 0, alignment: .center) {
                    Avatar(model.avatar, description: texts[.avatar]).id("avatar")
                }
                When(isAwaited) { Text(texts[.loginReason]).color(.secondary).id("reason") }
                TextField(texts[.phone], text: model.$phone).content(.telephone).onSubmit(logIn)
                    .message(message { $0 == .invalidPhone }).id("phone")
                TextField(texts[.code], text: model.$code).content(.oneTimeCode).onSubmit(logIn)
                    .message(message { $0 != .invalidPhone && $0 != .serverFailure }).id("code")
                Button(texts[.logIn], action: model.login).onTap { pressed.send() }.prominence(.primary).id("login")
                Row(spacing: 2) {
                    Button(texts[.fill], tapped: model.fill).id("fill")
                    Button(texts[.demoAccounts]) { [model] in model.offersAccounts.toggle() }
                        .selected(model.$offersAccounts).id("accounts")
                }
                When(model.$offersAccounts) {
                    Column(spacing: 1) {
                        ForEach(.constant(DemoAccount.all), id: \.phone) { account in
                            choice(untracked { account.value })
                        }
                    }
                }
            }
        }
        .width(.reading)
        .busy(model.login.isExecuting, texts[.loading])
        .toast(failuresOf: model.login) { [texts] in texts.now($0.phrase) }
        .endEditing(on: pressed)
        .saved(model)
    }

    private func choice(_ account: DemoAccount) -> some View {
        Button("\(account.nickname) · \(account.phone) · \(account.code)") { [model] in model.fill(with: account) }
            .prominence(.plain).id("account-\(account.phone)")
    }

    private func message(_ concerns: @escaping (LoginFailure) -> Bool) -> () -> String? {
        let (failure, language) = (model.failure, texts.language)
        return { failure.value.flatMap { concerns($0) ? $0.phrase.text(in: language.value) : nil } }
    }

    /// Logs in by the Enter key, if the input is complete.
    private func logIn() {
        guard model.login.isEnabled.value else { return }
        pressed.send()
        model.login.execute()
    }
}
