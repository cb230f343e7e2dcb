import BinderyView

struct SignUpView: View {
    let model: SignUpModel

    var body: some View {
        Screen("sign-up", title: "Sign up") {
            Column(spacing: 6) {
                Form {
                    TextField("Name", text: model.$name)
                        .content(.username).validation(model.nameRules)
                        .focus(on: attention("name")).id("name")
                    TextField("E-mail", text: model.$email)
                        .content(.emailAddress).validation(model.emailRules)
                        .focus(on: attention("email")).id("email")
                    TextField("Age", text: model.$age)
                        .content(.number).placeholder("Optional").validation(model.ageRules)
                        .focus(on: attention("age")).id("age")
                    SecureField("Password", text: model.$password)
                        .content(.newPassword).validation(model.passwordRules)
                        .focus(on: attention("password")).id("password")
                    SecureField("Confirm password", text: model.$repetition)
                        .content(.newPassword).validation(model.repetitionRules)
                        .focus(on: attention("repetition")).id("repetition")
                    Row { Button("Sign up", tapped: model.submit).prominence(.primary).id("submit") }
                }
                .onSubmit(model.submit)
                Text(model.signUp.latest.map { $0 ?? "" }).style(.headline).id("greeting").announced()
            }
        }
    }

    private func attention(_ field: String) -> some Signal<String, Never> { model.attention.filter { $0 == field } }
}
