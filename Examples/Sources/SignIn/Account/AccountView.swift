import BinderyView

struct AccountView: View {
    let model: AccountModel

    var body: some View {
        Screen("account", title: "Account") {
            Column(spacing: 6) {
                Text(model.name.map { "Signed in as \($0)" }).style(.headline).id("name")
                Form {
                    SecureField("Present password", text: model.$present).id("present")
                    SecureField("New password", text: model.$next).content(.newPassword).validation(model.rule)
                        .id("next")
                    Button("Change, and sign out everywhere", action: model.changePassword).id("change")
                }
                Button("Sign out", tapped: model.signOut).id("sign-out")
                Button("Sign out of all devices", tapped: model.signOutEverywhere).prominence(.destructive)
                    .id("sign-out-everywhere")
            }
            .width(416)
        }
        .toast(failuresOf: model.changePassword) { $0.message }
    }
}
