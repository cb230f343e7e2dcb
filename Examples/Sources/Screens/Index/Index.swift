import BinderyView

struct Index: View {
    let texts: Texts
    let navigator: Navigator<AppRoute>

    var body: some View {
        Screen("index", title: texts[.showcase]) {
            Column(spacing: 5) {
                Row(spacing: 2) {
                    Text(texts[.language]).color(.secondary)
                    Spacer()
                    choice(.english, texts[.english]).language(Language.english.rawValue).id("language-en")
                    choice(.chinese, texts[.chinese]).language(Language.chinese.rawValue).id("language-zh")
                }
                .accessibilityLabel(texts[.language])
                Column(spacing: 2) {
                    link(.lengthLogin(.mvvm), .lengthLogin, .lengthLoginSubtitle)
                    link(.phoneLogin, .phoneLogin, .phoneLoginSubtitle)
                    link(.account, .yourAccount, .yourAccountSubtitle)
                    link(.goods(), .goods, .goodsSubtitle)
                    link(.menuGroups, .menuGroups, .menuGroupsSubtitle)
                    link(.accountLogin, .accountLogin, .accountLoginSubtitle)
                    link(.books(), .books, .booksSubtitle)
                    link(.posts(), .posts, .postsSubtitle)
                    link(.architectures, .architectures, .architecturesSubtitle)
                    link(.gallery, .gallery, .gallerySubtitle)
                    link(.arrangements, .arrangements, .arrangementsSubtitle)
                }
                .landmark(.navigation).accessibilityLabel(texts[.screens])
            }
        }
    }

    private func choice(_ language: Language, _ title: some Wording) -> some View {
        Button(title) { texts.language.value = language }
            .selected(texts.language.map { $0 == language })
    }

    private func link(_ route: AppRoute, _ title: Phrase, _ subtitle: Phrase) -> some View {
        Link(texts[title], subtitle: texts[subtitle], path: route.path) { navigator.push(route) }
            .id("link-\(route.path.dropFirst())")
    }
}
