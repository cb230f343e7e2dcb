import BinderyTestSupport
import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The model of the post search, without a view.
@Suite struct PostSearchModelTests {
    let time = VirtualScheduler()
    let posts: StubPosts
    let bag = DisposeBag()

    init() { posts = StubPosts(time: time) }

    private var search: StubSearch<Post> { posts.search }

    private func make() -> PostSearchModel {
        let posts = posts
        return time.run { PostSearchModel(posts: posts, clock: { posts.now }) }
    }

    /// Makes a model that is shown, and has access at 0.3 seconds.
    private func open() -> PostSearchModel {
        let model = make()
        show(model).disposed(by: bag)
        time.advance(by: .milliseconds(300))
        return model
    }

    private func show(_ model: PostSearchModel) -> any Disposable { time.run { model.activation.activate() } }

    private func type(_ text: String, into model: PostSearchModel) { time.run { model.query = text } }

    // MARK: Access

    @Test func accessIsAskedForFirst() {
        let model = make()
        #expect(posts.questions == 0)
        type("swift", into: model)
        show(model).disposed(by: bag)
        #expect(model.access.state.value == .asking)
        #expect(search.requests == [])
        time.advance(by: .milliseconds(300))
        #expect(model.access.state.value == .granted)
        #expect(search.requests == ["swift at 0.3 seconds"])
    }

    @Test func whoIsRefusedCanAskAgain() {
        posts.isGranted = false
        let model = open()
        #expect(model.access.state.value == .refused)
        type("swift", into: model)
        time.advance(by: .seconds(2))
        #expect(search.requests == [])
        posts.isGranted = true
        time.run { _ = model.access.ask.execute() }
        #expect(model.access.state.value == .asking)
        time.advance(by: .milliseconds(300))
        #expect(model.access.state.value == .granted)
        #expect(search.requests == ["swift at 2.6 seconds"])
    }

    @Test func aQuestionThatFailsIsAStateOfItsOwn() {
        posts.accessFailure = .unreachable
        let model = open()
        #expect(model.access.state.value == .failed(.unreachable))
        posts.accessFailure = nil
        time.run { _ = model.access.ask.execute() }
        time.advance(by: .milliseconds(300))
        #expect(model.access.state.value == .granted)
    }

    @Test func theSwitchIsInTheService() {
        let model = open()
        type("swift", into: model)
        time.run { _ = model.access.setGranted.execute(false) }
        #expect(model.search.isExecuting.value)
        time.advance(by: .milliseconds(600))
        #expect(!posts.isGranted)
        #expect(model.access.state.value == .refused)
        time.run { _ = model.access.setGranted.execute(true) }
        #expect(model.access.state.value == .asking)
        time.advance(by: .milliseconds(600))
        #expect(model.access.state.value == .granted)
    }

    @Test func whoIsRefusedMeanwhileHasNothingDelivered() {
        search.times["swift"] = .seconds(5)
        let model = open()
        type("swift", into: model)
        posts.isGranted = false
        time.run { _ = model.access.ask.execute() }
        time.advance(by: .milliseconds(300))
        #expect(model.access.state.value == .refused)
        #expect(search.cancelled == ["swift at 0.6 seconds"])
    }

    // MARK: Searching

    @Test func onlyTextsWithMoreThanThreeCharactersAreSearchedFor() {
        let model = open()
        for text in ["swi", " swi ", "线", "👩‍👩‍👧👍🏽🇨🇳"] { type(text, into: model) }
        time.advance(by: .seconds(2))
        #expect(search.requests == [])
        #expect(model.page.value == .blank)
        type("线性", into: model)
        #expect(search.requests == ["线性 at 2.3 seconds"])
    }

    @Test func theAnswerHasItsTimeAndTheMarks() {
        search.times["swift"] = .milliseconds(420)
        let model = open()
        type("swift", into: model)
        #expect(model.page.value == .searching)
        #expect(model.answer.value == nil)
        time.advance(by: .milliseconds(420))
        #expect(model.page.value == .found(total: 2))
        #expect(model.answer.value?.time == .milliseconds(420))
        let rows = model.rows.read()
        #expect(rows.map(\.user) == ["@ada", "@小明"])
        #expect(rows.map { $0.text.filter(\.isMarked).map(\.text) } == [["Swift"], ["swift", "swift"]])
    }

    @Test func aTextThatWaitsForTheEndOfTheSecondIsBeingSearchedForAlready() {
        let model = open()
        search.times["abcd"] = .milliseconds(100)
        search.found["abcd"] = search.found["swift"]
        type("abcd", into: model)
        time.advance(by: .milliseconds(100))
        #expect(model.page.value == .found(total: 2))
        type("abc", into: model)
        #expect(model.page.value == .blank)
        type("wxyz", into: model)
        #expect(model.page.value == .searching, "and not what was found for another text")
        #expect(search.requests.count == 1)
        time.advance(by: .milliseconds(900))
        #expect(search.requests.last == "wxyz at 1.3 seconds")
        #expect(model.page.value == .searching)
        time.advance(by: .milliseconds(500))
        #expect(model.page.value == .empty)
    }

