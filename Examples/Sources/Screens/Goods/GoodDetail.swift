import BinderyView
import ShowcaseModels

/// The screen for a part of a row, which is named in its title: the good, its seller or its place, and what belongs to
/// that.
struct GoodDetail: View {
    let model: GoodDetailModel
    let texts: Texts
    let open: (AppRoute) -> Void
    /// What is below the good: other goods, or messages.
    let more: AnyView

    var body: some View {
        let model = model
        return Screen("good", title: title) {
            Placeholder(
                state: model.state, texts: texts, empty: .gone, failed: \.phrase,
                isOffline: { $0 == .unreachable }, isFinal: { $0 == .notFound }, loading: .article,
                retry: { model.load.execute() })
            Column(spacing: 6) {
                WhenPresent(model.good) { [self] in card(of: $0) }
                more
            }
        }
        .width(.reading)
        .activating(model)
    }

    private func card(of good: Property<Good>) -> AnyView {
        switch model.part {
        case .details, .reply: AnyView(GoodCard(good: good, likes: model.likes, texts: texts))
        case .avatar: AnyView(above(good) { SellerCard(good: good, texts: texts, open: open) })
        case .location: AnyView(above(good) { PlaceCard(good: good, open: open) })
        }
    }

    /// A card of what the good belongs to, and the good.
    private func above(_ good: Property<Good>, @ViewBuilder card: () -> some View) -> some View {
        Column(spacing: 5) {
            card()
            Column(spacing: 3) {
                Heading(texts[.thisGood])
                GoodLink(good: good, id: "this-good", open: open)
            }
        }
    }

    private var title: Property<String> {
        let (good, part) = (model.good, model.part)
        return texts.text { text in
            let subject = part == .details ? good.value?.title : good.value?.nickname
            return text(part.phrase) + (subject.map { " · \($0)" } ?? "")
        }
    }
}

/// The seller of a good.
private struct SellerCard: View {
    let good: Property<Good>
    let texts: Texts
    let open: (AppRoute) -> Void

    var body: some View {
        let place = AppRoute.good(untracked { good.value.id }, .location)
        return Column(spacing: 2, alignment: .center) {
            Element("div") {
                Avatar(good.map { $0.avatar }, description: texts.about(good.map(\.nickname), .sellerAvatar))
            }
            .class("large-avatar")
            Text(good.map(\.nickname)).style(.title).id("nickname")
            Link(path: place.path) {
                Text(good.map(\.location)).color(.secondary).id("location")
            } followed: {
                open(place)
            }
            .id("to-location")
        }
    }
}

/// The place of a good.
private struct PlaceCard: View {
    let good: Property<Good>
    let open: (AppRoute) -> Void

    var body: some View {
        let seller = AppRoute.good(untracked { good.value.id }, .avatar)
        return Column(spacing: 5) {
            Text(good.map(\.location)).style(.title).id("location")
            Link(path: seller.path) {
                Row(spacing: 3) {
                    Avatar(good.map { $0.avatar }, description: "").small()
                    Text(good.map(\.nickname)).style(.headline).id("nickname")
                }
            } followed: {
                open(seller)
            }
            .id("to-seller")
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
