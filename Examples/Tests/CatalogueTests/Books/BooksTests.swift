import Catalogue
import Foundation
import FoundationXML
import Testing

private struct BooksAnswer: Decodable {
    struct Piece: Decodable {
        let text: String
        let isMatch: Bool
    }
    struct Book: Decodable {
        let id: Int
        let title: String
        let titlePieces: [Piece]
        let subtitle: String
        let subtitlePieces: [Piece]
        let author: String
        let authorPieces: [Piece]
        let year: Int
        let cover: String
    }
    let items: [Book]
    let total: Int
    let suggestion: String?
}

private struct BookAnswer: Decodable {
    let book: BooksAnswer.Book
    let byAuthor: [BooksAnswer.Book]
    let ofTime: [BooksAnswer.Book]
}

@Suite struct BooksTests {
    @Test(arguments: [
        ("introductoin", "introduction"), ("austin emma", "austen emma"), ("Dickens", nil), ("xyzzyx", nil),
    ])
    func aQueryThatFindsNothingIsCorrected(query: String, suggestion: String?) async throws {
        try await withCatalogue { _, client in
            let answer = try await client.decoded(BooksAnswer.self, path(query))
            #expect(answer.suggestion == suggestion)
        }
    }

    @Test func aBookComesWithOthersOfItsAuthorAndItsTime() async throws {
        try await withCatalogue { _, client in
            let found = try await client.decoded(BooksAnswer.self, path("emma austen")).items[0]
            let answer = try await client.decoded(BookAnswer.self, "/books/\(found.id)")
            #expect(answer.book.title == "Emma" && answer.book.titlePieces.count == 1)
            #expect(answer.byAuthor.count == 4 && answer.byAuthor.allSatisfy { $0.author == "Jane Austen" })
            #expect(!answer.byAuthor.contains { $0.id == found.id })
            #expect(answer.byAuthor.map(\.year) == answer.byAuthor.map(\.year).sorted())
            #expect(answer.ofTime.count == 8 && !answer.ofTime.contains { $0.author == "Jane Austen" })
            #expect(answer.ofTime.map(\.year) == answer.ofTime.map(\.year).sorted())
            let farthest = answer.ofTime.map { abs($0.year - found.year) }.max() ?? 0
            let all = try await client.decoded(BooksAnswer.self, "/books?limit=100&offset=0").items
            let listed = Set(answer.ofTime.map(\.id))
            for other in all where other.author != "Jane Austen" && !listed.contains(other.id) {
                #expect(abs(other.year - found.year) >= farthest, "\(other.title) is closer")
            }
        }
    }

    @Test(arguments: ["/books/0", "/books/99999", "/books/x"]) func anUnknownBookIsNotFound(path: String) async throws {
        try await withCatalogue { _, client in
            let answer = try await client.get(path)
            #expect(answer.status == 404 && answer.text.contains("unknown_book"))
        }
    }

    @Test func thereAreMoreThanThreeHundred() async throws {
        try await withCatalogue { (_, client) async throws in
            for path in ["/books", "/books?q=", "/books?q=%20%20"] {
                let answer = try await client.decoded(BooksAnswer.self, path)
                #expect(answer.total >= 300)
                #expect(answer.items.map(\.id) == Array(1...50))
            }
        }
    }

