import BinderyView

/// A good in a list.
struct GoodRow: View {
    let good: Property<Good>
    let likes: Likes
    let texts: Texts
    let open: (Place) -> Void

    var body: some View {
        let words = GoodTexts(good: good, texts: texts)
        return Column(spacing: 1) {
            Row(spacing: 3, alignment: .start) {
                link(.avatar) {
                    Avatar(good.map { $0.avatar }, description: texts.about(good.map(\.nickname), .sellerAvatar))
                }
                Column(spacing: 1) {
                    Row(spacing: 2, alignment: .baseline) {
                        Text(good.map(\.nickname)).style(.headline).id("nickname")
                        Spacer()
                        button(.location, good.map(\.location))
                    }
                    Text(good.map(\.title)).id("title")
                }
            }
            Row(spacing: 3, alignment: .baseline) {
                Text(words.price).style(.headline).color(.danger).hidden(words.hasNoPrice).id("price")
                Text(words.oldPrice).style(.caption).color(.secondary).hidden(words.hasNoOldPrice).id("old-price")
                Text(words.quantity).style(.caption).color(.secondary).id("quantity")
                Text(words.postage).style(.caption).color(.secondary).id("postage")
            }
            Row(spacing: 1) {
                Spacer()
                button(.reply, texts[.reply])
                LikeButton(good: good, likes: likes, texts: texts)
            }
        }
    }

    private func place(_ part: GoodPart) -> Place { .good(untracked { good.value.id }, part) }

    private func link(_ part: GoodPart, @ViewBuilder content: () -> some View) -> some View {
        let place = place(part)
        return Link(path: place.path, content: content) { open(place) }.id(part.rawValue)
    }

    private func button(_ part: GoodPart, _ title: some Wording) -> some View {
        let place = place(part)
        return Button(title) { open(place) }.prominence(.plain).id(part.rawValue)
    }
}

/// Says how many like a good, and whether the person does.
struct LikeButton: View {
    let good: Property<Good>
    let likes: Likes
    let texts: Texts

    var body: some View {
        let (good, likes) = (good, likes)
        return Button(GoodTexts(good: good, texts: texts).like) { likes.toggle(good.value) }
            .selected(good.map(\.isLiked))
            .disabled(likes.isRunning(untracked { good.value.id }))
            .id("like")
    }
}
