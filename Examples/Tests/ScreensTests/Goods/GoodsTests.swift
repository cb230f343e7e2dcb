import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The marketplace as a user operates it.
@Suite struct GoodsTests {
    let time = VirtualScheduler()
    let service: StubGoods

    init() { service = StubGoods(time: time) }

    private let saved = SavedLogin(phone: "13874389438", code: "5858", nickname: "花田半亩")

    private func open(
        _ route: AppRoute = .goods(), _ language: Language = .chinese, saved: SavedLogin? = nil
    ) -> HeadlessApp {
        let showcase = time.run {
            Showcase(
                at: route, language: language, services: .stubs(time, goods: service), store: StubStore(),
                remembered: Remembered(login: saved))
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    private func shown(_ language: Language = .chinese, saved: SavedLogin? = nil) -> HeadlessApp {
        let app = open(.goods(), language, saved: saved)
        time.advance(by: .seconds(1))
        return app
    }

    @Test func aRefreshStartsByItselfAndFillsTheList() throws {
        let app = open()
        #expect(app.isPresent("busy"))
        #expect(!app.isPresent("row-1"))
        time.advance(by: .milliseconds(750))
        #expect(!app.isPresent("busy"))
        #expect(app.isPresent("row-1"))
    }

    @Test func aRefreshOfGoodsThatAreThereIsBusyToo() throws {
        let app = shown()
        #expect(!app.isPresent("busy"))
        try app.find("refresh").tap()
        #expect(app.isPresent("busy"))
        #expect(app.isPresent("row-1"))
        time.advance(by: .milliseconds(750))
        #expect(!app.isPresent("busy"))
    }

    @Test func aRowSaysWhatThereIsToSay() throws {
        let app = shown()
        let first = try app.find("row-1")
        #expect(try first.find("nickname").text == "Seller 1")
        #expect(try first.find("location").text == "Hangzhou")
        #expect(try first.find("title").text == "Good 1")
        #expect(try first.find("price").text == "¥1.50")
        #expect(try first.find("old-price").text == "原价 ¥20")
        #expect(try first.find("quantity").text == "数量 3")
        #expect(try first.find("postage").text == "运费 ¥6")
        #expect(try app.find("row-2").find("postage").text == "运费待议")
        #expect(try app.find("row-3").find("postage").text == "包邮")
        #expect(try !app.find("row-5").ids.contains("price"), "what costs nothing has no price")
    }

    @Test func aLikeDisablesItsButtonAloneAndIsSaid() throws {
        let app = shown()
        let like = try app.find("row-1").find("like")
        #expect(like.text == "收藏 10")
        try like.tap()
        #expect(!like.isEnabled)
        #expect(try app.find("row-2").find("like").isEnabled)
        time.advance(by: .seconds(1))
        #expect(like.text == "收藏 11")
        #expect(like.accessibilityLabel == "收藏 11 · Good 1")
        #expect(like.isSelected)
        #expect(app.toast == "收藏商品成功")
        try like.tap()
        time.advance(by: .seconds(1))
        #expect(like.text == "收藏 10")
        #expect(app.toast == "取消收藏商品")
    }

    @Test func aLikeThatFailsIsSaid() throws {
        let app = shown()
        service.isDown = true
        try app.find("row-1").find("like").tap()
        time.advance(by: .seconds(1))
        #expect(app.toast == "呜呜,服务器不给力呀…")
        #expect(try app.find("row-1").find("like").text == "收藏 10")
    }

    @Test func aLikeIsConfirmedThoughThePersonHasGoneBackMeanwhile() throws {
        let app = shown()
        try app.find("row-1").find("like").tap()
        try app.goBack()
        #expect(app.screen?.name == "index")
        time.advance(by: .seconds(1))
        #expect(app.toast == "收藏商品成功")
        #expect(service.liked == [1])
    }

    @Test(arguments: [("avatar", "卖家头像 · Seller 2"), ("location", "卖家位置 · Seller 2"), ("reply", "回复 · Seller 2")])
    func partsOfARowLeadToScreensOfTheirOwn(_ part: String, _ title: String) throws {
        let app = shown()
        try app.find("row-2").find(part).tap()
        #expect(app.screen?.name == "good")
        #expect(app.screen?.title == title)
        #expect(app.location?.path == "/goods/2/\(part)")
        #expect(!service.requests.contains("good 2"), "what is known is not loaded again")
        #expect(try app.find("nickname").text == "Seller 2")
        // The pages of a seller and of a place lead to the good.
        if part != "reply" { try app.find("this-good").tap() }
        try app.find("like").tap()
        time.advance(by: .seconds(1))
        #expect(try app.find("like").text == "收藏 11")
        try app.goBack()
        if part != "reply" { try app.goBack() }
        #expect(try app.find("row-2").find("like").text == "收藏 11")
    }

    @Test func aSellersPageLeadsToTheOtherGoods() throws {
        let app = open(.good(2, .avatar), .english)
        time.advance(by: .seconds(1))
        #expect(try app.find("related").text.hasPrefix("Good 3"))
        try app.find("related-4").tap()
        #expect(app.location?.path == "/goods/4")
        try app.goBack()
        #expect(app.location?.path == "/goods/2/avatar")
        #expect(try app.find("summary").text == "Items: 2 · saved: 20")
        try app.find("to-location").tap()
        #expect(app.location?.path == "/goods/2/location")
        time.advance(by: .seconds(1))
        try app.find("to-seller").tap()
        #expect(app.location?.path == "/goods/2/avatar")
    }

    @Test func aMessageThatWasNotSentIsKept() throws {
        let app = open(.good(2, .details), .english)
        time.advance(by: .seconds(1))
        try app.find("to-reply").tap()
        try app.find("reply-text").type("Is it")
        try app.goBack()
        try app.find("to-reply").tap()
        #expect(try app.find("reply-text").value == "Is it")
    }

    @Test func aMessageIsWrittenToTheSeller() throws {
        let app = open(.good(2, .reply), .english)
        time.advance(by: .seconds(1))
        #expect(try app.find("empty").text == "No messages yet.")
        #expect(try !app.find("send-reply").isEnabled)
        try app.find("reply-text").type("Is it new?")
        try app.find("send-reply").tap()
        time.advance(by: .seconds(1))
        #expect(try app.find("reply-1").text == "You\nIs it new?")
        #expect(app.toast == "Message sent")
        #expect(try app.find("reply-text").value == "")
    }

    @Test func aDetailOpensDirectly() throws {
        let app = open(.good(2, .location))
        #expect(app.screen?.title == "卖家位置")
        #expect(app.isPresent("busy"))
        time.advance(by: .seconds(1))
        #expect(app.screen?.title == "卖家位置 · Seller 2")
    }

    @Test func aBannerOpensDirectly() throws {
        let app = open(.banner(2))
        time.advance(by: .seconds(1))
        #expect(app.screen?.name == "banner")
        #expect(app.screen?.title == "横幅 2")
        #expect(try app.find("text").text == "文字")
        #expect(service.requests.contains("goods of banner 2"))
        try app.find("related-3").tap()
        #expect(app.location?.path == "/goods/3")
    }

    @Test func aRefreshThatFailsKeepsTheRowsAndSaysSo() throws {
        let app = shown()
        service.isDown = true
        try app.find("refresh").tap()
        #expect(try !app.find("refresh").isEnabled)
        time.advance(by: .seconds(1))
        #expect(app.toast == "呜呜,服务器不给力呀…")
        #expect(app.isPresent("row-1"))
        #expect(!app.isPresent("failed"))
    }

    @Test func aFirstLoadThatFailsIsSaidInThePageAndCanBeTriedAgain() throws {
        service.isDown = true
        let app = shown()
        #expect(try app.find("failed").text.hasPrefix("呜呜,服务器不给力呀…"))
        service.isDown = false
        try app.find("retry").tap()
        #expect(app.isPresent("busy"))
        time.advance(by: .seconds(1))
        #expect(app.isPresent("row-1"))
        #expect(!app.isPresent("failed"))
    }

    @Test func nothingOnOfferIsSaid() throws {
        service.ids = []
        let app = shown()
        #expect(try app.find("empty").text == "暂无商品")
    }

    @Test func withoutANetworkAPictureAndTheWordsSaySo() throws {
        service.failure = .unreachable
        let app = shown()
        #expect(try app.find("no-network").node.source == .path("/pictures/no-network.svg"))
        #expect(try app.find("failed").text == "网络不可用，请检查网络连接后重试。\n重试")
        service.failure = nil
        try app.find("retry").tap()
        time.advance(by: .seconds(1))
        #expect(!app.isPresent("no-network"))
        #expect(app.isPresent("row-1"))
        service.failure = .unreachable
        try app.find("refresh").tap()
        time.advance(by: .seconds(1))
        #expect(app.toast == "网络不可用，请检查网络连接后重试。")
        #expect(app.toastKind == .failure)
        try app.find("refresh").tap()
        #expect(app.toast == nil, "a new attempt ends it")
    }

    @Test func whileLoggedOutSearchLeadsToTheLoginAndBack() throws {
        let app = shown()
        #expect(try app.find("search").text == "登录")
        try app.find("search").tap()
        #expect(app.dialog == nil)
        #expect(app.screen?.name == "phone-login")
        try app.find("fill").tap()
        try app.find("login").tap()
        time.advance(by: .seconds(1))
        #expect(app.screen?.name == "goods")
        #expect(app.location?.depth == 2, "the goods that were there before")
        #expect(try app.find("who").text == "当前用户：花田半亩")
        #expect(try app.find("search").text == "退出登录")
    }

    @Test func searchAsksAndLogsOut() throws {
        let app = shown(saved: saved)
        try app.find("search").tap()
        #expect(app.dialog?.title == "确定要注销当前用户吗?")
        #expect(app.dialog?.message == "当前用户：花田半亩")
        try app.find("dialog-cancel").tap()
        #expect(app.screen?.name == "goods")
        try app.find("search").tap()
        try app.find("dialog-confirm").tap()
        #expect(app.screen?.name == "index")
    }

    @Test func leavingWhileItLoadsCancelsTheRequests() throws {
        let app = open()
        try app.goBack()
        #expect(service.cancelled.sorted() == ["banners", "page 1"])
    }

    @Test func everythingIsInEnglishToo() throws {
        let app = shown(.english)
        let row = try app.find("row-1")
        #expect(try row.find("old-price").text == "Was ¥20")
        #expect(try row.find("quantity").text == "Quantity 3")
        #expect(try row.find("postage").text == "Postage ¥6")
        try row.find("like").tap()
        time.advance(by: .seconds(1))
        #expect(app.toast == "Item saved")
    }
}
