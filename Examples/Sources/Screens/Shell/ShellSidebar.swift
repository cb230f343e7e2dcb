import BinderyView
import ShowcaseModels

/// The sidebar of the showcase.
struct ShellSidebar: View {
    let model: ShellModel
    let texts: Texts

    var body: some View {
        // Everything is a link, since a page needs no memory for links.
        NavigationList(model.groups, current: model.place, followed: model.open)
            .search(texts[.find], none: texts[.nothingFound])
            .accessibilityLabel(texts[.allScreens])
        When(model.account.map { $0 != nil }) {
            Element("div") {
                Link(nickname, subtitle: texts[.loggedIn], path: AppRoute.account.path, followed: model.openAccount)
                    .id("side-user")
            }
            .class("side-user")
        }
    }

    private var nickname: Property<String> { model.account.map { $0?.nickname ?? "" } }
}
