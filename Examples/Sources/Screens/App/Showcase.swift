public import BinderyView
public import ShowcaseModels

/// The state and the view of the program for one user, the same on every backend.
public final class Showcase {
    /// The texts in the present language.
    public let texts: Texts
    let navigator: Navigator<AppRoute>
    let account: MutableProperty<Account?>
    var look: MutableProperty<Look> { browserLook.property }
    private let browserLook: BrowserValue<Look>
    private let browserLanguage: BrowserValue<Language>
    /// The todos as JSON: what was stored until the screen of todos is opened, and then the present ones.
    private var storedTodos: String
    private(set) lazy var todos = makeBrowserTodos()
    private var opensTodos = false
    /// The login that fills the fields of the phone login.
    var saved: SavedLogin?
    lazy var lengthDraft = LengthDraft()
    private let pages: OtherPages
    /// Changes of groups by the user's other pages. Created with the first screen that shows groups.
    var groupNews: Subject<MenuGroupChange, Never>?
    let services: Services
    lazy var likes = makeLikes()
    let store: any PersonalStore
    /// The logins in the stack, which may contain several.
    var phoneLogins: [() -> PhoneLoginModel?] = []
    /// The goods below a detail screen, which uses them without loading.
    weak var goodsModel: GoodsModel?
    /// The searches below a detail screen, which shows what they have found without waiting.
    weak var bookSearchModel: BookSearchModel?
    weak var postSearchModel: PostSearchModel?
    var drafts: [Good.ID: String] = [:]
    /// The groups below the editor, which uses them without loading.
    weak var menuGroupsModel: MenuGroupsModel?
    private let person: String
    private let allUsersLikes: Broadcast<PersonalLike>?
    let repliedTo: Broadcast<Good.ID>?
    /// Messages about likes, independent of the present screen.
    private let likeNotices = Subject<ToastMessage, Never>()
    let hasDocumentation: Bool
    private let inspector: String?
    private lazy var source = SourceModel(
        screens: navigator.stack, hasDocumentation: hasDocumentation, inspector: inspector)
    private lazy var shell = makeShell()
    private let laboratoryTools: (any LaboratoryTools)?
    /// At first.
    private let showsLaboratory: Bool
    /// Made when it is first shown.
    private lazy var laboratory = makeLaboratory()
    private let visits: Presence<Visit>?
    private lazy var logOut = makeLogOut()
    /// Present as long as this window is open.
    private var visit: PresenceEntry<Visit>?
    private let bag = DisposeBag()

    /// Whether the initial address has a screen.
    public let isFound: Bool

    /// - Parameters:
    ///   - route: the initial screen; the routes determine the screens below it.
    ///   - language: the initial language, if none is saved.
    ///   - person: an unguessable name; the same for all pages of one user.
    ///   - likes: the channel of all users' likes; `nil` for a single user.
    ///   - repliedTo: the channel of all users' messages about goods.
    ///   - channel: the channel among the user's pages; `nil` for a single page.
    ///   - laboratory: the tools of the laboratory; `nil` if it is not offered.
    ///   - showsLaboratory: whether its panel is open at first.
    ///   - visits: the open windows of all users.
    ///   - hasDocumentation: whether the server shows the documentation of the modules.
    ///   - inspector: the address of the inspector of this page; `nil` if the user may not open it.
    ///   - isConnected: whether the window is connected; one that is not counts for three more seconds.
    public init(
        at route: AppRoute, language: Language, services: Services, store: some PersonalStore,
        remembered: Remembered = Remembered(), person: String = "", likes: Broadcast<PersonalLike>? = nil,
        repliedTo: Broadcast<Good.ID>? = nil, channel: Broadcast<SentNews>? = nil,
        laboratory: (any LaboratoryTools)? = nil, showsLaboratory: Bool = false, visits: Presence<Visit>? = nil,
        isConnected: Property<Bool> = .constant(true), hasDocumentation: Bool = false, inspector: String? = nil,
        hasTestPages: Bool = false
    ) {
        saved = remembered.login
        let pages = OtherPages(channel)
        self.pages = pages
        storedTodos = remembered.todos ?? ""
        texts = Texts(language: remembered.language ?? language)
        let account = MutableProperty(remembered.login?.account, name: "account")
        self.account = account
        browserLook = BrowserValue(MutableProperty(remembered.look, name: "look")) {
            await store.save($0)
        } send: {
            pages.send(.look($0))
        }
        browserLanguage = BrowserValue(texts.language) {
            await store.save($0)
        } send: {
            pages.send(.language($0))
        }
        let routes = AppRoute.routes(includingTestPages: hasTestPages)
        isFound = if case .unknown = routes.stack(at: route.path).last { false } else { true }
        navigator = Navigator(routes, at: route.path) { route in
            route == .account ? RouteGuard(account.map { $0 != nil }, otherwise: .phoneLogin) : nil
        }
        laboratoryTools = laboratory
        self.showsLaboratory = laboratory != nil && showsLaboratory
        self.visits = visits
        self.hasDocumentation = hasDocumentation
        self.inspector = inspector
        self.services = services
        self.person = person
        allUsersLikes = likes
        self.repliedTo = repliedTo
        self.store = store
        // Before the screens, which request their texts again.
        texts.language.observe { services.setLanguage($0) }.disposed(by: bag)
        account.observeChanges { [weak self] in if $0 == nil { self?.forgetCode() } }.disposed(by: bag)
        pages.observe { [weak self] in self?.receive($0) }?.disposed(by: bag)
        guard let visits else { return }
        isConnected.signal
            // Before, there is nothing to leave.
            .skip(while: { !$0 })
            .flatMapLatest { isConnected in
                isConnected
                    ? AnySignal(Producer<Bool, Never>.just(true))
                    : AnySignal(Producer<Int, Never>.timer(after: .seconds(3)).map { _ in false })
            }
            .distinctUntilChanged()
            .observe { [weak self] in self?.visit = $0 ? visits.enter(Visit(person: person)) : nil }
            .disposed(by: bag)
    }

