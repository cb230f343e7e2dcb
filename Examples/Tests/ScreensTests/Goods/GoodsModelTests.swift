import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The model of the marketplace, without a view.
@Suite struct GoodsModelTests {
    let time = VirtualScheduler()
    let service: StubGoods
    let likes: Likes
    let bag = DisposeBag()

    init() {
        service = StubGoods(time: time)
        likes = Likes(service: service)
    }

    private func model(count: Int? = nil, logOut: @escaping () -> Void = {}) -> GoodsModel {
        GoodsModel(count: count, service: service, likes: likes, logOut: logOut)
    }

    /// Makes a model with its first page loaded.
    private func shown() -> GoodsModel {
        let model = model()
        time.run { model.activation.activate().disposed(by: bag) }
        time.advance(by: .seconds(1))
        return model
    }

    private func run(_ body: () -> Void) { time.run(body) }

    private func ids(_ model: GoodsModel) -> [Good.ID] { model.goods.value.map(\.id) }

    private func values<Source: Signal>(of signal: Source) -> () -> [Source.Value] where Source.Failure == Never {
        var values: [Source.Value] = []
        signal.observe { values.append($0) }.disposed(by: bag)
        return { values }
    }

    // MARK: The language

    @Test func allShownTextsFollowTheLanguageAndLikesStay() {
        let language = MutableProperty(Language.english)
        let model = GoodsModel(service: service, likes: likes, language: language) {}
        run { model.activation.activate().disposed(by: bag) }
        time.advance(by: .seconds(1))
        run { _ = model.loadMore.execute() }
        run { likes.toggle(model.goods.value[0]) }
        time.advance(by: .seconds(1))
        service.word = "商品"
        run { language.value = .chinese }
        #expect(model.goods.value[0].title == "Good 1", "the former texts stay until the others arrive")
        time.advance(by: .milliseconds(750))
        #expect(service.requests.last == "count 40")
        #expect(model.goods.value.map(\.title) == (1...40).map { "商品 \($0)" })
        #expect(model.goods.value[0].isLiked && model.goods.value[0].likes == 11)
        run { _ = model.loadMore.execute() }
        time.advance(by: .seconds(1))
        #expect(model.goods.value.count == 60)
    }

    @Test func anAnswerInTheFormerLanguageIsRequestedAgain() {
        let language = MutableProperty(Language.english)
        let model = GoodsModel(service: service, likes: likes, language: language) {}
        run { model.activation.activate().disposed(by: bag) }
        time.advance(by: .milliseconds(500))
        service.word = "商品"
        run { language.value = .chinese }
        time.advance(by: .milliseconds(250))
        #expect(ids(model) == [])
        time.advance(by: .milliseconds(750))
        #expect(model.goods.value.map(\.title) == (1...20).map { "商品 \($0)" })
        #expect(service.requests == ["banners", "page 1", "page 1"])
    }

    @Test func textsThatDoNotArriveStayAndTheFailureIsReported() {
        let language = MutableProperty(Language.english)
        let model = GoodsModel(service: service, likes: likes, language: language) {}
        let failures = values(of: model.loadFailures)
        run { model.activation.activate().disposed(by: bag) }
        time.advance(by: .seconds(1))
        service.failure = .unreachable
        run { language.value = .chinese }
        time.advance(by: .seconds(1))
        #expect(failures() == [.unreachable])
        #expect(model.goods.value[0].title == "Good 1")
    }

    @Test func manyGoodsInOneAnswerFollowTheLanguage() {
        let language = MutableProperty(Language.english)
        let model = GoodsModel(count: 50, service: service, likes: likes, language: language) {}
        run { model.activation.activate().disposed(by: bag) }
        time.advance(by: .seconds(1))
        service.word = "商品"
        run { language.value = .chinese }
        time.advance(by: .seconds(1))
        #expect(model.goods.value.map(\.title) == (1...50).map { "商品 \($0)" })
    }

    // MARK: Pages

