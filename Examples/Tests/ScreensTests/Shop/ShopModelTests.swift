import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// MVVM with bindings: the view model is tested alone, through its state.
@Suite struct ShopModelTests {
    let time = VirtualScheduler()
    let accounts: StubAccounts
    let goods: StubGoods
    let model: ShopModel

    init() {
        (accounts, goods) = (StubAccounts(time: time), StubGoods(time: time))
        model = ShopModel(accounts: accounts, goods: goods)
    }

    private func logIn() {
        (model.phone, model.code) = ("13874389438", "5858")
        time.run { _ = model.login.execute() }
        time.advance(by: .seconds(2))
    }

    @Test func theLoginIsEnabledWhileBothFieldsAreFilled() {
        #expect(!model.login.isEnabled.value)
        model.phone = "1"
        #expect(!model.login.isEnabled.value)
        model.code = "5"
        #expect(model.login.isEnabled.value)
        model.phone = ""
        #expect(!model.login.isEnabled.value)
    }

    @Test func afterTheLoginTheFirstPageIsLoaded() {
        logIn()
        #expect(model.account?.nickname == "花田半亩")
        #expect(model.pages.goods.map(\.id) == Array(1...20))
        #expect(goods.requests == ["page 1"])
    }

    @Test func aFailureOfTheLoginGoesWithTheNextEdit() {
        (model.phone, model.code) = ("13874389438", "1")
        time.run { _ = model.login.execute() }
        time.advance(by: .seconds(1))
        #expect(model.loginFailure.value == .invalidCode)
        model.code = "12"
        #expect(model.loginFailure.value == nil)
        #expect(accounts.requests == 0)
    }

    @Test func ifARefreshFailsTheGoodsStay() {
        logIn()
        goods.isDown = true
        time.run { _ = model.load.execute(1) }
        time.advance(by: .seconds(1))
        #expect(model.load.failure.value == .unavailable)
        #expect(model.pages.goods.count == 20)
    }

    @Test func likesOfSeveralGoodsAreSentAtOnce() {
        logIn()
        time.run {
            _ = model.like.execute(model.pages.goods[0])
            _ = model.like.execute(model.pages.goods[2])
        }
        #expect(model.liking == [1, 3])
        time.advance(by: .seconds(1))
        #expect(model.liking == [])
        #expect(model.pages.goods.filter(\.isLiked).map(\.id) == [1, 3])
    }

    @Test func loggingOutForgetsTheCodeAndWhatIsUnderWay() {
        logIn()
        time.run { _ = model.load.execute(2) }
        time.run { model.logOut() }
        time.advance(by: .seconds(2))
        #expect(model.account == nil && model.code == "" && model.phone == "13874389438")
        #expect(model.pages == GoodsPages())
        #expect(goods.cancelled == ["page 2"])
    }

    @Test func itGoesWhileItWaits() throws {
        try trackingLifetimes { lifetimes in
            time.run {
                let model = lifetimes.track(ShopModel(accounts: accounts, goods: goods))
                (model.phone, model.code) = ("13874389438", "5858")
                _ = model.login.execute()
            }
            time.advance(by: .seconds(2))
        }
    }
}