    @Test func whatIsFoundIsMarked() async throws {
        try await withCatalogue { _, client in
            let answer = try await client.get("/books?q=%E5%87%A0%E4%BD%95%E5%9F%BA%E7%A1%80")
            #expect(answer.status == 200)
            #expect(
                answer.text == """
                    {"items":[{"author":"希尔伯特","authorPieces":[{"isMatch":false,"text":"希尔伯特"}],\
                    "cover":"/covers/2.svg","id":2,\
                    "subtitle":"Grundlagen der Geometrie",\
                    "subtitlePieces":[{"isMatch":false,"text":"Grundlagen der Geometrie"}],\
                    "title":"几何基础","titlePieces":[{"isMatch":true,"text":"几何基础"}],"year":1899}],"total":1}
                    """)
        }
    }

    @Test(arguments: [("基础", 30), ("基", 30), ("introduction", 20), ("INTRO", 20), ("鲁迅", 5), ("austen jane", 5)])
    func aQueryOfAnyLengthFindsManyInBothLanguages(query: String, least: Int) async throws {
        try await withCatalogue { _, client in
            let answer = try await client.decoded(BooksAnswer.self, path(query) + "&limit=100")
            #expect(answer.total >= least)
            #expect(answer.items.count == answer.total)
        }
    }

    @Test func whatTheScreenBeginsWithIsInTheTitles() async throws {
        try await withCatalogue { _, client in
            for query in ["基础", "introduction"] {
                let answer = try await client.decoded(BooksAnswer.self, path(query) + "&limit=20")
                #expect(answer.items.count == 20)
                #expect(answer.items.allSatisfy { $0.titlePieces.contains(where: \.isMatch) })
                #expect(answer.items.allSatisfy { $0.titlePieces.map(\.text).joined() == $0.title })
                #expect(answer.items.allSatisfy { $0.subtitlePieces.map(\.text).joined() == $0.subtitle })
            }
        }
    }

    @Test func theLimitCutsWhatIsAnsweredAndNotTheTotal() async throws {
        try await withCatalogue { _, client in
            let answer = try await client.decoded(BooksAnswer.self, path("基础") + "&limit=3")
            #expect(answer.items.count == 3)
            #expect(answer.total >= 30)
        }
    }

    @Test(arguments: [
        "'", "\"", "*", "基础\"", "a AND", "NOT", "NEAR(", "title:x", "(", "^", "-", "%", "\\", "; DROP TABLE book", "🙂",
    ])
    func signsAreHarmless(query: String) async throws {
        try await withCatalogue { (_, client) async throws in
            #expect(try await client.get(path(query)).status == 200)
            #expect(try await client.get("/books?limit=1").status == 200)
        }
    }

    @Test func whatIsNowhereIsAnEmptyAnswer() async throws {
        try await withCatalogue { (_, client) async throws in
            for query in ["zzzz", "???", "基础 zzzz"] {
                #expect(try await client.get(path(query)).text == #"{"items":[],"total":0}"#)
            }
        }
    }

    @Test(arguments: [
        ("limit=0", "limit", "must be a whole number from 1 to 100"),
        ("limit=101", "limit", "must be a whole number from 1 to 100"),
        ("limit=x", "limit", "must be a whole number from 1 to 100"),
        ("q=\(String(repeating: "a", count: 101))", "q", "must have at most 100 characters"),
        ("q=a\(String(repeating: "%CC%81", count: 800))", "q", "must have at most 1600 bytes"),
        ("offset=-1", "offset", "must be a whole number from 0 to 10000"),
    ])
    func aParameterOutsideItsRangeIsRefused(query: String, name: String, requirement: String) async throws {
        try await withCatalogue { _, client in
            for path in ["/books?", "/posts?q=a&"] {
                // The first value of a repeated parameter counts, so `q` cannot be tested after `q=a`.
                guard path == "/books?" || name == "limit" else { continue }
                let answer = try await client.get(path + query)
                #expect(answer.status == 400)
                #expect(
                    answer.text
                        == errorText("invalid_parameter", "The parameter \(name) \(requirement).", field: name))
            }
        }
    }

    @Test func eachHasACover() async throws {
        try await withCatalogue { (_, client) async throws in
            for id in [1, 50, 120, 365] {
                let picture = try await client.get("/covers/\(id).svg")
                #expect(picture.status == 200)
                #expect(picture.type == "image/svg+xml; charset=utf-8")
                #expect(XMLParser(data: Data(picture.text.utf8)).parse())
            }
            for id in ["0", "9999", "x"] {
                let answer = try await client.get("/covers/\(id).svg")
                #expect(answer.status == 404)
                #expect(answer.text == errorText("unknown_book", "No book has this id."))
            }
        }
    }

    @Test func aSearchTakesThreeTenthsOfASecond() async throws {
        let clock = RecordingClock()
        try await withCatalogue {
            $0.clock = clock
            $0.latency = .articles
        } _: { _, client in
            _ = try await client.get("/books?q=a")
            _ = try await client.get("/covers/1.svg")
        }
        #expect(clock.recorded == [.milliseconds(300)])
    }
}

private func path(_ query: String) throws -> String {
    let text = try #require(query.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    return "/books?q=\(text)"
}
