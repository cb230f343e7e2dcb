import BinderyView
import ShowcaseModels

/// The length login in MVVM with bindings: the view declares its dependencies once.
struct LengthLogin: View {
    let model: LengthLoginModel
    let texts: Texts
    var draft: LengthDraft?

    var body: some View {
        LengthLoginForm(
            texts: texts, username: .init(model.$username, model.usernameState),
            password: .init(model.$password, model.passwordState), code: .init(model.$code, model.codeState),
            login: AnyView(Button(texts[.logIn], action: model.login).prominence(.primary)),
            submit: { model.login.execute() },
            isBusy: model.login.isExecuting, outcome: model.outcome,
            draft: draft
        )
        .saved(model)
    }
}
