import BinderyView
import ShowcaseModels

/// The page of the logged-in account. It requires a login.
struct AccountPage: View {
    let model: AccountModel
    let texts: Texts

    var body: some View {
        Screen("account", title: texts[.yourAccount]) {
            Form {
                Section(texts[.loggedIn]) {
                    LabeledContent(texts[.nickname]) { Text(model.nickname).id("nickname") }
                    LabeledContent(texts[.phone]) { Text(model.phone).id("phone") }
                }
                Row(spacing: 2) {
                    Spacer()
                    Button(texts[.logOut], action: model.logOut).id("log-out")
                }
            }
        }
        .width(.reading)
    }
}
