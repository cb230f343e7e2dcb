import BinderyView
public import ShowcaseModels

/// The shop in MVC: the controller owns the model, receives the view's input, and sets the view's state.
public final class ShopController {
    /// The view retains the controller by its closures.
    private unowned let view: ShopWidgets
    private var pages = GoodsPages()
    private let accounts: any AccountService
    private let service: any GoodsService
    private var login: (any Disposable)?
    private var load: (any Disposable)?
    private var likes: [Good.ID: any Disposable] = [:]

    @discardableResult
    public init(view: ShopWidgets, accounts: some AccountService, goods: some GoodsService) {
        self.view = view
        self.accounts = accounts
        service = goods
        view.phone.edited = { _ in self.edited() }
        view.code.edited = { _ in self.edited() }
        view.loginTapped = { self.logIn() }
        view.logOutTapped = { self.logOut() }
        view.refreshTapped = { self.load(page: 1) }
        view.moreTapped = { self.load(page: self.pages.nextPage) }
        view.likeTapped = { self.toggleLike($0) }
    }

    deinit { cancelAll() }

    private func cancelAll() {
        login?.dispose()
        load?.dispose()
        for like in likes.values { like.dispose() }
        likes = [:]
    }

    // MARK: The login

    private func edited() {
        view.loginFailure = nil
        updateLogin()
    }

    private func updateLogin() {
        view.canLogIn = !view.phone.text.isEmpty && !view.code.text.isEmpty && !view.isLoggingIn
    }

    private func logIn() {
        guard view.canLogIn else { return }
        view.isLoggingIn = true
        view.loginFailure = nil
        updateLogin()
        login = accounts.logIn(phone: view.phone.text, code: view.code.text) { [unowned self] result in
            view.isLoggingIn = false
            updateLogin()
            switch result {
            case .success(let account):
                view.account = account
                load(page: 1)
            case .failure(let failure): view.loginFailure = failure
            }
        }
    }

    private func logOut() {
        cancelAll()
        pages = GoodsPages()
        view.account = nil
        view.code.text = ""
        view.isLoading = false
        view.failure = nil
        view.liking = []
        updateGoods()
    }

    // MARK: The goods

    private func updateGoods() {
        view.goods = pages.goods
        view.hasMore = pages.hasMore
    }

    private func load(page: Int) {
        guard !view.isLoading else { return }
        view.isLoading = true
        view.failure = nil
        load = service.goods(page: page) { [unowned self] result in
            view.isLoading = false
            switch result {
            case .success(let page):
                pages.add(page)
                updateGoods()
            case .failure(let failure): view.failure = failure
            }
        }
    }

    private func toggleLike(_ good: Good) {
        guard likes[good.id] == nil else { return }
        view.liking.insert(good.id)
        likes[good.id] = service.setLiked(!good.isLiked, good.id) { [unowned self] result in
            likes[good.id] = nil
            view.liking.remove(good.id)
            switch result {
            case .success(let like):
                pages.apply(like)
                updateGoods()
            case .failure(let failure): view.likeFailures.send(failure)
            }
        }
    }
}
