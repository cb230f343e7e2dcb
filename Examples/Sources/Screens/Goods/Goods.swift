import BinderyView

/// Screen C, for now only who is logged in.
struct Goods: View {
    let account: Property<Account?>
    let texts: Texts

    var body: some View {
        let (loggedInAs, nobody) = (texts[.loggedInAs], texts[.nobodyLoggedIn])
        let who = Property { account.value.map { loggedInAs.value.replacing("…", with: $0.nickname) } ?? nobody.value }
        return Screen("goods", title: texts[.goods]) {
            Text(who).style(.headline).id("who")
        }
    }
}