    public var language: Property<String> { texts.language.map(\.rawValue) }

    /// What search engines and other sites show of the start; nil for the other screens.
    public var description: String? {
        untracked { navigator.stack.value.last } == .index ? texts.now(.startText) : nil
    }

    public var interfaceTexts: InterfaceTexts { texts.interface }

    @ViewBuilder public var view: some View {
        // First, since screens are added after those before them.
        SourcePanel(model: source, texts: texts)
        LaboratoryPanel(shell: shell, makeModel: { self.laboratory }, texts: texts).saved(shell)
        NavigationStack(navigator, isDetail: \.isDetail) { self.screen($0) }
            .toolbar { SourceButton(model: source, texts: texts) }
            .sidebar(texts[.menu]) { ShellSidebar(model: shell, texts: texts) }
            .toast(likeNotices)
            .theme(look.map(\.theme))
    }

    func loggedIn(_ login: SavedLogin) {
        let wasSentHere = !navigator.heldBack.value.isEmpty
        saved = login
        account.value = login.account
        broadcast(.loggedIn(login))
        if wasSentHere { return }
        // Returns to the goods below the login, or else opens the goods.
        if case .goods = navigator.stack.value.dropLast().last { navigator.pop() } else { navigator.push(.goods()) }
    }

    private func forgetCode() {
        saved?.code = nil
        for login in phoneLogins { login()?.forgetCode() }
    }

    func loggedOut() {
        account.value = nil
        broadcast(.loggedOut)
    }

    private func makeShell() -> ShellModel {
        ShellModel(
            texts: texts, look: look, navigator: navigator, account: account, hasLaboratory: laboratoryTools != nil,
            showsLaboratory: showsLaboratory, logOut: { [weak self] in self?.logOut.execute() })
    }

    private func makeLaboratory() -> LaboratoryModel {
        guard let laboratoryTools else { preconditionFailure("The laboratory is not offered.") }
        let laboratory = LaboratoryModel(
            tools: laboratoryTools, path: navigator.stack.map { $0.last?.path ?? AppRoute.index.path }, visits: visits,
            person: person)
        laboratory.isNormal.observeChanges { [shell] in shell.hasFaults = !$0 }.disposed(by: bag)
        return laboratory
    }

    private func makeLogOut() -> Action<Void, Void, Never> {
        let store = store
        // A constant: a capture list would drop the isolation of the closure.
        let loggedOut = { [weak self] in self?.loggedOut() }
        return Action {
            await store.logOut()
            _ = loggedOut()
        }
    }

    func makeAccount() -> AccountModel {
        AccountModel(account: account, store: store) { [weak self] in self?.loggedOut() }
    }

    // MARK: The other pages of the person

    func broadcast(_ news: PageNews) { pages.send(news) }

    private func receive(_ news: PageNews) {
        switch news {
        case .loggedIn(let login):
            saved = login
            account.value = login.account
        case .loggedOut: account.value = nil
        case .language(let language): browserLanguage.receive(language)
        case .look(let look): browserLook.receive(look)
        case .todos(let todos): if opensTodos { self.todos.receive(todos) } else { storedTodos = todos }
        case .groups(let change): groupNews?.send(change)
        }
    }

    private func makeBrowserTodos() -> BrowserValue<String> {
        opensTodos = true
        let (store, pages) = (store, pages)
        return BrowserValue(MutableProperty(storedTodos)) {
            await store.save(todos: $0)
        } send: {
            pages.send(.todos($0))
        }
    }

    private func makeLikes() -> Likes {
        let likes = Likes(service: services.goods, person: person, ofAllUsers: allUsersLikes)
        let (texts, notices) = (texts, likeNotices)
        likes.confirmed
            .observe { notices.send(ToastMessage(texts.now($0.isLiked ? .likedGood : .unlikedGood), kind: .success)) }
            .disposed(by: bag)
        likes.failures.observe { notices.send(ToastMessage(texts.now($0.phrase), kind: .failure)) }.disposed(by: bag)
        return likes
    }
}
