import ShowcaseModels

/// A group of screens, as the start, the sidebar and its search offer them.
struct ScreenGroup {
    struct Entry {
        let route: AppRoute
        let title: Phrase
        let subtitle: Phrase

        /// `goods`: the first part of ids.
        var name: String { String(route.path.dropFirst()) }
    }

    let title: Phrase
    let entries: [Entry]

    static let all: [ScreenGroup] = [
        ScreenGroup(
            title: .formScreens,
            entries: [
                Entry(route: .lengthLogin(.mvvm), title: .lengthLogin, subtitle: .lengthLoginSubtitle),
                Entry(route: .phoneLogin, title: .phoneLogin, subtitle: .phoneLoginSubtitle),
                Entry(route: .account, title: .yourAccount, subtitle: .yourAccountSubtitle),
                Entry(route: .accountLogin, title: .accountLogin, subtitle: .accountLoginSubtitle),
            ]),
        ScreenGroup(
            title: .listScreens,
            entries: [
                Entry(route: .goods(), title: .goods, subtitle: .goodsSubtitle),
                Entry(route: .menuGroups, title: .menuGroups, subtitle: .menuGroupsSubtitle),
                Entry(route: .books(), title: .books, subtitle: .booksSubtitle),
                Entry(route: .posts(), title: .posts, subtitle: .postsSubtitle),
            ]),
        ScreenGroup(
            title: .otherScreens,
            entries: [
                Entry(route: .architectures, title: .architectures, subtitle: .architecturesSubtitle),
                Entry(route: .gallery, title: .gallery, subtitle: .gallerySubtitle),
                Entry(route: .arrangements, title: .arrangements, subtitle: .arrangementsSubtitle),
                Entry(route: .workshop, title: .workshop, subtitle: .workshopSubtitle),
            ]),
    ]
}

extension AppRoute {
    /// The path of the entry in the sidebar to which the screen belongs, if there is one.
    var place: String {
        switch self {
        case .lengthLogin: AppRoute.lengthLogin(.mvvm).path
        case .goods, .good, .banner: AppRoute.goods().path
        case .menuGroup: AppRoute.menuGroups.path
        case .books, .book: AppRoute.books().path
        case .posts, .post: AppRoute.posts().path
        case .playground, .shop: AppRoute.architectures.path
        case .workshopScreen, .sheet: AppRoute.workshop.path
        default: path
        }
    }
}
