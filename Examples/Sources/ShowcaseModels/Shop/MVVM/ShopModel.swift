public import BinderyView

/// The shop in MVVM with bindings: a login, and after it the goods. It has no method that updates what is shown.
public final class ShopModel: Restorable {
    @Reactive(.saved) public var phone = ""
    @Reactive public var code = ""
    /// The user; nil before the login.
    @Reactive public private(set) var account: Account?
    @Reactive public private(set) var pages = GoodsPages()
    /// The goods whose likes are being sent.
    @Reactive public private(set) var liking: Set<Good.ID> = []
    public let login: Action<Void, Account, LoginFailure>
    /// The failure of the last login; nil after a field changes, and during a login.
    public let loginFailure: Property<LoginFailure?>
    /// Loads a page by its number.
    public let load: Action<Int, GoodsPage, ServiceFailure>
    /// Likes a good, or takes the user's like back; `pages` changes when the service has confirmed it.
    public let like: Action<Good, Like, ServiceFailure>
    private let bag = DisposeBag()

    public init(accounts: some AccountService, goods service: some GoodsService) {
        let (phone, code, account, pages, liking) = (_phone, _code, _account, _pages, _liking)
        let isFilled = Property { !phone.value.isEmpty && !code.value.isEmpty }
        let login = Action<Void, Account, LoginFailure>(enabledIf: isFilled) { () async throws(LoginFailure) in
            try await accounts.logIn(phone: phone.value, code: code.value)
        }
        let load = Action<Int, GoodsPage, ServiceFailure> { page async throws(ServiceFailure) in
            try await service.goods(page: page)
        }
        let like = Action<Good, Like, ServiceFailure>(policy: .concurrent) { good async throws(ServiceFailure) in
            liking.value.insert(good.id)
            defer { liking.value.remove(good.id) }
            return try await service.setLiked(!good.isLiked, good.id)
        }
        (self.login, self.load, self.like) = (login, load, like)
        loginFailure = login.failure.outdated(by: phone, code, in: bag)
        login.values
            .observe {
                account.value = $0
                load.execute(1)
            }
            .disposed(by: bag)
        load.values.observe { pages.value.add($0) }.disposed(by: bag)
        like.values.observe { pages.value.apply($0) }.disposed(by: bag)
    }

    /// Shows the login again, without the code. Pages that are being loaded are cancelled.
    public func logOut() {
        load.cancel()
        transaction { (account, code, pages) = (nil, "", GoodsPages()) }
    }
}
