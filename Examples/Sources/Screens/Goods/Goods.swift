import BinderyView
import ShowcaseModels

struct Goods: View {
    let model: GoodsModel
    let account: Property<Account?>
    let texts: Texts
    /// The good that is shown beside the list.
    let shown: Property<Good.ID?>
    let open: (AppRoute) -> Void

    var body: some View {
        let (isBeyond, isRefreshing) = (model.position.isBeyondFirstPage, model.isRefreshing)
        return Screen("goods", title: texts[.goods]) {
            Column(spacing: 4) {
                // Reserves space for the changing parts, so that the layout does not move.
                Row(spacing: 2) {
                    Text(who).color(.secondary).id("who")
                    Spacer()
                    When(isRefreshing) { ProgressIndicator(texts[.loading]).style(.ring).id("busy") }
                }
                Row(spacing: 2) {
                    Button(texts[.refresh], action: model.refresh).id("refresh")
                    Button(logInOrOut) { [account, model, open] in
                        if account.value == nil { open(.phoneLogin) } else { model.askToLogOut.execute() }
                    }
                    .disabled(model.askToLogOut.isExecuting).id("search")
                    Spacer()
                    Button(texts[.backToTop]) { [position = model.position] in position.scrollToTop() }
                        .hidden(isBeyond.map { !$0 })
                        .id("top")
                }
                Element("div") {
                    Carousel(texts[.banners], items: model.banners) { banner in
                        BannerLink(banner: banner, texts: texts, open: open)
                    }
                    .id("banners")
                }
                .class("good-banners").hidden(model.expectsBanners.not())
                // Below the banners, so that they do not move when the placeholder disappears.
                Placeholder(
                    state: model.state, texts: texts, empty: .noGoods, failed: \.phrase,
                    isOffline: { $0 == .unreachable },
                    retry: { [refresh = model.refresh] in refresh.execute() })
                List(model.goods) { good in
                    GoodRow(good: good, likes: model.likes, texts: texts, open: open)
                }
                .onOpen { open(.good($0.id, .details)) }
                .current(shown)
                .refreshing(by: model.refresh)
                .loadingMore(by: model.loadMore, while: model.hasMore)
                .position(model.position)
                .hidden(model.state.map(\.isWithoutContent))
                .accessibilityLabel(texts[.goods]).id("list")
            }
        }
        .width(.reading)
        .activating(model)
        .toast(
            model.loadFailures.map { texts.now($0.phrase) }, kind: .failure,
            until: model.refresh.isExecuting.changes.filter { $0 }
        )
        .confirm(model.logOutQuestion) { [who] in
            Confirm(title: texts[.logOutQuestion], message: who, confirm: texts[.logOut])
        }
    }

    private var logInOrOut: Property<String> {
        let account = account
        return texts.text { $0(account.value == nil ? .logIn : .logOut) }
    }

    private var who: Property<String> {
        let account = account
        return texts.text { text in
            account.value.map { text(.loggedInAs).filling($0.nickname) } ?? text(.nobodyLoggedIn)
        }
    }
}

private struct BannerLink: View {
    let banner: Property<Banner>
    let texts: Texts
    let open: (AppRoute) -> Void

    var body: some View {
        let route = AppRoute.banner(untracked { banner.value.id })
        return Link(path: route.path) {
            Image(texts.text(\.image, of: banner).map { .path($0) }, description: texts.text(\.title, of: banner))
        } followed: {
            open(route)
        }
    }
}
