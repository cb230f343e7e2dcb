#if canImport(SwiftUI)
internal import BinderySwiftUI
internal import Foundation
public import ShowcaseModels
public import SwiftUI

/// The app: the screens on one navigation stack, with the routes of the web.
public struct ShowcaseScreens<Services>: View
where Services: AccountService & CredentialService & GoodsService & MenuGroupService & PostService {
    private let services: Services
    private let texts: Texts
    @StateModel private var shared: Shared

    /// What all screens share.
    private final class Shared {
        let navigator = Navigator<AppRoute>(AppRoute.routes(includingTestPages: false))
        let likes: Likes
        let login: CurrentLogin
        // What is shown below a detail knows what the detail shows.
        private(set) weak var goods: GoodsModel?
        private(set) weak var search: PostSearchModel?

        init(_ services: Services, _ store: any PersonalStore, _ route: AppRoute) {
            likes = Likes(service: services)
            login = CurrentLogin(store: store)
            if route != .index { navigator.push(route) }
        }

        func makeGoods(_ count: Int?, _ services: Services) -> GoodsModel {
            let (login, navigator) = (login, navigator)
            let model = GoodsModel(count: count, service: services, likes: likes) {
                await login.logOut()
                navigator.popToRoot()
            }
            goods = model
            return model
        }

        func makeSearch(_ query: String?, _ services: Services) -> PostSearchModel {
            let model = PostSearchModel(query: query ?? "", posts: services)
            search = model
            return model
        }
    }

    /// - Parameter route: The screen that is shown first, on top of the index.
    public init(_ services: Services, store: any PersonalStore, language: Language, route: AppRoute = .index) {
        (self.services, texts) = (services, Texts(language: language))
        _shared = StateModel(wrappedValue: Shared(services, store, route))
    }

    public var body: some View {
        let navigator = shared.navigator
        NavigatorStack(navigator) { route in
            switch route {
            case .lengthLogin: LengthLoginScreen(LengthLoginModel(service: services), texts)
            case .phoneLogin:
                PhoneLoginScreen(
                    shared.login.makePhoneLogin(services) { navigator.showGoodsAfterLogin() }, texts)
            case .goods(let count):
                GoodsScreen(shared.makeGoods(count, services), texts, shared.login, open: navigator.push)
            case .banner(let id): BannerScreen(BannerModel(id, service: services), texts)
            case .good(let id, let part):
                GoodDetailScreen(
                    GoodDetailModel(
                        id, part, known: shared.goods?.good(id), service: services, likes: shared.likes), texts)
            case .menuGroups: MenuGroupsScreen(MenuGroupsModel(service: services, navigator: navigator), texts)
            case .menuGroup(let id):
                MenuGroupEditorScreen(
                    MenuGroupEditorModel(id, service: services, navigator: navigator, texts: texts), texts)
            case .posts(let query):
                PostSearchScreen(shared.makeSearch(query, services), texts) { navigator.push(.post($0)) }
            case .post(let id):
                PostDetailScreen(PostDetailModel(id, foundBy: shared.search, posts: services), texts)
            default: IndexScreen(texts: texts, open: navigator.push)
            }
        }
        .onOpenURL { url in
            let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
            navigator.open(url.path(percentEncoded: true) + query)
        }
    }
}

/// The list of the screens.
private struct IndexScreen: View {
    let texts: Texts
    let open: (AppRoute) -> Void

    private static let routes: [(AppRoute, Phrase)] = [
        (.lengthLogin(.mvvm), .lengthLogin), (.phoneLogin, .phoneLogin), (.goods(), .goods),
        (.menuGroups, .menuGroups), (.posts(), .posts),
    ]

    var body: some View {
        List {
            ForEach(Self.routes, id: \.1) { route, title in
                Button(texts.now(title)) { open(route) }
            }
        }
        .navigationTitle(texts.now(.showcase))
    }
}
#endif