    @Test func nothingIsLoadedBeforeTheScreenAppearsAndThenARefreshStartsByItself() {
        let model = model()
        time.advance(by: .seconds(5))
        #expect(service.requests == [])
        run { model.activation.activate().disposed(by: bag) }
        #expect(service.requests == ["banners", "page 1"])
        #expect(model.state.value == .loading)
        time.advance(by: .milliseconds(749))
        #expect(ids(model) == [])
        time.advance(by: .milliseconds(1))
        #expect(ids(model) == Array(1...20))
        #expect(model.state.value == .content(20))
    }

    @Test func comingBackToTheScreenLoadsNothing() {
        let model = model()
        run {
            let appearance = model.activation.activate()
            time.advance(by: .seconds(1))
            appearance.dispose()
            model.activation.activate().disposed(by: bag)
        }
        #expect(service.requests == ["banners", "page 1"])
    }

    @Test func theEndLoadsPageAfterPageUntilTheLast() {
        let model = shown()
        for page in 2...20 {
            #expect(model.hasMore.value)
            run { model.loadMore.execute() }
            time.advance(by: .milliseconds(750))
            #expect(ids(model) == Array(1...page * 20))
        }
        #expect(!model.hasMore.value)
        run { model.loadMore.execute() }
        #expect(service.requests.last == "page 20")
    }

    @Test func aRefreshReplacesWithTheFirstPage() {
        let model = shown()
        run { model.loadMore.execute() }
        time.advance(by: .seconds(1))
        service.ids.insert(500, at: 0)
        run { model.refresh.execute() }
        #expect(ids(model).count == 40, "what is there stays until the answer comes")
        time.advance(by: .milliseconds(750))
        #expect(ids(model) == [500] + Array(1...19))
        #expect(model.hasMore.value)
        run { model.loadMore.execute() }
        #expect(service.requests.last == "page 2")
    }

    @Test func pullingWhileARefreshIsUnderWayChangesNothing() {
        let model = shown()
        run { model.refresh.execute() }
        time.advance(by: .milliseconds(400))
        run { model.refresh.execute() }
        time.advance(by: .milliseconds(350))
        #expect(!model.refresh.isExecuting.value)
        #expect(service.requests.filter { $0 == "page 1" }.count == 2)
    }

    @Test func aPageThatWasAskedForBeforeARefreshIsNotAppendedToIt() {
        let model = shown()
        run { model.refresh.execute() }
        time.advance(by: .milliseconds(100))
        run { model.loadMore.execute() }
        time.advance(by: .milliseconds(650))
        #expect(ids(model) == Array(1...20))
        #expect(service.cancelled == ["page 2"])
        time.advance(by: .seconds(2))
        #expect(ids(model) == Array(1...20))
    }

    @Test func aPageThatComesDuringARefreshIsShownUntilThen() {
        let model = shown()
        run { model.loadMore.execute() }
        time.advance(by: .milliseconds(100))
        run { model.refresh.execute() }
        time.advance(by: .milliseconds(650))
        #expect(ids(model) == Array(1...40))
        time.advance(by: .milliseconds(100))
        #expect(ids(model) == Array(1...20))
    }

    @Test func aGoodThatMovesDownToTheNextPageIsThereOnce() {
        let model = shown()
        service.ids.insert(contentsOf: [500, 501], at: 0)
        run { model.loadMore.execute() }
        time.advance(by: .seconds(1))
        #expect(ids(model) == Array(1...38))
    }

    @Test func aRefreshThatBringsTheSameChangesNoRow() {
        let model = shown()
        var deltas = 0
        model.goods.observeDeltas { _ in deltas += 1 }.disposed(by: bag)
        run { model.refresh.execute() }
        time.advance(by: .seconds(1))
        #expect(deltas == 0)
        #expect(!model.refresh.isExecuting.value)
    }

    @Test func asManyAsAreAskedForComeAtOnce() {
        let model = model(count: 10_000)
        run { model.activation.activate().disposed(by: bag) }
        time.advance(by: .seconds(1))
        #expect(model.goods.count.value == 10_000)
        #expect(!model.hasMore.value)
    }

