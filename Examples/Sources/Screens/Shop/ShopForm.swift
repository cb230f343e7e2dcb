import BinderyView
import ShowcaseModels

/// What the shop shows, the same for all architectures: a login, and after it the goods.
struct ShopForm: View {
    let texts: Texts
    let phone: MutableProperty<String>
    let code: MutableProperty<String>
    let canLogIn: Property<Bool>
    let logIn: () -> Void
    let isLoggingIn: Property<Bool>
    let loginFailure: Property<LoginFailure?>
    let account: Property<Account?>
    let logOut: () -> Void
    let goods: Property<[Good]>
    let hasMore: Property<Bool>
    let isLoading: Property<Bool>
    let refresh: () -> Void
    let loadMore: () -> Void
    let failure: Property<ServiceFailure?>
    /// The goods whose likes are being sent.
    let liking: Property<Set<Good.ID>>
    let like: (Good) -> Void
    let likeFailures: AnySignal<ServiceFailure, Never>

    var body: some View {
        When(account.map { $0 == nil }) {
            login
        } otherwise: {
            shelf
        }
        .busy(isLoggingIn, texts[.loggingIn])
        .toast(likeFailures.map { [texts] in texts.now($0.phrase) }, kind: .failure)
    }

    private var login: some View {
        Column(spacing: 5) {
            Form {
                TextField(texts[.phone], text: phone).content(.telephone).id("phone")
                TextField(texts[.code], text: code).content(.oneTimeCode).id("code")
                Button(texts[.logIn], tapped: logIn).prominence(.primary).disabled(canLogIn.not()).id("login")
                message(loginFailure, \.phrase, id: "result")
            }
            .onSubmit(logIn)
            Row(spacing: 2) { Button(texts[.fill], tapped: fill).id("fill") }
        }
    }

    private var shelf: some View {
        Column(spacing: 4) {
            // The changing parts have a row of their own, so that the layout does not move.
            Row(spacing: 2) {
                Text(who).color(.secondary).id("who")
                Spacer()
                When(isLoading) { ProgressIndicator(texts[.loading]).style(.ring).id("busy") }
            }
            Row(spacing: 2) {
                Button(texts[.refresh], tapped: refresh).disabled(isLoading).id("refresh")
                Button(texts[.logOut], tapped: logOut).id("logout")
            }
            message(failure, \.phrase, id: "failed")
            Column(spacing: 4) {
                ForEach(goods, id: \.id) { good in
                    ShopRow(good: good, liking: liking, like: like, texts: texts)
                        .id("row-\(untracked { good.value.id })")
                }
            }
            .padding(4).background(.raised).hidden(goods.map(\.isEmpty)).id("list")
            Row {
                Button(texts.architecture[.moreGoods], tapped: loadMore).disabled(isLoading).hidden(hasMore.not())
                    .id("more")
            }
        }
    }

    private var who: Property<String> {
        let account = account
        return texts.text { $0(.loggedInAs).filling(account.value?.nickname ?? "") }
    }

    private func fill() {
        transaction { (phone.value, code.value) = (DemoAccount.all[0].phone, DemoAccount.all[0].code) }
    }

    private func message<Failure>(
        _ failure: Property<Failure?>, _ phrase: @escaping (Failure) -> Phrase, id: String
    ) -> some View {
        Text(texts.text { text in failure.value.map { text(phrase($0)) } ?? "" }).color(.danger)
            .hidden(failure.map { $0 == nil }).id(id).announced()
    }
}

private struct ShopRow: View {
    let good: Property<Good>
    let liking: Property<Set<Good.ID>>
    let like: (Good) -> Void
    let texts: Texts

    var body: some View {
        let (good, like) = (good, like)
        let words = GoodTexts(good: good, texts: texts)
        let id = untracked { good.value.id }
        return Column(spacing: 2) {
            Row(spacing: 3, alignment: .start) {
                Avatar(good.map { $0.avatar }, description: texts.about(good.map(\.nickname), .sellerAvatar))
                Column(spacing: 1) {
                    Text(good.map(\.title)).id("title")
                    Text(words.price).style(.headline).color(.danger).hidden(words.hasNoPrice).id("price")
                }
            }
            Row(spacing: 2) {
                Spacer()
                Button(words.like) { like(good.value) }
                    .selected(good.map(\.isLiked))
                    .accessibilityLabel(about(words.like, good.map(\.title)))
                    .disabled(liking.map { $0.contains(id) })
                    .id("like")
            }
        }
    }
}

extension ShopForm {
    init(_ widgets: ShopWidgets, texts: Texts) {
        self.init(
            texts: texts, phone: widgets.phone.$text, code: widgets.code.$text, canLogIn: widgets.$canLogIn,
            logIn: { widgets.loginTapped() }, isLoggingIn: widgets.$isLoggingIn, loginFailure: widgets.$loginFailure,
            account: widgets.$account, logOut: { widgets.logOutTapped() }, goods: widgets.$goods,
            hasMore: widgets.$hasMore, isLoading: widgets.$isLoading, refresh: { widgets.refreshTapped() },
            loadMore: { widgets.moreTapped() }, failure: widgets.$failure, liking: widgets.$liking,
            like: { widgets.likeTapped($0) }, likeFailures: AnySignal(widgets.likeFailures))
    }
}
