public import BinderyView
public import ShowcaseModels

/// The state and the view of the program for one user, the same on every backend.
public final class Showcase {
    /// The texts in the present language.
    public let texts: Texts
    private let navigator: Navigator<AppRoute>
    private let account: MutableProperty<Account?>
    private let look: MutableProperty<Look>
    /// The login that fills the fields of the phone login.
    private var saved: SavedLogin?
    /// The last language and the last look received from another page.
    private var receivedLanguage: Language?
    private var receivedLook: Look?
    private lazy var lengthDraft = LengthDraft()
    private let mark = PageMark()
    private let channel: Broadcast<SentNews>?
    /// Changes of groups by the user's other pages. Created with the first screen that shows groups.
    private var groupNews: Subject<MenuGroupChange, Never>?
    private let services: Services
    private lazy var likes = makeLikes()
    private let store: any PersonalStore
    /// The logins in the stack, which may contain several.
    private var phoneLogins: [() -> PhoneLoginModel?] = []
    /// The goods below a detail screen, which uses them without loading.
    private weak var goodsModel: GoodsModel?
    /// The searches below a detail screen, which shows what they have found without waiting.
    private weak var bookSearchModel: BookSearchModel?
    private weak var postSearchModel: PostSearchModel?
    private var drafts: [Good.ID: String] = [:]
    /// The groups below the editor, which uses them without loading.
    private weak var menuGroupsModel: MenuGroupsModel?
    private let person: String
    private let allUsersLikes: Broadcast<PersonalLike>?
    /// Messages about likes, independent of the present screen.
    private let likeNotices = Subject<ToastMessage, Never>()
    private let hasDocumentation: Bool
    private let inspector: String?
    private lazy var source = SourceModel(
        screen: navigator.stack.map { $0.last?.sourceName },
        decider: navigator.stack.map { $0.last?.decider ?? .viewModel },
        guide: navigator.stack.map { [hasDocumentation] in hasDocumentation ? $0.last?.guide : nil },
        inspector: inspector)
    private lazy var shell = makeShell()
    private let laboratoryTools: (any LaboratoryTools)?
    /// At first.
    private let showsLaboratory: Bool
    /// Made when it is first shown.
    private lazy var laboratory = makeLaboratory()
    private let visits: Presence<Visit>?
    private lazy var saveLanguage = makeLanguageSaving()
    private lazy var saveLook = makeLookSaving()
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
        channel: Broadcast<SentNews>? = nil, laboratory: (any LaboratoryTools)? = nil, showsLaboratory: Bool = false,
        visits: Presence<Visit>? = nil, isConnected: Property<Bool> = .constant(true), hasDocumentation: Bool = false,
        inspector: String? = nil, hasTestPages: Bool = false
    ) {
        saved = remembered.login
        self.channel = channel
        texts = Texts(language: remembered.language ?? language)
        let account = MutableProperty(remembered.login?.account, name: "account")
        self.account = account
        look = MutableProperty(remembered.look, name: "look")
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
        self.store = store
        // Before the screens, which request their texts again.
        texts.language.observe { services.setLanguage($0) }.disposed(by: bag)
        texts.language.observeChanges { [weak self] in self?.languageChanged(to: $0) }.disposed(by: bag)
        look.observeChanges { [weak self] in self?.lookChanged(to: $0) }.disposed(by: bag)
        account.observeChanges { [weak self] in if $0 == nil { self?.forgetCode() } }.disposed(by: bag)
        let mark = mark
        channel?.signal().observe { [weak self] in if $0.sender !== mark { self?.receive($0.news) } }.disposed(by: bag)
        guard let visits else { return }
        isConnected.signal
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

    private func screen(_ route: AppRoute) -> AnyView {
        switch route {
        case .index: AnyView(Index(texts: texts, navigator: navigator, hasDocumentation: hasDocumentation))
        case .lengthLogin(let architecture):
            AnyView(
                LengthLoginPage(
                    architecture, service: services.credentials, texts: texts, navigator: navigator,
                    draft: lengthDraft))
        case .phoneLogin:
            AnyView(
                PhoneLogin(
                    model: makePhoneLogin(), isAwaited: navigator.heldBack.map { !$0.isEmpty }, texts: texts))
        case .account:
            AnyView(AccountPage(model: makeAccount(), texts: texts))
        case .goods(let count):
            AnyView(
                Goods(
                    model: makeGoods(count: count), account: account, texts: texts, shown: shown(\.good),
                    open: openDetail))
        case .good(let id, let part):
            AnyView(
                GoodDetail(
                    model: GoodDetailModel(
                        id, part, known: goodsModel?.good(id), service: services.goods, likes: likes,
                        language: texts.language),
                    texts: texts, open: navigator.push, more: more(about: id, part)))
        case .banner(let id): makeBanner(id)
        case .menuGroups: AnyView(MenuGroups(model: makeMenuGroups(), texts: texts))
        case .menuGroup(let id):
            AnyView(MenuGroupEditor(model: makeMenuGroupEditor(id), isNew: id == nil, texts: texts))
        case .accountLogin:
            AnyView(AccountLogin(model: AccountLoginModel(service: services.credentials), texts: texts))
        case .books(let query):
            AnyView(BookSearch(model: makeBookSearch(query), texts: texts, shown: shown(\.book), open: openDetail))
        case .book(let id):
            AnyView(
                BookDetail(
                    model: BookDetailModel(id, known: bookSearchModel?.book(id), library: services.books),
                    texts: texts, open: navigator.push))
        case .posts(let query):
            AnyView(PostSearch(model: makePostSearch(query), texts: texts, shown: shown(\.post), open: openDetail))
        case .post(let id):
            AnyView(
                PostDetail(
                    model: PostDetailModel(id, foundBy: postSearchModel, posts: services.posts), texts: texts,
                    open: navigator.push))
        case .architectures: AnyView(Architectures(texts: texts, navigator: navigator))
        case .playground:
            AnyView(Playground(model: PlaygroundModel(), service: services.credentials, texts: texts))
        case .shop(let architecture):
            AnyView(
                ShopPage(
                    architecture, accounts: services.accounts, goods: services.goods, texts: texts,
                    navigator: navigator))
        case .gallery: AnyView(Gallery(model: GalleryModel(texts: texts), texts: texts))
        case .arrangements: AnyView(Arrangements(model: ArrangementsModel(), texts: texts))
        case .settings: AnyView(Settings(look: look, texts: texts))
        case .workshop: AnyView(Workshop(texts: texts, navigator: navigator))
        case .workshopScreen(.sheet): makeSheet(nil)
        case .sheet(let cell): makeSheet(cell)
        case .workshopScreen(let screen): AnyView(WorkshopPage(screen, screen.content(texts), texts))
        case .typing: AnyView(Typing(model: TypingModel()))
        case .words: AnyView(Words(model: WordsModel()))
        case .rows: AnyView(Rows(model: RowsModel(), navigator: navigator))
        case .sections: AnyView(SectionedRows(model: RowsModel()))
        case .hostileTexts: AnyView(HostileTexts())
        case .counter: AnyView(Counter(model: CounterModel()))
        case .busy: AnyView(Busy(model: BusyModel()))
        case .trap: AnyView(Trap(model: CounterModel()))
        case .unknown: AnyView(NotFound(texts: texts, navigator: navigator))
        }
    }

    /// What a screen of a good shows below it.
    private func more(about id: Good.ID, _ part: GoodPart) -> AnyView {
        func related(_ relation: GoodRelation, _ title: Phrase) -> AnyView {
            let goods = services.goods
            let model = RelatedGoodsModel(language: texts.language) { () async throws(ServiceFailure) in
                try await goods.goods(relatedTo: id, by: relation)
            }
            return AnyView(RelatedGoods(title, model: model, texts: texts, open: navigator.push))
        }
        return switch part {
        case .details: AnyView(GoodLinks(id: id, texts: texts, open: navigator.push))
        case .avatar: related(.seller, .goodsOfSeller)
        case .location: related(.location, .goodsOfPlace)
        case .reply: AnyView(Replies(model: makeReplies(to: id), texts: texts))
        }
    }

    /// Returns what a list marks, since it is shown beside the list.
    private func shown(_ id: @escaping (AppRoute) -> Int?) -> Property<Int?> {
        navigator.stack.map { $0.last.flatMap(id) }
    }

    /// Messages that were not sent stay as long as the page.
    private func makeReplies(to id: Good.ID) -> RepliesModel {
        let model = RepliesModel(id, service: services.goods)
        model.draft = drafts[id] ?? ""
        // The observation ends when the model is deallocated with its screen.
        _ = model.$draft.observeChanges { [weak self] in self?.drafts[id] = $0.isEmpty ? nil : $0 }
        return model
    }

    /// Opens a detail, in place of the one that is shown beside its list.
    private func openDetail(_ route: AppRoute) {
        let front = navigator.stack.value.last
        if front == route { return }
        if route.isDetail, front?.isDetail == true { navigator.visit(route) } else { navigator.push(route) }
    }

    private func makePhoneLogin() -> PhoneLoginModel {
        let model = PhoneLoginModel(accounts: services.accounts, store: store, saved: saved)
        phoneLogins.removeAll { $0() == nil }
        phoneLogins.append { [weak model] in model }
        // The observation ends when the model is deallocated with its screen.
        _ = model.login.values.observe { [weak self, weak model] in
            guard let self, let model else { return }
            let code = VerificationCode(model.code)?.text
            loggedIn(SavedLogin(phone: $0.phone, code: code, nickname: $0.nickname))
        }
        return model
    }

    private func loggedIn(_ login: SavedLogin) {
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

    private func loggedOut() {
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
        return LaboratoryModel(
            tools: laboratoryTools, path: navigator.stack.map { $0.last?.path ?? AppRoute.index.path }, visits: visits,
            person: person)
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

    private func makeAccount() -> AccountModel {
        AccountModel(account: account, store: store) { [weak self] in self?.loggedOut() }
    }

    // MARK: The other pages of the person

    private func broadcast(_ news: PageNews) { channel?.send(SentNews(news: news, sender: mark)) }

    private func receive(_ news: PageNews) {
        switch news {
        case .loggedIn(let login):
            saved = login
            account.value = login.account
        case .loggedOut: account.value = nil
        case .language(let language):
            receivedLanguage = language
            texts.language.value = language
        case .look(let look):
            receivedLook = look
            self.look.value = look
        case .groups(let change): groupNews?.send(change)
        }
    }

    private func languageChanged(to language: Language) {
        // A language received from another page is already saved and sent to all pages.
        if receivedLanguage == language { return }
        receivedLanguage = nil
        saveLanguage.execute(language)
        broadcast(.language(language))
    }

    private func lookChanged(to look: Look) {
        if receivedLook == look { return }
        receivedLook = nil
        saveLook.execute(look)
        broadcast(.look(look))
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

    private func makeLanguageSaving() -> Action<Language, Void, Never> {
        let store = store
        return Action(policy: .queue) { language in await store.save(language) }
    }

    private func makeLookSaving() -> Action<Look, Void, Never> {
        let store = store
        return Action(policy: .queue) { look in await store.save(look) }
    }

    private func makeGoods(count: Int?) -> GoodsModel {
        let (store, navigator) = (store, navigator)
        let loggedOut = { [weak self] in self?.loggedOut() }
        let model = GoodsModel(count: count, service: services.goods, likes: likes, language: texts.language) {
            await store.logOut()
            loggedOut()
            navigator.popToRoot()
        }
        goodsModel = model
        return model
    }

    private func makeBanner(_ id: Banner.ID) -> AnyView {
        let service = services.goods
        let goods = RelatedGoodsModel(language: texts.language) { () async throws(ServiceFailure) in
            try await service.goods(ofBanner: id)
        }
        let model = BannerModel(id, service: service)
        return AnyView(BannerPage(model: model, goods: goods, texts: texts, open: navigator.push))
    }

    private func makeBookSearch(_ query: String?) -> BookSearchModel {
        let start = texts.now(.bookQuery)
        let model = BookSearchModel(query: query ?? start, library: services.books)
        bookSearchModel = model
        readdress(.books(query: query), following: model.searched) { .books(query: $0.text == start ? nil : $0.text) }
        return model
    }

    private func makeSheet(_ cell: CellAddress?) -> AnyView {
        let model = SheetModel(at: cell ?? SheetModel.first, language: texts.language)
        // A reload leads to the same cell, and so does what was typed there.
        readdress(cell.map(AppRoute.sheet) ?? .workshopScreen(.sheet), following: model.$selected) {
            $0 == SheetModel.first ? .workshopScreen(.sheet) : .sheet($0)
        }
        return AnyView(WorkshopPage(.sheet, Sheet(model: model, texts: texts), texts))
    }

    private func makePostSearch(_ query: String?) -> PostSearchModel {
        let model = PostSearchModel(query: query ?? "", posts: services.posts)
        postSearchModel = model
        readdress(.posts(query: query), following: model.searched) { .posts(query: $0?.text) }
        return model
    }

    /// Updates the address of a screen with the searched text, as long as its model exists.
    private func readdress<Searched: Equatable>(
        _ route: AppRoute, following searched: Property<Searched>, as address: @escaping (Searched) -> AppRoute
    ) {
        var route = route
        _ = searched.observeChanges { [navigator] in
            // The text may be too long for an address.
            let next = AppRoute(path: address($0).path, includingTestPages: false) ?? route
            navigator.readdress(route, as: next)
            route = next
        }
    }

    private func makeMenuGroups() -> MenuGroupsModel {
        let news = groupNews ?? Subject()
        groupNews = news
        let model = MenuGroupsModel(service: services.menuGroups, navigator: navigator, news: news) { [weak self] in
            self?.broadcast(.groups(.deleted($0)))
        }
        menuGroupsModel = model
        return model
    }

    private func makeMenuGroupEditor(_ id: MenuGroup.ID?) -> MenuGroupEditorModel {
        let model = MenuGroupEditorModel(
            id, known: id.flatMap { menuGroupsModel?.group($0) }, service: services.menuGroups, navigator: navigator,
            texts: texts)
        // Observes the editor itself: if it was opened by its address, no list awaits its result.
        _ = model.save.values.observe { [weak self] in self?.broadcast(.groups(.saved($0))) }
        return model
    }
}