    @Test func thePreviousTextIsSearchedAgainAfterOneThatWasTooShort() {
        let model = open()
        type("swift", into: model)
        time.advance(by: .milliseconds(100))
        for text in ["swi", "swift"] { type(text, into: model) }
        #expect(model.page.value == .searching)
        time.advance(by: .milliseconds(1400))
        #expect(search.requests == ["swift at 0.3 seconds", "swift at 1.3 seconds"])
        #expect(model.page.value == .found(total: 2))
    }

    @Test func aSlowFirstAnswerNeverOverwritesALaterOne() {
        search.times["swif"] = .seconds(10)
        search.found["swif"] = []
        let model = open()
        type("swif", into: model)
        type("swift", into: model)
        time.advance(by: .milliseconds(1500))
        #expect(model.page.value == .found(total: 2))
        time.advance(by: .seconds(20))
        #expect(model.page.value == .found(total: 2))
        #expect(search.requests == ["swif at 0.3 seconds", "swift at 1.3 seconds"])
        #expect(search.cancelled == ["swif at 1.3 seconds"])
    }

    @Test func aFailureShowsAndTheNextTextWorks() {
        let model = open()
        search.failure = .serverFailure
        type("swif", into: model)
        time.advance(by: .milliseconds(500))
        #expect(model.page.value == .failed(.serverFailure))
        #expect(!model.search.isExecuting.value)
        search.failure = nil
        time.advance(by: .seconds(1))
        type("swift", into: model)
        #expect(model.page.value == .searching)
        time.advance(by: .milliseconds(500))
        #expect(model.page.value == .found(total: 2))
    }

    @Test func aTextThatIsTooShortEndsTheSearch() {
        let model = open()
        type("swift", into: model)
        time.advance(by: .milliseconds(100))
        type("swi", into: model)
        #expect(model.page.value == .blank)
        time.advance(by: .seconds(3))
        #expect(search.cancelled == ["swift at 0.4 seconds"])
        #expect(search.requests.count == 1, "what waited for the end of the second is not searched for")
        #expect(model.page.value == .blank)
        #expect(model.rows.read().isEmpty)
    }

    @Test func leavingCancelsTheRequestAndWhatWaits() {
        let model = make()
        let shown = show(model)
        time.advance(by: .milliseconds(300))
        type("swif", into: model)
        type("swift", into: model)
        time.advance(by: .milliseconds(100))
        time.run { shown.dispose() }
        #expect(search.cancelled == ["swif at 0.4 seconds"])
        time.advance(by: .seconds(10))
        #expect(search.requests == ["swif at 0.3 seconds"])
        #expect(model.rows.read().isEmpty)
    }

    @Test func aThousandSearchesOfWhichHalfFailEndInTheRightState() {
        let model = open()
        var random = SplitMix(seed: 6)
        for number in 0..<1000 {
            let fails = Bool.random(using: &random), finds = Bool.random(using: &random)
            let text = "text \(number)"
            search.failure = fails ? .serverFailure : nil
            search.found[text] =
                finds ? [Post(id: number, user: "u", text: [TextPiece(text)], avatar: "", created: posts.now)] : []
            search.times[text] = .milliseconds(Int.random(in: 0...1500, using: &random))
            type(text, into: model)
            time.advance(by: .milliseconds(Int.random(in: 2500...3000, using: &random)))
            let expected: SearchPage = fails ? .failed(.serverFailure) : finds ? .found(total: 1) : .empty
            #expect(model.page.value == expected)
        }
        #expect(search.requests.count == 1000)
    }

    @Test func twoIdeographsAreLongEnoughAndThreeLettersAreNot() {
        let model = make()
        show(model).disposed(by: bag)
        time.advance(by: .milliseconds(300))
        for text in ["tea", "咖", "咖a"] {
            model.query = text
            #expect(model.page.value == .blank, "\(text)")
        }
        model.query = "咖啡"
        #expect(model.page.value == .searching)
    }

    @Test func whatIsBeyondAPageIsLoadedAndGoesWithTheNextSearch() {
        posts.search.found["many"] = (1...5).map {
            Post(id: $0, user: "ada", text: [], avatar: "", created: StubPosts.start)
        }
        posts.search.pageSize = 2
        let model = open()
        type("many", into: model)
        time.advance(by: .milliseconds(500))
        #expect(model.pages.hasMore.value)
        time.run { _ = model.pages.loadMore.execute() }
        time.advance(by: .milliseconds(500))
        #expect(model.rows.read().map(\.id) == [1, 2, 3, 4])
        type("man", into: model)
        #expect(model.rows.read().isEmpty)
        #expect(!model.pages.hasMore.value)
    }
}
