import BinderyView
import ShowcaseModels

/// A post, with links to others of its user.
struct PostDetail: View {
    let model: PostDetailModel
    let texts: Texts
    let open: (AppRoute) -> Void

    var body: some View {
        let (load, access) = (model.load, model.access)
        return Screen("post", title: title) {
            Column(spacing: 6) {
                When(.constant(model.ownsAccess)) { PostAccessNotices(access: access, texts: texts) }
                WhenPresent(model.post) { PostCard(post: $0, ticker: model.ticker, texts: texts) }
                When(access.isGranted) {
                    Placeholder(
                        state: model.state, texts: texts, empty: .gone, failed: \.phrase,
                        isOffline: { $0 == .unreachable }, isFinal: { $0 == .notFound }, retry: { load.execute() })
                }
                Column(spacing: 2) {
                    Heading(texts[.postsByUser])
                    Column(spacing: 2) {
                        ForEach(model.byUser) { PostLink(post: $0, texts: texts, open: open) }
                    }
                    .id("by-user")
                }
                .hidden(model.byUser.map(\.isEmpty))
            }
        }
        .width(.reading)
        .activating(model)
        .toast(
            access.setGranted.failures.filter { [model] _ in model.ownsAccess }.map { [texts] in texts.now($0.phrase) },
            kind: .failure)
    }

    private var title: Property<String> {
        let post = model.post
        return texts.text { $0(.post) + (post.value.map { " · \($0.user)" } ?? "") }
    }
}

private struct PostCard: View {
    let post: Property<PostRow>
    let ticker: SecondTicker
    let texts: Texts

    var body: some View {
        Column(spacing: 3) {
            Row(spacing: 3) {
                Avatar(post.map { $0.avatar }, description: "").id("avatar")
                Column(spacing: 1) {
                    Text(post.map(\.user)).style(.headline).id("user")
                    Text(texts.age(of: post)).style(.caption).color(.secondary).id("age")
                }
            }
            Element("p", text: post.map(\.plainText)).class("post-text").id("text")
        }
        .activating(ticker)
    }
}

private struct PostLink: View {
    let post: Property<PostRow>
    let texts: Texts
    let open: (AppRoute) -> Void

    var body: some View {
        let (id, age, language) = untracked { (post.value.id, post.value.age.value, texts.language) }
        let route = AppRoute.post(id)
        // Does not tick: a screen reader would say the name of the link again.
        return Link(
            post.map(\.plainText), subtitle: language.map { AgeText(seconds: age).text(in: $0) }, path: route.path
        ) { open(route) }
        .id("post-\(id)")
    }
}

extension Texts {
    /// "3 min 12 s ago"; see ``AgeText``.
    func age(of post: Property<PostRow>) -> Property<String> {
        let (age, language) = (post.flatMap(\.age), language)
        return Property { AgeText(seconds: age.value).text(in: language.value) }
    }
}
