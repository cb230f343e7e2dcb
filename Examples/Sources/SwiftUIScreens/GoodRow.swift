#if canImport(SwiftUI)
internal import BinderySwiftUI
internal import ShowcaseModels
internal import SwiftUI

/// A good, with buttons that lead to it and to its parts.
struct GoodRow: View {
    let good: Good
    let likes: Likes
    let texts: Texts
    let open: (AppRoute) -> Void

    var body: some View {
        VStack(alignment: .leading) {
            Button(good.title) { open(.good(good.id, .details)) }
            Text(GoodTexts(good: .constant(good), texts: texts).line.value)
            HStack {
                Button(good.nickname) { open(.good(good.id, .avatar)) }
                Button(good.location) { open(.good(good.id, .location)) }
                Button(texts.now(.reply)) { open(.good(good.id, .reply)) }
                LikeButton(good: good, likes: likes)
            }
        }
        // So that a tap on the row does not press all buttons.
        .buttonStyle(.borderless)
    }
}

/// A button of its own, so that the request of one good evaluates no other row.
struct LikeButton: View {
    let good: Good
    let likes: Likes

    var body: some View {
        Observing {
            Button("\(good.isLiked ? "♥" : "♡") \(good.likes)") { likes.toggle(good) }
                .buttonStyle(.borderless)
                .disabled(likes.isRunning(good.id).value)
        }
    }
}
#endif
