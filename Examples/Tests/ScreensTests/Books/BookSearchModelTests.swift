import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The model of the book search, without a view.
@Suite struct BookSearchModelTests {
    let time = VirtualScheduler()
    let library: StubLibrary
    let bag = DisposeBag()

    init() { library = StubLibrary(time: time) }

    private var search: StubSearch<Book> { library.search }

    private func make(_ query: String = "introduction") -> BookSearchModel {
        time.run { BookSearchModel(query: query, library: library) }
    }

    /// Activates the model until the disposable is disposed of.
    private func show(_ model: BookSearchModel) -> any Disposable { time.run { model.activation.activate() } }

    private func titles(_ model: BookSearchModel) -> [String] { model.rows.read().map(\.title.text) }

    @Test func theFirstSearchRunsWhenTheScreenAppears() {
        let model = make()
        #expect(search.requests == [])
        #expect(model.page.value == .blank)
        show(model).disposed(by: bag)
        #expect(search.requests == ["introduction at 0.0 seconds"])
        #expect(model.page.value == .searching)
        time.advance(by: .milliseconds(500))
        #expect(model.page.value == .found(total: 2))
        #expect(titles(model) == ["An Introduction to Logic", "Introduction to Mathematics"])
        #expect(model.rows.read()[0].title.filter(\.isMarked).map(\.text) == ["Introduction"])
    }

    @Test func itIsNotRepeatedWhenTheScreenIsBack() {
        let model = make()
        let shown = show(model)
        time.advance(by: .seconds(1))
        shown.dispose()
        show(model).disposed(by: bag)
        #expect(search.requests.count == 1)
        #expect(model.page.value == .found(total: 2))
    }

    @Test func leavingCancelsTheRequestAndReturningStartsItAgain() {
        let model = make()
        let shown = show(model)
        time.advance(by: .milliseconds(200))
        time.run { shown.dispose() }
        time.advance(by: .zero)
        #expect(search.cancelled == ["introduction at 0.2 seconds"])
        #expect(!model.search.isExecuting.value)
        time.advance(by: .seconds(5))
        #expect(model.page.value == .blank, "nothing is delivered afterwards")
        show(model).disposed(by: bag)
        time.advance(by: .milliseconds(500))
        #expect(model.page.value == .found(total: 2))
    }

    @Test func nothingFoundAndFailuresArePagesOfTheirOwn() {
        let model = make("no such book")
        show(model).disposed(by: bag)
        time.advance(by: .milliseconds(500))
        #expect(model.page.value == .empty)
        #expect(model.answer.value?.query == SearchText("no such book"))
        search.failure = .unreachable
        time.run { model.submit() }
        #expect(model.page.value == .searching)
        time.advance(by: .milliseconds(500))
        #expect(model.page.value == .failed(.unreachable))
        search.failure = nil
        model.query = "logic"
        time.run { model.submit() }
        time.advance(by: .milliseconds(500))
        #expect(model.page.value == .found(total: 2))
    }

    @Test(arguments: ["", "logic"]) func whatFailedIsTriedAgainWhateverTheQuerySaysByNow(_ query: String) {
        let model = make()
        search.failure = .unreachable
        show(model).disposed(by: bag)
        time.advance(by: .milliseconds(500))
        search.failure = nil
        model.query = query
        time.run { model.retry() }
        time.advance(by: .milliseconds(500))
        #expect(model.page.value == .found(total: 2))
        #expect(model.answer.value?.query.text == "introduction")
        #expect(model.query == query)
    }

    @Test func aFailureTakesTheRowsAwayAndAnotherAttemptDoesNotBringThemBack() {
        let model = make()
        show(model).disposed(by: bag)
        time.advance(by: .seconds(1))
        search.failure = .serverFailure
        time.run { model.submit() }
        #expect(titles(model).count == 2, "what was found stays while the next search goes on")
        time.advance(by: .milliseconds(500))
        #expect(titles(model) == [])
        time.run { model.submit() }
        #expect(model.page.value == .searching)
        #expect(titles(model) == [])
    }

    @Test func theLatestAnswerCounts() {
        let model = make()
        search.times["introduction"] = .seconds(3)
        show(model).disposed(by: bag)
        time.advance(by: .milliseconds(100))
        model.query = " logic "
        time.run { model.submit() }
        #expect(search.cancelled == ["introduction at 0.1 seconds"])
        time.advance(by: .milliseconds(500))
        #expect(titles(model) == ["An Introduction to Logic", "Logic"])
        #expect(model.answer.value?.query.text == "logic")
        time.advance(by: .seconds(5))
        #expect(titles(model) == ["An Introduction to Logic", "Logic"])
        #expect(search.requests == ["introduction at 0.0 seconds", "logic at 0.1 seconds"])
    }

