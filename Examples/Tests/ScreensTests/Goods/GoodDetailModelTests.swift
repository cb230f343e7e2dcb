import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The models of the screens behind a row of the marketplace, without views.
@Suite struct GoodDetailModelTests {
    let time = VirtualScheduler()
    let service: StubGoods
    let likes: Likes
    let bag = DisposeBag()

    init() {
        service = StubGoods(time: time)
        likes = Likes(service: service)
    }

    private func shown(_ id: Good.ID, known: Good? = nil) -> GoodDetailModel {
        let model = GoodDetailModel(id, .reply, known: known, service: service, likes: likes)
        time.run { model.activation.activate().disposed(by: bag) }
        return model
    }

    @Test func aGoodThatIsKnownIsNotLoaded() {
        let model = shown(7, known: StubGoods.good(7))
        #expect(model.state.value == .content(StubGoods.good(7)))
        #expect(service.requests == [])
    }

    @Test func whoComesByTheAddressWaitsForIt() {
        let model = shown(7)
        #expect(model.state.value == .loading)
        time.advance(by: .milliseconds(750))
        #expect(model.state.value == .content(StubGoods.good(7)))
    }

    @Test func aGoodThatThereIsNotIsAFailure() {
        let model = shown(7000)
        #expect(model.state.value == .failed(.notFound))
    }

    @Test func aFailureCanBeTriedAgain() {
        service.isDown = true
        let model = shown(7)
        time.advance(by: .seconds(1))
        #expect(model.state.value == .failed(.unavailable))
        service.isDown = false
        time.run { _ = model.load.execute() }
        time.advance(by: .seconds(1))
        #expect(model.good.value?.id == 7)
    }

    @Test func itsTextsFollowTheLanguage() {
        let language = MutableProperty(Language.english)
        let model = GoodDetailModel(
            7, .details, known: StubGoods.good(7), service: service, likes: likes, language: language)
        time.run { model.activation.activate().disposed(by: bag) }
        service.word = "商品"
        time.run { language.value = .chinese }
        #expect(model.good.value?.title == "Good 7" && model.state.value != .loading)
        time.advance(by: .seconds(1))
        #expect(model.good.value?.title == "商品 7")
    }

    @Test func itFollowsTheLikesWhereverTheyAreGiven() {
        let model = shown(7, known: StubGoods.good(7))
        time.run { likes.toggle(StubGoods.good(7)) }
        time.advance(by: .seconds(1))
        #expect(model.good.value?.likes == 11)
    }

    @Test func aLikeThatIsConfirmedWhileItLoadsIsNotUndone() {
        time.run { likes.toggle(StubGoods.good(7)) }
        time.advance(by: .milliseconds(500))
        let model = shown(7)
        time.advance(by: .seconds(1))
        #expect(model.good.value?.isLiked == true)
    }
}

@Suite struct BannerModelTests {
    let time = VirtualScheduler()
    let service: StubGoods

    init() { service = StubGoods(time: time) }

    @Test(arguments: [(2, true), (9, false)]) func aBannerIsFoundAmongThoseOfTheService(
        _ id: Banner.ID, _ isThere: Bool
    ) {
        let model = BannerModel(id, service: service)
        let appearance = time.run { model.activation.activate() }
        #expect(model.state.value == .loading)
        time.advance(by: .milliseconds(500))
        #expect(model.state.value == (isThere ? .content(StubGoods.banner(id)) : .failed(.notFound)))
        time.run { appearance.dispose() }
    }
}
