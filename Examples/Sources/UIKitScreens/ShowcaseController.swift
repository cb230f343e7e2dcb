#if canImport(UIKit) && !os(watchOS)
internal import BinderyUIKit
public import ShowcaseModels
public import UIKit

/// The app: the screens on one navigation controller, with the routes of the web.
public final class ShowcaseController: UINavigationController {
    private var navigator: Navigator<AppRoute>?

    public typealias Services =
        AccountService & CredentialService & GoodsService & MenuGroupService & PostService

    public convenience init(_ services: some Services, store: some PersonalStore, language: Language) {
        self.init()
        let (texts, likes, login) = (Texts(language: language), Likes(service: services), CurrentLogin(store: store))
        // What is shown below a detail knows what the detail shows.
        weak var goods: GoodsModel?
        weak var search: PostSearchModel?
        let navigator = Navigator<AppRoute>(
            AppRoute.routes(includingTestPages: false), at: "/")
        self.navigator = navigator
        reactive.show(navigator) { [unowned navigator] route in
            switch route {
            case .lengthLogin: return LengthLoginController(LengthLoginModel(service: services), texts)
            case .phoneLogin:
                return PhoneLoginController(
                    login.makePhoneLogin(services) { navigator.showGoodsAfterLogin() }, texts)
            case .goods(let count):
                let model = GoodsModel(count: count, service: services, likes: likes) {
                    await login.logOut()
                    navigator.popToRoot()
                }
                goods = model
                return GoodsController(model, texts, login) { navigator.push($0) }
            case .banner(let id): return BannerController(BannerModel(id, service: services), texts)
            case .good(let id, let part):
                return GoodDetailController(
                    GoodDetailModel(id, part, known: goods?.good(id), service: services, likes: likes), texts)
            case .menuGroups:
                return MenuGroupsController(MenuGroupsModel(service: services, navigator: navigator), texts)
            case .menuGroup(let id):
                return MenuGroupEditorController(
                    MenuGroupEditorModel(id, service: services, navigator: navigator, texts: texts), texts)
            case .posts(let query):
                let model = PostSearchModel(query: query ?? "", posts: services)
                search = model
                return PostSearchController(model, texts) { navigator.push(.post($0)) }
            case .post(let id):
                return PostDetailController(PostDetailModel(id, foundBy: search, posts: services), texts)
            default: return IndexController(texts) { navigator.push($0) }
            }
        }
    }
}

extension ShowcaseController {
    /// Shows the screen at an address of the web, as `showcase:///goods/7`, above its parents.
    public func open(_ url: URL) {
        let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
        navigator?.open(url.path(percentEncoded: true) + query)
    }

    /// The screens, as text, to be kept while the app does not run.
    public var trail: String? { navigator.map { "\($0.trail)" } }

    /// Shows the screens of a ``trail`` again.
    public func restore(_ trail: String) {
        if let trail = NavigationTrail(trail) { navigator?.restore(trail) }
    }
}
#endif
