import BinderyView
import ShowcaseModels

/// The screen for a part of a row, which is named in its title: the good, and what belongs to that part.
struct GoodDetail: View {
    let model: GoodDetailModel
    let texts: Texts
    /// What is below the good: other goods, or messages.
    let more: AnyView

    var body: some View {
        let model = model
        return Screen("good", title: title) {
            Placeholder(
                state: model.state, texts: texts, empty: .gone, failed: \.phrase,
                isOffline: { $0 == .unreachable }, isFinal: { $0 == .notFound },
                retry: { model.load.execute() })
            Column(spacing: 6) {
                WhenPresent(model.good) { GoodCard(good: $0, likes: model.likes, texts: texts) }
                more
            }
        }
        .width(.reading)
        .activating(model)
    }

    private var title: Property<String> {
        let (good, part) = (model.good, model.part)
        return texts.text { text in
            let subject = part == .details ? good.value?.title : good.value?.nickname
            return text(part.phrase) + (subject.map { " · \($0)" } ?? "")
        }
    }
}

private struct GoodCard: View {
    let good: Property<Good>
    let likes: Likes
    let texts: Texts

    var body: some View {
        let words = GoodTexts(good: good, texts: texts)
        return Column(spacing: 4) {
            Row(spacing: 3) {
                Avatar(good.map { $0.avatar }, description: texts.about(good.map(\.nickname), .sellerAvatar))
                Column(spacing: 1) {
                    Text(good.map(\.nickname)).style(.headline).id("nickname")
                    Text(good.map(\.location)).color(.secondary).id("location")
                }
            }
            Element("div") { GoodPicture(good: good) }.class("large-picture").id("picture")
            Text(good.map(\.title)).style(.title).id("title")
            Row(spacing: 3, alignment: .baseline) {
                Text(words.price).style(.title).color(.danger).hidden(words.hasNoPrice).id("price")
                Text(words.oldPrice).color(.secondary).hidden(words.hasNoOldPrice).id("old-price")
            }
            Row(spacing: 3) {
                Text(words.quantity).color(.secondary).id("quantity")
                Text(words.postage).color(.secondary).id("postage")
                Spacer()
                LikeButton(good: good, likes: likes, texts: texts)
            }
        }
    }
}
