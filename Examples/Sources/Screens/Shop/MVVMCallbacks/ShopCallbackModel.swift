import BinderyView
public import ShowcaseModels

/// The shop in MVVM without a reactive library: readable state, with a closure for each change.
public final class ShopCallbackModel {
    public var codeCleared: () -> Void = {}
    public var canLogInChanged: (Bool) -> Void = { _ in }
    public var loggingInChanged: (Bool) -> Void = { _ in }
    public var loginFailureChanged: (LoginFailure?) -> Void = { _ in }
    public var accountChanged: (Account?) -> Void = { _ in }
    public var pagesChanged: (GoodsPages) -> Void = { _ in }
    public var loadingChanged: (Bool) -> Void = { _ in }
    public var failureChanged: (ServiceFailure?) -> Void = { _ in }
    public var likingChanged: (Set<Good.ID>) -> Void = { _ in }
    public var likeFailed: (ServiceFailure) -> Void = { _ in }

    public private(set) var canLogIn = false {
        didSet { if canLogIn != oldValue { canLogInChanged(canLogIn) } }
    }
    public private(set) var isLoggingIn = false {
        didSet { if isLoggingIn != oldValue { loggingInChanged(isLoggingIn) } }
    }
    public private(set) var loginFailure: LoginFailure? {
        didSet { if loginFailure != oldValue { loginFailureChanged(loginFailure) } }
    }
    public private(set) var account: Account? {
        didSet { if account != oldValue { accountChanged(account) } }
    }
    public private(set) var pages = GoodsPages() {
        didSet { if pages != oldValue { pagesChanged(pages) } }
    }
    public private(set) var isLoading = false {
        didSet { if isLoading != oldValue { loadingChanged(isLoading) } }
    }
    public private(set) var failure: ServiceFailure? {
        didSet { if failure != oldValue { failureChanged(failure) } }
    }
    public private(set) var liking: Set<Good.ID> = [] {
        didSet { if liking != oldValue { likingChanged(liking) } }
    }

    private var (phone, code) = ("", "")
    private let accounts: any AccountService
    private let service: any GoodsService
    private var login: (any Disposable)?
    private var load: (any Disposable)?
    private var likes: [Good.ID: any Disposable] = [:]

    public init(accounts: some AccountService, goods: some GoodsService) {
        self.accounts = accounts
        service = goods
    }

    deinit { cancelAll() }

    private func cancelAll() {
        login?.dispose()
        load?.dispose()
        for like in likes.values { like.dispose() }
        likes = [:]
    }

    // MARK: The login

    public func setPhone(_ text: String) {
        phone = text
        loginFailure = nil
        updateLogin()
    }

    public func setCode(_ text: String) {
        code = text
        loginFailure = nil
        updateLogin()
    }

    private func updateLogin() { canLogIn = !phone.isEmpty && !code.isEmpty && !isLoggingIn }

    public func logIn() {
        guard canLogIn else { return }
        isLoggingIn = true
        loginFailure = nil
        updateLogin()
        login = accounts.logIn(phone: phone, code: code) { [unowned self] result in
            isLoggingIn = false
            updateLogin()
            switch result {
            case .success(let account):
                self.account = account
                load(page: 1)
            case .failure(let failure): loginFailure = failure
            }
        }
    }

    public func logOut() {
        cancelAll()
        pages = GoodsPages()
        account = nil
        setCode("")
        codeCleared()
        isLoading = false
        failure = nil
        liking = []
    }

    // MARK: The goods

    public func refresh() { load(page: 1) }

    public func loadMore() { load(page: pages.nextPage) }

    private func load(page: Int) {
        guard !isLoading else { return }
        isLoading = true
        failure = nil
        load = service.goods(page: page) { [unowned self] result in
            isLoading = false
            switch result {
            case .success(let page): pages.add(page)
            case .failure(let failure): self.failure = failure
            }
        }
    }

    public func toggleLike(_ good: Good) {
        guard likes[good.id] == nil else { return }
        liking.insert(good.id)
        likes[good.id] = service.setLiked(!good.isLiked, good.id) { [unowned self] result in
            likes[good.id] = nil
            liking.remove(good.id)
            switch result {
            case .success(let like): pages.apply(like)
            case .failure(let failure): likeFailed(failure)
            }
        }
    }
}
