import BinderyView

struct LoginView: View {
    let model: LoginModel

    var body: some View {
        Screen("login", title: "Log in") {
            Form {
                TextField("Phone", text: model.$phone).content(.telephone).id("phone")
                TextField("Code", text: model.$code).content(.oneTimeCode).id("code")
                Button("Log in", action: model.login).prominence(.primary).id("login")
                Text(model.message).id("message").announced()
            }
            .onSubmit { model.login.execute() }
        }
        .busy(model.login.isExecuting, "Logging in…")
        .saved(model)
    }
}
