import BinderyView
import ShowcaseModels

/// The views of the routes, with their models.
extension Showcase {
    func screen(_ route: AppRoute) -> AnyView {
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
        case .workshopScreen(.todos): AnyView(WorkshopPage(.todos, Todos(model: makeTodos(), texts: texts), texts))
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
        case .documentation: AnyView(UnbuiltDocumentation(texts: texts))
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
        let model = RepliesModel(id, service: services.goods, repliedTo: repliedTo)
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
