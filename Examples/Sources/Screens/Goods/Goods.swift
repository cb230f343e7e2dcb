import BinderyView

/// Screen C.
struct Goods: View {
    let model: GoodsModel
    let account: Property<Account?>
    let texts: Texts
    let open: (Place) -> Void

    var body: some View {
        Screen("goods", title: texts[.goods]) {
            Column(spacing: 4) {
                Row(spacing: 2) {
                    Text(who).color(.secondary).id("who")
                    Spacer()
                    Row(spacing: 2) {
                        Button(texts[.refresh], action: model.refresh).id("refresh")
                        Button(texts[.logOut], action: model.search).id("search")
                    }
                }
                Placeholder(
                    state: model.state, texts: texts, empty: .noGoods, failed: \.phrase,
                    retry: { [refresh = model.refresh] in refresh.execute() })
                ForEach(model.goods.array) { good in
                    GoodRow(good: good, likes: model.likes, texts: texts, open: open).id("row-\(good.value.id)")
                }
            }
        }
        .activating(model)
        .toast(model.refreshFailures.map { texts.now($0.phrase) })
        .confirm(model.logOutQuestion) { Confirm(title: texts[.logOutQuestion], confirm: texts[.logOut]) }
    }

    private var who: Property<String> {
        let account = account
        return texts.text { text in
            account.value.map { text(.loggedInAs).replacing("…", with: $0.nickname) } ?? text(.nobodyLoggedIn)
        }
    }
}
