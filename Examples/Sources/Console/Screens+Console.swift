import BinderyView
import Screens
import ShowcaseModels

/// Uses the view models of two screens as a user would, and prints what a screen would show.
///
/// No backend runs. Without an execution context, the models' asynchronous parts use the MainActor and its clock.
@MainActor
func useScreens(accounts: some AccountService, posts: some PostService, say: (String) -> Void) async {
    await logIn(accounts, say)
    await search(posts, say)
}

@MainActor
private func logIn(_ accounts: some AccountService, _ say: (String) -> Void) async {
    let model = PhoneLoginModel(accounts: accounts, store: NoStore(), saved: nil)
    model.fill()
    if let avatar = await model.avatar.firstValue(where: { $0 != nil }) { say("Avatar: \(avatar ?? "")") }
    model.login.execute()
    if let account = await model.login.latest.firstValue(where: { $0 != nil }) {
        say("Logged in as \(account?.nickname ?? "")")
    }
}

@MainActor
private func search(_ posts: some PostService, _ say: (String) -> Void) async {
    let model = PostSearchModel(posts: posts)
    let activation = model.activation.activate()
    defer { activation.dispose() }
    _ = await model.access.isGranted.firstValue { $0 }
    // The first text is searched for immediately, the last one at the end of its second.
    for query in ["coff", "coffe", "coffee"] { model.query = query }
    let last = SearchText("coffee")
    if let answer = await model.answer.firstValue(where: { $0?.query == last }), let answer {
        say("\(answer.posts.count) of \(answer.total) posts for \(answer.query.text)")
    }
}

private final class NoStore: PersonalStore {
    func save(_ login: SavedLogin) async {}
    func logOut() async {}
    func save(_ language: Language) async {}
    func save(_ look: Look) async {}
    func save(todos: String) async {}
}