    // MARK: Failures

    @Test func aFirstLoadThatFailsIsAStateWithARetry() {
        service.isDown = true
        let model = shown()
        let failures = values(of: model.loadFailures)
        #expect(model.state.value == .failed(.unavailable))
        run { model.refresh.execute() }
        #expect(model.state.value == .loading)
        time.advance(by: .seconds(1))
        #expect(failures() == [], "the state says it")
        service.isDown = false
        run { model.refresh.execute() }
        time.advance(by: .seconds(1))
        #expect(model.state.value == .content(20))
        #expect(model.banners.value.count == 4, "banners that could not be had are asked for again")
    }

    @Test func aRefreshThatFailsKeepsTheRowsAndSaysSo() {
        let model = shown()
        let failures = values(of: model.loadFailures)
        service.isDown = true
        run { model.refresh.execute() }
        time.advance(by: .seconds(1))
        #expect(ids(model) == Array(1...20))
        #expect(failures() == [.unavailable])
        #expect(model.state.value == .content(20))
    }

    @Test func aPageThatFailsCanBeTriedAgain() {
        let model = shown()
        service.isDown = true
        run { model.loadMore.execute() }
        time.advance(by: .seconds(1))
        #expect(model.loadMore.failure.value == .unavailable)
        #expect(ids(model) == Array(1...20))
        service.isDown = false
        run { model.loadMore.execute() }
        time.advance(by: .seconds(1))
        #expect(ids(model) == Array(1...40))
    }

    @Test func whereThereAreNoGoodsTheStateIsEmpty() {
        service.ids = []
        let model = shown()
        #expect(model.state.value == .empty)
        #expect(!model.hasMore.value)
    }

    @Test func bannersComeByTheirOwnCommand() {
        let model = model()
        run { model.activation.activate().disposed(by: bag) }
        time.advance(by: .milliseconds(499))
        #expect(model.banners.value == [])
        time.advance(by: .milliseconds(1))
        #expect(model.banners.value.map(\.id) == [1, 2, 3, 4])
        #expect(ids(model) == [])
    }

    // MARK: Likes

    @Test func aLikeChangesTheCountByOneAndIsBusyUntilThen() {
        let model = shown()
        let running = likes.isRunning(1)
        let confirmed = values(of: likes.confirmed)
        run { likes.toggle(model.goods.value[0]) }
        #expect(running.value)
        #expect(!likes.isRunning(2).value)
        #expect(model.goods.value[0].likes == 10)
        time.advance(by: .milliseconds(999))
        #expect(running.value)
        time.advance(by: .milliseconds(1))
        #expect(!running.value)
        #expect(model.goods.value[0].likes == 11)
        #expect(model.goods.value[0].isLiked)
        run { likes.toggle(model.goods.value[0]) }
        time.advance(by: .seconds(1))
        #expect(model.goods.value[0].likes == 10)
        #expect(!model.goods.value[0].isLiked)
        #expect(confirmed().map(\.isLiked) == [true, false])
    }

    @Test func fiftyLikesAtOnceEachDoTheRightThing() {
        let model = shown()
        for _ in 2...3 {
            run { model.loadMore.execute() }
            time.advance(by: .seconds(1))
        }
        for good in model.goods.value.prefix(50) {
            run { likes.toggle(good) }
            time.advance(by: .milliseconds(10))
        }
        for index in 0..<50 {
            #expect(model.goods.element(at: index).isLiked == false)
            time.advance(by: .milliseconds(index == 0 ? 500 : 10))
            #expect(model.goods.value.filter(\.isLiked).map(\.id) == Array(1...index + 1))
        }
        #expect(model.goods.value.allSatisfy { $0.likes == ($0.id <= 50 ? 11 : 10) })
    }

