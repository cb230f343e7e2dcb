import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// MVC: the controller needs its view, so a test makes the widgets and reads them.
@Suite struct ShopControllerTests {
    let time = VirtualScheduler()
    let accounts: StubAccounts
    let goods: StubGoods
    let view = ShopWidgets()

    init() {
        (accounts, goods) = (StubAccounts(time: time), StubGoods(time: time))
        ShopController(view: view, accounts: accounts, goods: goods)
    }

    private func logIn() {
        (view.phone.text, view.code.text) = ("13874389438", "5858")
        time.run { view.loginTapped() }
        time.advance(by: .seconds(2))
    }

    @Test func theLoginIsEnabledWhileBothFieldsAreFilled() {
        #expect(!view.canLogIn)
        view.phone.text = "1"
        #expect(!view.canLogIn)
        view.code.text = "5"
        #expect(view.canLogIn)
        view.phone.text = ""
        #expect(!view.canLogIn)
    }

    @Test func afterTheLoginTheFirstPageIsLoaded() {
        logIn()
        #expect(view.account?.nickname == "花田半亩")
        #expect(view.goods.map(\.id) == Array(1...20))
        #expect(view.hasMore && !view.isLoading)
    }

    @Test func loggingOutForgetsTheCodeAndWhatIsUnderWay() {
        logIn()
        time.run { view.moreTapped() }
        time.run { view.logOutTapped() }
        time.advance(by: .seconds(2))
        #expect(view.account == nil && view.code.text == "" && view.goods.isEmpty && !view.isLoading)
        #expect(goods.cancelled == ["page 2"])
    }

    @Test func theControllerGoesWithItsViewAlsoWhileItWaits() throws {
        try trackingLifetimes { lifetimes in
            time.run {
                let view = lifetimes.track(ShopWidgets())
                lifetimes.track(ShopController(view: view, accounts: accounts, goods: goods))
                (view.phone.text, view.code.text) = ("13874389438", "5858")
                view.loginTapped()
            }
            time.advance(by: .seconds(2))
        }
    }
}
