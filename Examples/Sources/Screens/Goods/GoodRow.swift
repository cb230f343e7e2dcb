import BinderyView
import ShowcaseModels

struct GoodRow: View {
    let good: Property<Good>
    let likes: Likes
    let texts: Texts
    let open: (AppRoute) -> Void

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
                        button(.location, good.map(\.location), of: good.map(\.nickname))
                    }
                    Text(good.map(\.title)).id("title")
                }
            }
            Row(spacing: 3, alignment: .start) {
                GoodPicture(good: good).id("picture")
                Column(spacing: 1) {
                    Row(spacing: 3, alignment: .baseline) {
                        Text(words.price).style(.headline).color(.danger).hidden(words.hasNoPrice).id("price")
                        Text(words.oldPrice).style(.caption).color(.secondary).hidden(words.hasNoOldPrice)
                            .id("old-price")
                        Text(words.quantity).style(.caption).color(.secondary).id("quantity")
                        Text(words.postage).style(.caption).color(.secondary).id("postage")
                    }
                    Row(spacing: 1) {
                        Spacer()
                        button(.reply, texts[.reply], of: good.map(\.title))
                        LikeButton(good: good, likes: likes, texts: texts)
                    }
                }
            }
        }
    }

    private func route(_ part: GoodPart) -> AppRoute { .good(untracked { good.value.id }, part) }

    private func link(_ part: GoodPart, @ViewBuilder content: () -> some View) -> some View {
        let route = route(part)
        return Link(path: route.path, content: content) { open(route) }.id(part.rawValue)
    }

    /// - Parameter subject: the good's text for screen readers, since many rows have a button with the same title.
    private func button(_ part: GoodPart, _ title: some Wording, of subject: Property<String>) -> some View {
        let route = route(part)
        return Button(title) { open(route) }.prominence(.plain)
            .accessibilityLabel(about(title, subject)).id(part.rawValue)
    }
}

/// Decorative: the title is beside it.
struct GoodPicture: View {
    let good: Property<Good>

    var body: some View {
        Element("div") { Image(good.map { .path($0.picture) }, description: "") }.class("good-picture")
    }
}

/// Shows the number of likes, and whether the user likes the good.
struct LikeButton: View {
    let good: Property<Good>
    let likes: Likes
    let texts: Texts

    var body: some View {
        let (good, likes) = (good, likes)
        let title = GoodTexts(good: good, texts: texts).like
        // The button's state shows the like: with a title “Liked”, screen readers would say “Liked, pressed”.
        return Button(title) { likes.toggle(good.value) }
            .selected(good.map(\.isLiked))
            .accessibilityLabel(about(title, good.map(\.title)))
            .disabled(likes.isRunning(untracked { good.value.id }))
            .id("like")
    }
}
