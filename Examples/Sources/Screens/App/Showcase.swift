public import BinderyView

/// The whole program of one person: its state, and the view of it. The same on every backend.
public final class Showcase {
    private let texts: Texts
    private let navigator: Navigator<Place>
    private let account: MutableProperty<Account?>
    private let phoneLogin: () -> PhoneLoginModel
    private let services: Services
    /// Made with the first screen that shows goods.
    private lazy var likes = makeLikes()
    private let store: any PersonalStore
    /// The goods below a detail, which need not be loaded again.
    private weak var goodsModel: GoodsModel?
    /// The groups below the editor.
    private weak var menuGroupsModel: MenuGroupsModel?
    /// The person's name, and what all persons' likes are told by.
    private let person: String
    private let everybodysLikes: Broadcast<PersonalLike>?
    /// What became of the likes, whichever screen is shown.
    private let likeNotices = Subject<String, Never>()
    private lazy var saveLanguage = makeLanguageSaving()
    private let bag = DisposeBag()

    /// Whether there is a screen where the person came in.
    public let isFound: Bool

    /// - Parameters:
    ///   - place: the screen that was asked for; what lies below it follows.
    ///   - language: the one to begin with, if none is remembered.
    ///   - person: an unguessable name; the same for all pages of one person.
    ///   - likes: what all persons' likes are told by; `nil` for a person who is alone.
    public init(
        at place: Place, language: Language, services: Services, store: some PersonalStore,
        remembered: Remembered = Remembered(), person: String = "", likes: Broadcast<PersonalLike>? = nil,
        hasTestPages: Bool = false
    ) {
        let saved = remembered.login
        texts = Texts(language: remembered.language ?? language)
        let account = MutableProperty(
            saved.flatMap { $0.isLoggedIn == false ? nil : Account(phone: $0.phone, nickname: $0.nickname) },
            name: "account")
        self.account = account
        let routes = Place.routes(includingTestPages: hasTestPages)
        isFound = if case .unknown = routes.stack(at: place.path).last { false } else { true }
        navigator = Navigator(routes, at: place.path) { place in
            place == .account ? RouteGuard(account.map { $0 != nil }, otherwise: .phoneLogin) : nil
        }
        let accounts = services.accounts
        phoneLogin = { PhoneLoginModel(accounts: accounts, store: store, saved: saved) }
        self.services = services
        self.person = person
        everybodysLikes = likes
        self.store = store
        texts.language.observeChanges { [weak self] in self?.saveLanguage.execute($0) }.disposed(by: bag)
    }

    public var language: Property<String> { texts.language.map(\.rawValue) }

    public var interfaceTexts: InterfaceTexts { texts.interface }

    public var view: some View {
        NavigationStack(navigator) { self.screen($0) }.toast(likeNotices)
    }

    private func screen(_ place: Place) -> AnyView {
        switch place {
        case .index: AnyView(Index(texts: texts, navigator: navigator))
        case .lengthLogin(let architecture):
            AnyView(LengthLoginPage(architecture, service: services.credentials, texts: texts, navigator: navigator))
        case .phoneLogin: AnyView(PhoneLogin(model: makePhoneLogin(), texts: texts))
        case .account:
            AnyView(AccountPage(model: AccountModel(account: account, store: store), texts: texts))
        case .goods(let count):
            AnyView(Goods(model: makeGoods(count: count), account: account, texts: texts, open: navigator.push))
        case .good(let id, let part):
            AnyView(
                GoodDetail(
                    model: GoodDetailModel(
                        id, part, known: goodsModel?.good(id), service: services.goods, likes: likes), texts: texts))
        case .banner(let id): AnyView(BannerPage(model: BannerModel(id, service: services.goods), texts: texts))
        case .menuGroups: AnyView(MenuGroups(model: makeMenuGroups(), texts: texts))
        case .menuGroup(let id):
            AnyView(MenuGroupEditor(model: makeMenuGroupEditor(id), isNew: id == nil, texts: texts))
        case .accountLogin:
            AnyView(AccountLogin(model: AccountLoginModel(service: services.credentials), texts: texts))
        case .books(let query): AnyView(BookSearch(model: makeBookSearch(query), texts: texts))
        case .posts(let query): AnyView(PostSearch(model: makePostSearch(query), texts: texts))
        case .architectures: AnyView(Architectures(texts: texts, navigator: navigator))
        case .gallery: AnyView(Gallery(model: GalleryModel(texts: texts), texts: texts))
        case .arrangements: AnyView(Arrangements(model: ArrangementsModel(), texts: texts))
        case .typing: AnyView(Typing(model: TypingModel()))
        case .rows: AnyView(Rows(model: RowsModel(), navigator: navigator))
        case .sections: AnyView(SectionedRows(model: RowsModel()))
        case .hostileTexts: AnyView(HostileTexts())
        case .counter: AnyView(Counter(model: CounterModel()))
        case .busy: AnyView(Busy(model: BusyModel()))
        case .unknown: AnyView(NotFound(texts: texts, navigator: navigator))
        }
    }

