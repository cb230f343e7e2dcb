import BinderyTesting
import BinderyView
import Testing

@testable import Lessons

@Suite struct SearchModelTests {
    @Test func onlyWhatStandsThereWhenThePersonPausesIsSearchedFor() throws {
        try marbles { m in
            let library = StubLibrary(time: m.scheduler)
            let model = SearchModel(library: library)
            m.perform("a 199ms b", values: ["a": "jan", "b": "jane"]) { model.query = $0 }
            m.expect(model.isSearching).toBe("n 499ms y 399ms n", values: ["n": false, "y": true])
            m.expect(model.books).toBe("i 899ms x", values: ["i": [], "x": [.stub("jane")]])
            m.flush()
            #expect(library.searches == ["jane"])
        }
    }

    @Test func theAnswerToAnEarlierTextNeverComes() throws {
        try marbles { m in
            let model = SearchModel(library: StubLibrary(time: m.scheduler))
            m.perform("a 349ms b", values: ["a": "jane", "b": "emma"]) { model.query = $0 }
            m.expect(model.books).toBe("i 1049ms x", values: ["i": [], "x": [.stub("emma")]])
        }
    }

    @Test func anAnswerThatArrivesDuringThePauseOfALaterTextIsNotShown() throws {
        try marbles { m in
            let model = SearchModel(library: StubLibrary(time: m.scheduler))
            m.perform("a 449ms b", values: ["a": "jane", "b": "emma"]) { model.query = $0 }
            m.expect(model.books).toBe("i 1149ms x", values: ["i": [], "x": [.stub("emma")]])
        }
    }

    @Test func aFailureIsSaidUntilTheNextSearchAndEndsNothing() throws {
        try marbles { m in
            let model = SearchModel(library: StubLibrary(time: m.scheduler))
            m.perform("a 999ms b", values: ["a": "?", "b": "emma"]) { model.query = $0 }
            m.expect(model.failure).toBe("n 699ms f 599ms n", values: ["n": nil, "f": .noLetters("?")])
            m.expect(model.books).toBe("i 1699ms x", values: ["i": [], "x": [.stub("emma")]])
        }
    }

    @Test func spacesMakeNoOtherSearch() throws {
        try marbles { m in
            let library = StubLibrary(time: m.scheduler)
            let model = SearchModel(library: library)
            m.perform("a 999ms b", values: ["a": "emma", "b": "  emma "]) { model.query = $0 }
            m.expect(model.books).toBe("i 699ms x", values: ["i": [], "x": [.stub("emma")]])
            m.flush()
            #expect(library.searches == ["emma"])
        }
    }
}

@Suite struct SearchViewTests {
    let time = VirtualScheduler()

    private func open() -> HeadlessApp {
        HeadlessApp(time: time) { SearchView(model: SearchModel(library: StubLibrary(time: time))) }
    }

    @Test func whatIsFoundIsShown() throws {
        let app = open()
        try app.find("query").type("jane")
        time.advance(by: .milliseconds(300))
        #expect(app.isPresent("searching"))
        time.advance(by: .milliseconds(400))
        #expect(!app.isPresent("searching"))
        #expect(try app.find("books").text == "jane\nStub")
    }

    @Test func thatNothingIsFoundIsSaidAfterASearchOnly() throws {
        let app = open()
        time.advance(by: .seconds(1))
        #expect(!app.isPresent("nothing"))
        try app.find("query").type("nobody")
        time.advance(by: .milliseconds(699))
        #expect(!app.isPresent("nothing"))
        time.advance(by: .milliseconds(1))
        #expect(app.isPresent("nothing"))
    }

    @Test func aFailureIsSaidAtTheField() throws {
        let app = open()
        try app.find("query").type("?")
        time.advance(by: .milliseconds(700))
        #expect(
            try app.find("query").node.message == "Can’t search for “?”. Enter at least one letter.")
    }
}

extension Book {
    fileprivate static func stub(_ title: String) -> Book { Book(title: title, author: "Stub") }
}
