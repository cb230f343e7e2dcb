import BinderyView

struct LengthLoginView: View {
    let model: LengthLoginModel

    var body: some View {
        Screen("length-login", title: "Log in") {
            Column(spacing: 6) {
                Form {
                    Section("Your account") {
                        TextField("Name", text: model.$name).content(.username).id("name")
                        SecureField("Password", text: model.$password).content(.password).id("password")
                        Row { Button("Log in", action: model.logIn).prominence(.primary).id("log-in") }
                    }
                    .note("Use 4 to 16 characters for the name, and 8 to 16 for the password.")
                }
                .onSubmit { model.logIn.execute() }
                Text(model.logIn.latest.map { $0 ?? "" }).style(.headline).id("greeting").announced()
            }
        }
    }
}
