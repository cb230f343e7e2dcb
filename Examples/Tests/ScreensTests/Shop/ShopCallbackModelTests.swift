import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// MVVM with closures: the view model is tested alone, through its state and its callbacks.
@Suite struct ShopCallbackModelTests {
    let time = VirtualScheduler()
    let accounts: StubAccounts
    let goods: StubGoods
    let model: ShopCallbackModel

    init() {
        (accounts, goods) = (StubAccounts(time: time), StubGoods(time: time))
        model = ShopCallbackModel(accounts: accounts, goods: goods)
    }

    private func logIn() {
        model.setPhone("13874389438")
        model.setCode("5858")
        time.run { model.logIn() }
        time.advance(by: .seconds(2))
    }

    @Test func theLoginIsEnabledWhileBothFieldsAreFilled() {
        var told: [Bool] = []
        model.canLogInChanged = { told.append($0) }
        model.setPhone("1")
        model.setCode("5")
        model.setCode("58")
        model.setPhone("")
        #expect(told == [true, false])
    }

    @Test func afterTheLoginTheFirstPageIsLoaded() {
        var told: [String] = []
        model.accountChanged = { told.append($0?.nickname ?? "none") }
        model.loadingChanged = { told.append($0 ? "loading" : "loaded") }
        model.pagesChanged = { told.append("\($0.goods.count) goods") }
        logIn()
        #expect(told == ["花田半亩", "loading", "loaded", "20 goods"])
    }

    @Test func aFailureOfTheLoginGoesWithTheNextEdit() {
        var told: [LoginFailure?] = []
        model.loginFailureChanged = { told.append($0) }
        model.setPhone("13874389438")
        model.setCode("1")
        time.run { model.logIn() }
        time.advance(by: .seconds(1))
        model.setCode("12")
        #expect(told == [.invalidCode, nil])
    }

    @Test func ifARefreshFailsTheGoodsStay() {
        logIn()
        goods.isDown = true
        time.run { model.refresh() }
        time.advance(by: .seconds(1))
        #expect(model.failure == .unavailable)
        #expect(model.pages.goods.count == 20)
    }

    @Test func likesOfSeveralGoodsAreSentAtOnce() {
        logIn()
        time.run {
            model.toggleLike(model.pages.goods[0])
            model.toggleLike(model.pages.goods[2])
            model.toggleLike(model.pages.goods[2])
        }
        #expect(model.liking == [1, 3])
        time.advance(by: .seconds(1))
        #expect(model.liking == [])
        #expect(model.pages.goods.filter(\.isLiked).map(\.id) == [1, 3])
    }

    @Test func loggingOutForgetsTheCodeAndWhatIsUnderWay() {
        logIn()
        var isCleared = false
        model.codeCleared = { isCleared = true }
        time.run { model.loadMore() }
        time.run { model.logOut() }
        time.advance(by: .seconds(2))
        #expect(isCleared && model.account == nil && !model.isLoading && !model.canLogIn)
        #expect(model.pages == GoodsPages())
        #expect(goods.cancelled == ["page 2"])
    }

    @Test func itGoesWhileItWaits() throws {
        try trackingLifetimes { lifetimes in
            time.run {
                let model = lifetimes.track(ShopCallbackModel(accounts: accounts, goods: goods))
                model.setPhone("13874389438")
                model.setCode("5858")
                model.logIn()
            }
            time.advance(by: .seconds(2))
        }
    }
}