    private func makePhoneLogin() -> PhoneLoginModel {
        let model = phoneLogin()
        let (account, navigator) = (account, navigator)
        // Ends with the model, and so with its screen.
        _ = model.login.values.observe {
            let wasSentHere = !navigator.heldBack.value.isEmpty
            account.value = $0
            if !wasSentHere { navigator.push(.goods()) }
        }
        return model
    }

    private func makeLikes() -> Likes {
        let likes = Likes(service: services.goods, person: person, everybodys: everybodysLikes)
        let (texts, notices) = (texts, likeNotices)
        likes.confirmed.observe { notices.send(texts.now($0.isLiked ? .likedGood : .unlikedGood)) }.disposed(by: bag)
        likes.failures.observe { notices.send(texts.now($0.phrase)) }.disposed(by: bag)
        return likes
    }

    private func makeLanguageSaving() -> Action<Language, Void, Never> {
        let store = store
        return Action(policy: .queue) { language in await store.save(language) }
    }

    private func makeGoods(count: Int?) -> GoodsModel {
        let (account, store, navigator) = (account, store, navigator)
        let model = GoodsModel(count: count, service: services.goods, likes: likes) {
            await store.logOut()
            account.value = nil
            navigator.popToRoot()
        }
        goodsModel = model
        return model
    }

    private func makeBookSearch(_ query: String?) -> BookSearchModel {
        let start = texts.now(.bookQuery)
        let model = BookSearchModel(query: query ?? start, library: services.books)
        readdress(.books(query: query), following: model.searched) { .books(query: $0.text == start ? nil : $0.text) }
        return model
    }

    private func makePostSearch(_ query: String?) -> PostSearchModel {
        let model = PostSearchModel(query: query ?? "", posts: services.posts)
        readdress(.posts(query: query), following: model.searched) { .posts(query: $0?.text) }
        return model
    }

    /// Keeps what is searched for in the address of a screen, as long as its model lasts.
    private func readdress<Searched: Equatable>(
        _ place: Place, following searched: Property<Searched>, as address: @escaping (Searched) -> Place
    ) {
        var place = place
        _ = searched.observeChanges { [navigator] in
            // A text may be too long for an address.
            let next = Place(path: address($0).path, includingTestPages: false) ?? place
            navigator.readdress(place, as: next)
            place = next
        }
    }

    private func makeMenuGroups() -> MenuGroupsModel {
        let model = MenuGroupsModel(service: services.menuGroups, navigator: navigator)
        menuGroupsModel = model
        return model
    }

    private func makeMenuGroupEditor(_ id: MenuGroup.ID?) -> MenuGroupEditorModel {
        MenuGroupEditorModel(
            id, known: id.flatMap { menuGroupsModel?.group($0) }, service: services.menuGroups, navigator: navigator,
            texts: texts)
    }
}
