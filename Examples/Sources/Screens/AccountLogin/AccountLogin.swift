public import BinderyView
public import ShowcaseModels

public struct AccountLogin: View {
    private let model: AccountLoginModel
    private let texts: Texts

    public init(model: AccountLoginModel, texts: Texts) {
        self.model = model
        self.texts = texts
    }

    public var body: some View {
        Screen("account-login", title: texts[.accountLogin]) {
            Form {
                TextField(texts[.account], text: model.account.$name).content(.username).id("account")
                SecureField(texts[.password], text: model.account.$password).id("password")
                Button(texts[.logIn], action: model.login).prominence(.primary).id("login")
                OutcomeText(outcome: model.outcome, texts: texts)
                Text(texts[.demoLogin]).style(.caption).color(.secondary).id("hint")
                // Shows the model's values beside the controls that are bound to them.
                Section(texts[.valuesLabel]) {
                    LabeledContent(texts[.account]) { Text(model.account.$name).id("model-account") }
                    LabeledContent(texts[.password]) {
                        Text(model.account.$password.map { String(repeating: "•", count: $0.count) })
                            .id("model-password")
                    }
                }
            }
            .onSubmit { model.login.execute() }
        }
        .width(.reading)
        .busy(model.isBusy, texts[.loggingIn])
        .saved(model.account)
    }
}
