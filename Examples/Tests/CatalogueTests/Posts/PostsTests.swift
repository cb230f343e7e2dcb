import Foundation
import FoundationXML
import Testing

@testable import Catalogue

private struct PostsAnswer: Decodable {
    struct Piece: Decodable {
        let text: String
        let isMatch: Bool
    }
    struct Post: Decodable {
        let id: Int
        let user: String
        let text: String
        let textPieces: [Piece]
        let avatar: String
        let createdAt: Date
    }
    let items: [Post]
    let total: Int
}

private func posts(_ query: String, _ client: Client) async throws -> PostsAnswer {
    let text = try #require(query.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    let answer = try await client.get("/posts?q=\(text)&limit=100")
    #expect(answer.status == 200)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(PostsAnswer.self, from: Data(answer.text.utf8))
}

private struct PostAnswer: Decodable {
    let post: PostsAnswer.Post
    let byUser: [PostsAnswer.Post]
}

@Suite struct PostsTests {
    @Test func aPostComesWithOthersOfItsUser() async throws {
        try await withCatalogue { _, client in
            let found = try #require(try await posts("Swift", client).items.first)
            let answer = try await client.get("/posts/\(found.id)")
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            let details = try decoder.decode(PostAnswer.self, from: Data(answer.text.utf8))
            #expect(details.post.text == found.text && details.post.createdAt == found.createdAt)
            #expect(details.post.textPieces.allSatisfy { !$0.isMatch })
            #expect(details.byUser.count == 10 && details.byUser.allSatisfy { $0.user == found.user })
            #expect(!details.byUser.contains { $0.id == found.id })
            #expect(details.byUser.map(\.createdAt) == details.byUser.map(\.createdAt).sorted(by: >))
        }
    }

    @Test(arguments: ["/posts/0", "/posts/99999", "/posts/x"]) func anUnknownPostIsNotFound(path: String) async throws {
        try await withCatalogue { _, client in
            let answer = try await client.get(path)
            #expect(answer.status == 404 && answer.text.contains("unknown_post"))
        }
    }

    @Test(arguments: ["编程", "算法基础", "reactive", "Swift concurrency", "豆", "introduc", "#reactive"])
    func whatIsFoundComesNewestFirst(query: String) async throws {
        try await withCatalogue { _, client in
            let answer = try await posts(query, client)
            #expect(answer.total >= answer.items.count && answer.items.count > 10)
            #expect(answer.items.map(\.createdAt) == answer.items.map(\.createdAt).sorted(by: >))
            let word = query.split(separator: " ")[0].filter { $0 != "#" }
            #expect(answer.items.allSatisfy { $0.text.localizedCaseInsensitiveContains(word) })
        }
    }

    @Test(arguments: [("ＣＯＦＦＥＥ", "Coffee"), ("introduc", "introduction"), ("算法基础", "算法基础")])
    func whatWasFoundIsMarkedAsItIsWritten(query: String, mark: String) async throws {
        try await withCatalogue { _, client in
            let items = try await posts(query, client).items
            #expect(!items.isEmpty)
            for item in items {
                #expect(item.textPieces.map(\.text).joined() == item.text)
                #expect(item.textPieces.contains { $0.isMatch && $0.text == mark }, "\(item.text)")
            }
        }
    }

    @Test func theirAgesCountFromTheStart() async throws {
        let before = Date.now
        try await withCatalogue { _, client in
            let after = Date.now
            let newest = try #require(try await posts("a", client).items.first).createdAt
            #expect(newest > before.addingTimeInterval(-420) && newest <= after)
        }
    }

    @Test func howeverLongTheServiceRunsTheNewestAreMinutesOld() throws {
        let start = Date(timeIntervalSince1970: 1_000_000)
        let dates = PostDates(start: start)
        let post = PostsGenerator.posts()[0]
        for minutes in [0, 4, 5, 60 * 24 * 7 + 1] {
            let now = start.addingTimeInterval(Double(minutes) * 60)
            let age = now.timeIntervalSince(dates.date(of: post, at: now))
            #expect((0..<360).contains(age))
        }
        let (early, late) = (start.addingTimeInterval(301), start.addingTimeInterval(599))
        #expect(dates.date(of: post, at: early) == dates.date(of: post, at: late))
    }

    @Test(arguments: ["coffee", "咖啡", "编程", "tea", "swift"])
    func theFirstOfASearchTicksVisibly(query: String) async throws {
        try await withCatalogue { _, client in
            let newest = try #require(try await posts(query, client).items.first).createdAt
            #expect(Date.now.timeIntervalSince(newest) < 3600)
        }
    }

    @Test func whatIsBeyondAPageIsAskedForByItsOffset() async throws {
        try await withCatalogue { (_, client) async throws in
            let all = try await posts("coffee", client)
            var ids: [Int] = []
            for offset in [0, 20, 40, 60, 80] {
                let answer = try await client.decoded(
                    PostIDs.self, "/posts?q=coffee&limit=20&offset=\(offset)")
                #expect(answer.total == all.total)
                ids += answer.items.map(\.id)
            }
            #expect(ids == all.items.map(\.id))
            #expect(try await client.get("/posts?q=coffee&offset=-1").status == 400)
        }
    }

    private struct PostIDs: Decodable {
        struct Item: Decodable { let id: Int }
        let items: [Item]
        let total: Int
    }

    @Test func theyAreTheSameAtEveryStart() async throws {
        var texts: [[String]] = []
        for _ in 1...2 {
            try await withCatalogue { _, client in
                texts.append(try await posts("搜索", client).items.map { "\($0.id) \($0.user) \($0.text)" })
            }
        }
        #expect(texts[0] == texts[1])
        #expect(texts[0].first == "7 林小满 重新打好全文搜索的底子，先去干活了。")
    }

    @Test(arguments: ["", "?q=", "?q=%20%0A"])
    func aQueryIsNeeded(query: String) async throws {
        try await withCatalogue { _, client in
            let answer = try await client.get("/posts\(query)")
            #expect(answer.status == 400)
            #expect(
                answer.text
                    == errorText(
                        "invalid_parameter", "The parameter q is missing or blank; give the text to search for.",
                        field: "q"))
        }
    }

    @Test func whatIsNowhereIsAnEmptyAnswer() async throws {
        try await withCatalogue { (_, client) async throws in
            for query in ["zzzz", "\"*("] {
                let answer = try await posts(query, client)
                #expect(answer.items.isEmpty && answer.total == 0)
            }
        }
    }

    @Test func whoWroteHasAPicture() async throws {
        try await withCatalogue { (_, client) async throws in
            for post in try await posts("tea", client).items.prefix(3) {
                let picture = try await client.get(post.avatar)
                #expect(picture.status == 200)
                #expect(picture.text.contains("<title>\(post.user)</title>"))
                #expect(XMLParser(data: Data(picture.text.utf8)).parse())
            }
            for id in ["0", "2001", "x"] {
                let answer = try await client.get("/avatars/posts/\(id).svg")
                #expect(answer.status == 404)
                #expect(answer.text == errorText("unknown_post", "No post has this id."))
            }
        }
    }

    @Test func aSearchTakesThreeTenthsOfASecond() async throws {
        let clock = RecordingClock()
        try await withCatalogue {
            $0.clock = clock
            $0.latency = .articles
        } _: { _, client in
            _ = try await client.get("/posts?q=a")
        }
        #expect(clock.recorded == [.milliseconds(300)])
    }
}