    @Test func anEmptyQueryIsNotSearchedFor() {
        let model = make("  ")
        show(model).disposed(by: bag)
        #expect(!model.canSubmit.value)
        #expect(search.requests == [])
        #expect(model.page.value == .blank)
    }

    @Test func aBookThatIsFoundAgainKeepsItsRow() {
        let model = make()
        show(model).disposed(by: bag)
        time.advance(by: .seconds(1))
        var steps: [String] = []
        model.rows.observeDeltas { delta in
            for step in delta.steps {
                switch step {
                case .insert(let row, let index): steps.append("insert \(row.id) at \(index)")
                case .remove(let row, let index): steps.append("remove \(row.id) at \(index)")
                case .move(let row, let from, let to): steps.append("move \(row.id) from \(from) to \(to)")
                case .update(_, let row, let index): steps.append("update \(row.id) at \(index)")
                }
            }
        }
        .disposed(by: bag)
        model.query = "logic"
        time.run { model.submit() }
        time.advance(by: .milliseconds(500))
        #expect(steps == ["remove 2 at 1", "insert 5 at 1", "update 1 at 0"])
    }

    @Test func creditsNameTheAuthorAndTheYear() {
        func credits(_ author: String, _ year: Int?, _ language: Language) -> String {
            let book = Book(id: 1, title: [], subtitle: [], author: .marked(author), year: year, cover: "")
            return BookRow(book).credits(in: language).text
        }
        #expect(credits("Plato", -380, .english) == "Plato · 380 BC")
        #expect(credits("柏拉图", -380, .chinese) == "柏拉图 · 公元前 380 年")
        #expect(credits("Kant", 1781, .english) == "Kant · 1781")
        #expect(credits("佚名", nil, .chinese) == "佚名")
        #expect(credits("", nil, .english) == "")
    }

    @Test func theAuthorIsMarkedToo() {
        let book = Book(id: 1, title: [], subtitle: [], author: .marked("Jane [Austen]"), year: 1811, cover: "")
        #expect(BookRow(book).credits(in: .english).filter(\.isMarked).map(\.text) == ["Austen"])
    }

    @Test func whatIsBeyondAPageIsLoadedAndShown() {
        search.found["many"] = (1...5).map { .stub($0, "Book \($0)") }
        search.pageSize = 2
        let model = make("many")
        show(model).disposed(by: bag)
        time.advance(by: .milliseconds(500))
        #expect(model.page.value == .found(total: 5))
        var sizes = [model.rows.read().count]
        while model.pages.hasMore.value {
            time.run { _ = model.pages.loadMore.execute() }
            time.advance(by: .milliseconds(500))
            sizes.append(model.rows.read().count)
        }
        #expect(sizes == [2, 4, 5])
        #expect(model.rows.read().map(\.id) == [1, 2, 3, 4, 5])
    }

    @Test func aFurtherSearchDropsThePageThatIsBeingLoaded() {
        search.found["many"] = (1...5).map { .stub($0, "Book \($0)") }
        search.pageSize = 2
        let model = make("many")
        show(model).disposed(by: bag)
        time.advance(by: .milliseconds(500))
        time.run { _ = model.pages.loadMore.execute() }
        model.query = "logic"
        time.run { model.submit() }
        time.advance(by: .seconds(1))
        #expect(titles(model) == ["An Introduction to Logic", "Logic"])
        #expect(!model.pages.hasMore.value)
    }

    @Test func aPageThatIsEmptyIsTheLast() {
        search.found["many"] = (1...5).map { .stub($0, "Book \($0)") }
        search.pageSize = 2
        let model = make("many")
        show(model).disposed(by: bag)
        time.advance(by: .milliseconds(500))
        search.pageSize = 0
        time.run { _ = model.pages.loadMore.execute() }
        time.advance(by: .milliseconds(500))
        #expect(!model.pages.hasMore.value)
        #expect(model.rows.read().count == 2)
    }

    @Test func anEmptyQueryHasNothingThatIsNotFound() {
        let model = make("zzzz")
        show(model).disposed(by: bag)
        time.advance(by: .milliseconds(500))
        #expect(model.page.value == .empty)
        model.query = " "
        #expect(model.page.value == .blank)
        model.query = "zzzz"
        #expect(model.page.value == .empty)
    }
}
