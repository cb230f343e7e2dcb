public import BinderyView

/// Goods, page by page.
public final class GoodsModel: Activatable {
    public let goods: ListProperty<Good>
    public let hasMore: Property<Bool>
    public let banners: Property<[Banner]>
    /// Whether there are banners, or will be as far as is known.
    public let expectsBanners: Property<Bool>
    /// The state of the page; its content is the number of goods.
    public let state: Property<PageState<Int, ServiceFailure>>
    /// Replaces the goods by the first page, or by `count` goods. The old goods stay until then, and after a failure.
    public let refresh: Action<Void, GoodsPage, ServiceFailure>
    /// Whether a refresh is running while goods are shown.
    public let isRefreshing: Property<Bool>
    public let loadMore: Action<Void, GoodsPage, ServiceFailure>
    public let loadBanners: Action<Void, [Banner], ServiceFailure>
    public let likes: Likes
    public let position = ListPosition()
    public let askToLogOut: Action<Void, Void, InteractionFailure>
    public let logOutQuestion = Interaction<Void, Bool>("log out")
    public let activation = Activation()

    private let feed = GoodsFeed()
    /// Loads the texts of the shown goods in another language.
    private let retell: Action<Void, Void, ServiceFailure>
    private let bag = DisposeBag()

    /// - Parameters:
    ///   - count: the number of goods that a refresh loads; a page of the service if nil.
    ///   - language: the language of the texts, which are loaded again when it changes.
    ///   - logOut: called after the user has confirmed.
    public init(
        count: Int? = nil, service: some GoodsService, likes: Likes, language: Property<Language> = .constant(.english),
        logOut: nonisolated(nonsending) @escaping () async -> Void
    ) {
        let (feed, logOutQuestion) = (feed, logOutQuestion)
        self.likes = likes
        goods = feed.goods
        hasMore = feed.hasMore
        let refresh = Action<Void, GoodsPage, ServiceFailure> { () async throws(ServiceFailure) in
            let liked = Meanwhile(likes.news)
            let page = try await language.answer { () async throws(ServiceFailure) in
                if let count { try await service.goods(count: count) } else { try await service.goods(page: 1) }
            }
            return page.applying(liked.values)
        }
        let loadMore = Action<Void, GoodsPage, ServiceFailure>(enabledIf: feed.hasMore) {
            () async throws(ServiceFailure) in
            let liked = Meanwhile(likes.news)
            let page = try await language.answer { () async throws(ServiceFailure) in
                try await service.goods(page: feed.nextPage)
            }
            return page.applying(liked.values)
        }
        let loadBanners = Action<Void, [Banner], ServiceFailure> { () async throws(ServiceFailure) in
            try await service.banners()
        }
        (self.refresh, self.loadMore, self.loadBanners) = (refresh, loadMore, loadBanners)
        banners = loadBanners.latest.map { $0 ?? [] }
        expectsBanners = loadBanners.lastResult.map { result in
            switch result {
            case nil: true
            case .success(let banners): !banners.isEmpty
            case .failure: false
            }
        }
        askToLogOut = Action { () async throws(InteractionFailure) in
            if try await logOutQuestion.ask() { await logOut() }
        }
        let retell = Action<Void, Void, ServiceFailure>(policy: .latest) { () async throws(ServiceFailure) in
            let shown = untracked { feed.goods.count.value }
            if shown > 0 { feed.retell(try await service.goods(count: shown).items) }
        }
        self.retell = retell
        language.observeChanges { _ in retell.execute() }.disposed(by: bag)
        let state = PageState.counting(feed.goods.count, loadedBy: refresh)
        self.state = state
        let isLoading = refresh.isExecuting
        isRefreshing = Property { isLoading.value && state.value != .loading }

        // A page that was requested earlier belongs to the old list.
        refresh.values
            .observe { page in
                loadMore.cancel()
                feed.replace(with: page)
            }
            .disposed(by: bag)
        loadMore.values.observe { feed.append($0) }.disposed(by: bag)
        likes.news.observe { feed.apply($0) }.disposed(by: bag)
        refresh.isExecuting.changes
            .filter { $0 }
            .observe { _ in
                if loadBanners.latest.value == nil { loadBanners.execute() }
            }
            .disposed(by: bag)
        var isFirst = true
        activation.whileActive { _ in
            if isFirst { refresh.execute() }
            isFirst = false
        }
    }

    /// The failures of loading while goods are shown: of refreshes, and of texts in another language.
    public var loadFailures: some Signal<ServiceFailure, Never> {
        let feed = feed
        return merge(refresh.failures.filter { _ in untracked { feed.goods.count.value > 0 } }, retell.failures)
    }

    public func good(_ id: Good.ID) -> Good? { feed.good(id) }
}
