import BinderyView

/// Screen B.
struct PhoneLogin: View {
    let model: PhoneLoginModel
    let texts: Texts

    private let pressed = Subject<Void, Never>()

    init(model: PhoneLoginModel, texts: Texts) {
        self.model = model
        self.texts = texts
    }

    var body: some View {
        Screen("phone-login", title: texts[.phoneLogin]) {
            Column(spacing: 5) {
                Column(spacing: 0, alignment: .center) {
                    Avatar(model.avatar, description: texts[.avatar]).id("avatar")
                }
                TextField(texts[.phone], text: model.$phone).content(.telephone).onSubmit(logIn).id("phone")
                TextField(texts[.code], text: model.$code).content(.oneTimeCode).onSubmit(logIn).id("code")
                Row(spacing: 2) {
                    Button(texts[.fill], tapped: model.fill).id("fill")
                    Spacer()
                    Button(texts[.logIn], action: model.login).onTap { pressed.send() }.prominence(.primary).id("login")
                }
            }
        }
        .busy(model.login.isExecuting, texts[.loading])
        .toast(model.login.failures.map { texts.now($0.phrase) })
        .endEditing(on: pressed)
        .saved(model)
    }

    private func logIn() {
        pressed.send()
        model.login.execute()
    }
}
