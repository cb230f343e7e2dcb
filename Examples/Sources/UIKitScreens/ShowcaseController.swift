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
        let (texts, likes) = (Texts(language: language), Likes(service: services))
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
                return PhoneLoginController(PhoneLoginModel(accounts: services, store: store, saved: nil), texts)
            case .goods(let count):
                let model = GoodsModel(count: count, service: services, likes: likes) {}
                goods = model
                return GoodsController(model, texts) { navigator.push(.good($0, .details)) }
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

/// The list of the screens.
final class IndexController: UIViewController {
    private let texts: Texts
    private let open: (AppRoute) -> Void

    private static let routes: [(AppRoute, Phrase)] = [
        (.lengthLogin(.mvvm), .lengthLogin), (.phoneLogin, .phoneLogin), (.goods(), .goods),
        (.menuGroups, .menuGroups), (.posts(), .posts),
    ]

    init(_ texts: Texts, open: @escaping (AppRoute) -> Void) {
        (self.texts, self.open) = (texts, open)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = texts.now(.showcase)
        let table = UITableView(frame: .zero, style: .insetGrouped).identified("list")
        view.stack([], list: table)
        let list = MutableListProperty(Array(Self.routes.indices))
        let rows = table.reactive.rows(list, in: UITableViewCell.self) { [texts] cell, index, _ in
            var content = cell.defaultContentConfiguration()
            content.text = texts.now(Self.routes[index].1)
            cell.contentConfiguration = content
        }
        rows.selections.observe { [open] in open(Self.routes[$0].0) }.disposed(by: bag)
    }

    private let bag = DisposeBag()
}
#endif