    @Test func pressingAgainWhileTheRequestIsUnderWaySendsNothing() {
        let model = shown()
        run {
            likes.toggle(model.goods.value[0])
            likes.toggle(model.goods.value[0])
        }
        #expect(service.requests.filter { $0.hasSuffix("like 1") } == ["like 1"])
    }

    @Test func aLikeThatFailsChangesNothingAndCanBeTriedAgain() {
        let model = shown()
        let failures = values(of: likes.failures)
        service.isDown = true
        run { likes.toggle(model.goods.value[0]) }
        time.advance(by: .seconds(1))
        #expect(failures() == [.unavailable])
        #expect(model.goods.value[0] == StubGoods.good(1))
        #expect(!likes.isRunning(1).value)
    }

    /// The answer to a refresh may be older than a like that was confirmed in the meantime.
    @Test(arguments: Array(stride(from: 0, through: 1050, by: 50)))
    func aRefreshNeverUndoesALike(startedAfter lead: Int) {
        let model = shown()
        run { likes.toggle(model.goods.value[0]) }
        time.advance(by: .milliseconds(lead))
        run { model.refresh.execute() }
        time.advance(by: .milliseconds(max(0, 1000 - lead)))
        #expect(model.goods.value[0].likes == 11)
        time.advance(by: .seconds(2))
        #expect(model.goods.value[0].likes == 11)
        #expect(model.goods.value[0].isLiked)
    }

    @Test func aRefreshThatComesDuringALikeLeavesItUnderWay() {
        let model = shown()
        run {
            model.refresh.execute()
            likes.toggle(model.goods.value[0])
        }
        time.advance(by: .milliseconds(750))
        #expect(!model.refresh.isExecuting.value)
        #expect(likes.isRunning(1).value)
        time.advance(by: .milliseconds(250))
        #expect(model.goods.value[0].likes == 11)
    }

    @Test func aPageNeverUndoesALikeEither() {
        let model = shown()
        run { likes.toggle(StubGoods.good(21)) }
        time.advance(by: .milliseconds(500))
        run { model.loadMore.execute() }
        time.advance(by: .seconds(1))
        #expect(model.goods.value[20].isLiked)
    }

    @Test func aLikeOfARowThatARefreshRemovesIsStillConfirmed() {
        let model = shown()
        run { model.loadMore.execute() }
        time.advance(by: .seconds(1))
        let confirmed = values(of: likes.confirmed)
        run {
            model.refresh.execute()
            likes.toggle(model.goods.value[30])
        }
        time.advance(by: .seconds(1))
        #expect(ids(model) == Array(1...20))
        #expect(confirmed().map(\.id) == [31])
        run { model.loadMore.execute() }
        time.advance(by: .seconds(1))
        #expect(model.goods.value[30].isLiked)
    }

    // MARK: Logging out

    @Test(arguments: [true, false]) func searchLogsOutIfThePersonSaysYes(_ answer: Bool) {
        var logOuts = 0
        let model = model { logOuts += 1 }
        var questions = 0
        model.logOutQuestion
            .handle {
                questions += 1
                return answer
            }
            .disposed(by: bag)
        run { model.askToLogOut.execute() }
        #expect(questions == 1)
        #expect(logOuts == (answer ? 1 : 0))
    }

    // MARK: Leaving

    @Test func aScreenThatEndsCancelsItsRequestsAndLeaksNothing() throws {
        try trackingLifetimes { lifetimes in
            var model: GoodsModel? = lifetimes.track(model())
            run { model?.activation.activate().disposed(by: bag) }
            run {
                bag.dispose()
                model = nil
            }
        }
        #expect(service.cancelled.sorted() == ["banners", "page 1"])
    }

    @Test func aLikeOutlastsTheScreen() {
        var model: GoodsModel? = shown()
        let confirmed = values(of: likes.confirmed)
        run {
            likes.toggle(model!.goods.value[0])
            model = nil
        }
        time.advance(by: .seconds(1))
        #expect(confirmed() == [Like(id: 1, isLiked: true, likes: 11, likesVersion: 1)])
    }
}
