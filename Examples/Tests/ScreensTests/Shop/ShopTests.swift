import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The shop as a user operates it, in each of its architectures.
@Suite struct ShopTests {
    let time = VirtualScheduler()
    let accounts: StubAccounts
    let goods: StubGoods

    init() { (accounts, goods) = (StubAccounts(time: time), StubGoods(time: time)) }

    private func open(_ architecture: Architecture, _ language: Language = .english) -> HeadlessApp {
        let showcase = time.run {
            Showcase(
                at: .shop(architecture), language: language,
                services: .stubs(time, accounts: accounts, goods: goods), store: StubStore())
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    private func loggedIn(_ architecture: Architecture) throws -> HeadlessApp {
        let app = open(architecture)
        try app.find("fill").tap()
        try app.find("login").tap()
        time.advance(by: .seconds(2))
        return app
    }

    @Test(arguments: Architecture.ofShop)
    func theLoginIsEnabledWhileBothFieldsAreFilled(_ architecture: Architecture) throws {
        let app = open(architecture)
        #expect(app.screen?.name == "shop")
        try app.find("phone").type("1")
        #expect(try !app.find("login").isEnabled)
        try app.find("code").type("5")
        #expect(try app.find("login").isEnabled)
        try app.find("phone").replaceText(with: "")
        #expect(try !app.find("login").isEnabled)
    }

    @Test(arguments: Architecture.ofShop)
    func aFailureIsSaidUntilAFieldIsEdited(_ architecture: Architecture) throws {
        let app = open(architecture, .chinese)
        for (phone, code, said) in [
            ("1", "5858", "请输入正确的手机号码"), ("13874389438", "58", "验证码错误"), ("13874389438", "5859", "手机号或验证码不正确"),
        ] {
            try app.find("phone").replaceText(with: phone)
            try app.find("code").replaceText(with: code)
            try app.find("code").submit()
            time.advance(by: .seconds(1))
            #expect(try app.find("result").text == said)
            try app.find("code").type("1")
            #expect(!app.isPresent("result"))
        }
        #expect(accounts.requests == 1)
    }

    @Test(arguments: Architecture.ofShop)
    func theLoginLeadsToTheGoods(_ architecture: Architecture) throws {
        let app = open(architecture)
        try app.find("fill").tap()
        try app.find("login").tap()
        #expect(app.isPresent("busy"))
        time.advance(by: .seconds(1))
        #expect(try app.find("who").text == "Logged in as 花田半亩")
        #expect(try !app.find("refresh").isEnabled)
        time.advance(by: .seconds(1))
        #expect(app.isPresent("row-1"))
        #expect(try app.find("row-1").find("title").text == "Good 1")
        #expect(try app.find("row-1").find("price").text == "¥1.50")
    }

    @Test(arguments: Architecture.ofShop)
    func moreGoodsAreLoadedUntilThereAreNone(_ architecture: Architecture) throws {
        goods.ids = Array(1...30)
        let app = try loggedIn(architecture)
        try app.find("more").tap()
        time.advance(by: .seconds(1))
        #expect(goods.requests == ["page 1", "page 2"])
        #expect(!app.isPresent("more"))
        try app.find("refresh").tap()
        time.advance(by: .seconds(1))
        #expect(app.isPresent("more"))
    }

    @Test(arguments: Architecture.ofShop)
    func aFailedRefreshKeepsTheGoodsAndSaysSo(_ architecture: Architecture) throws {
        let app = try loggedIn(architecture)
        goods.failure = .unreachable
        try app.find("refresh").tap()
        time.advance(by: .seconds(1))
        #expect(try app.find("failed").text == "No network. Check your connection and try again.")
        #expect(app.isPresent("row-1"))
        goods.failure = nil
        try app.find("refresh").tap()
        #expect(!app.isPresent("failed"))
    }

    @Test(arguments: Architecture.ofShop)
    func aLikeIsShownOnceItIsConfirmed(_ architecture: Architecture) throws {
        let app = try loggedIn(architecture)
        let like = try app.find("row-2").find("like")
        try like.tap()
        #expect(!like.isEnabled && !like.isSelected)
        time.advance(by: .seconds(1))
        #expect(like.isEnabled && like.isSelected)
        #expect(like.text == "Save 11")
        goods.isDown = true
        try like.tap()
        time.advance(by: .seconds(1))
        #expect(like.isSelected)
        #expect(try app.find("toast").text == "Something went wrong on the server. Try again.")
    }

    @Test(arguments: Architecture.ofShop)
    func loggingOutForgetsTheCode(_ architecture: Architecture) throws {
        let app = try loggedIn(architecture)
        try app.find("logout").tap()
        #expect(try app.find("phone").value == "13874389438")
        #expect(try app.find("code").value == "")
        #expect(try !app.find("login").isEnabled)
        #expect(!app.isPresent("list"))
    }

    @Test(arguments: Architecture.ofShop)
    func leavingWhileItWaitsIsHarmless(_ architecture: Architecture) throws {
        let app = open(architecture)
        try app.find("fill").tap()
        try app.find("login").tap()
        try app.tapBack()
        time.advance(by: .seconds(2))
        #expect(app.screen?.name == "architectures")
    }

    @Test func fromEachArchitectureTheOthersAreOneTapAway() throws {
        let app = open(.mvvm)
        for architecture in ["mvc", "mvvm-callbacks"] {
            try app.find("architecture-\(architecture)").tap()
            #expect(app.location?.path == "/architectures/shop/\(architecture)")
            #expect(try app.find("architecture-\(architecture)").isSelected)
        }
        try app.find("architecture-mvvm").tap()
        #expect(app.location?.path == "/architectures/shop")
    }

    // MARK: Two views of one view model

    @Test func bothViewsFollowOneViewModel() throws {
        let app = open(.mvvm)
        try app.find("second-phone").type("13874389438")
        #expect(try app.find("phone").value == "13874389438")
        #expect(try !app.find("second-login").isEnabled)
        try app.find("code").type("5858")
        try app.find("second-login").tap()
        #expect(try !app.find("login").isEnabled)
        time.advance(by: .seconds(2))
        #expect(try app.find("summary").text == "Items: 20 · saved: 0 · price of the saved: ¥0")
        try app.find("row-2").find("like").tap()
        time.advance(by: .seconds(1))
        #expect(try app.find("summary").text == "Items: 20 · saved: 1 · price of the saved: ¥2.50")
        try app.find("liked-2").find("like").tap()
        #expect(try !app.find("row-2").find("like").isEnabled)
        time.advance(by: .seconds(1))
        #expect(try !app.find("row-2").find("like").isSelected)
        #expect(!app.isPresent("liked-2"))
    }

    @Test func theOthersHaveOneViewAndSayWhy() throws {
        for (architecture, why) in [(Architecture.mvc, "the controller names"), (.mvvmCallbacks, "one listener")] {
            let app = open(architecture)
            #expect(!app.isPresent("second"))
            #expect(try app.find("one-view").text.contains(why))
        }
    }
}
