import BinderyView

struct LoginView: View {
    let model: LoginModel

    var body: some View {
        Screen("login", title: "Log in") {
            Form {
                TextField("E-mail", text: model.$email).content(.emailAddress).autofocus().id("email")
                SecureField("Password", text: model.$password).id("password")
                Checkbox("Stay signed in on this device", isOn: model.$isRemembered).id("remember")
                Button("Log in", action: model.logIn).prominence(.primary).id("log-in")
                Text("Try ada@example.org with the password “correct horse battery”.")
                    .style(.caption).color(.secondary).id("hint")
            }
            .onSubmit { model.logIn.execute() }
            .width(416)
        }
        .busy(model.logIn.isExecuting, "Checking the password…")
        .toast(failuresOf: model.logIn) { $0.message }
    }
}
