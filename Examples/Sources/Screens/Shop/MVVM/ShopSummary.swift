import BinderyView
import ShowcaseModels

/// A second, smaller view of the same view model: the login in one line, and what the user has saved.
struct ShopSummary: View {
    let model: ShopModel
    let texts: Texts

    var body: some View {
        let (model, words) = (model, texts.architecture)
        let (pages, account) = (model.$pages, model.$account)
        let liked = pages.map { $0.goods.filter(\.isLiked) }
        return Column(spacing: 4) {
            Text(words[.secondView]).style(.headline)
            Text(words[.secondViewText]).color(.secondary)
            When(account.map { $0 == nil }) {
                Row(spacing: 2, alignment: .end) {
                    TextField(texts[.phone], text: model.$phone).content(.telephone).id("second-phone")
                    Button(texts[.logIn], action: model.login).id("second-login")
                }
                Text(words[.nothingShown]).color(.secondary)
            } otherwise: {
                Text(
                    words.text {
                        let price = Price(liked.value.reduce(0) { $0 + $1.price }).text
                        return $0(.summary).filling(["\(pages.value.goods.count)", "\(liked.value.count)", price])
                    }
                )
                .announced().id("summary")
                ForEach(liked, id: \.id) { good in
                    Column(spacing: 1) {
                        Text(good.map(\.title)).id("title")
                        Row {
                            Button(GoodTexts(good: good, texts: texts).like) { model.like.execute(good.value) }
                                .selected(good.map(\.isLiked))
                                .accessibilityLabel(about(texts[.like], good.map(\.title)))
                                .disabled(model.$liking.map { $0.contains(good.value.id) }).id("like")
                        }
                    }
                    .id("liked-\(untracked { good.value.id })")
                }
            }
        }
        .padding(5)
        .background(.raised)
        .id("second")
    }
}
