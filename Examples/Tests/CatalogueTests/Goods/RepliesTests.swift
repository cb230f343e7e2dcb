import BinderyTestSupport
import Catalogue
import Foundation
import Testing

@Suite struct RepliesTests {
    private struct Reply: Decodable, Equatable {
        let id: Int
        let text: String
        let isOwn: Bool
    }

    private func replies(to id: Int, _ client: Client, as person: String? = nil) async throws -> [Reply] {
        try await client.decoded([Reply].self, "/goods/\(id)/replies", as: person)
    }

    private func body(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(["text": text]), as: UTF8.self)
    }

    @Test func everyUserReadsWhatOneHasWritten() async throws {
        try await withCatalogue { (_, client) async throws in
            #expect(try await replies(to: 1, client) == [])
            let answer = try await client.post("/goods/1/replies", body("  还在吗？\n谢谢 "), as: "a")
            #expect(answer.status == 201)
            #expect(answer.text.contains(#""isOwn":true,"text":"还在吗？\n谢谢""#), "\(answer.text)")
            _ = try await client.post("/goods/1/replies", body("Yes"), as: "b")
            #expect(
                try await replies(to: 1, client, as: "a") == [
                    Reply(id: 1, text: "还在吗？\n谢谢", isOwn: true), Reply(id: 2, text: "Yes", isOwn: false),
                ])
            #expect(try await replies(to: 1, client).map(\.isOwn) == [false, false])
            #expect(try await replies(to: 2, client) == [])
        }
    }

    @Test func itLastsAcrossRestarts() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await withCatalogue(at: file) { _, client in
                _ = try await client.post("/goods/5/replies", body("Hello"), as: "a")
            }
            try await withCatalogue(at: file) { (_, client) async throws in
                #expect(try await replies(to: 5, client).map(\.text) == ["Hello"])
            }
        }
    }

    @Test(arguments: [
        ("", "must have 1 to 500 characters without the spaces around it"),
        (" \n ", "must have 1 to 500 characters without the spaces around it"),
        (String(repeating: "x", count: 501), "must have 1 to 500 characters without the spaces around it"),
        (
            String(repeating: "e\u{301}", count: 499) + "e" + String(repeating: "\u{301}", count: 4000),
            "must have at most 8000 bytes without the spaces around it"
        ),
        ("a\u{7}b", "must not have control characters other than line feeds"),
    ])
    func aTextHasLimits(_ text: String, _ requirement: String) async throws {
        try await withCatalogue { (_, client) async throws in
            let answer = try await client.post("/goods/1/replies", body(text), as: "a")
            #expect(answer.status == 400)
            #expect(answer.text.contains(requirement), "\(answer.text)")
            #expect(try await replies(to: 1, client) == [])
        }
    }

    @Test func aGoodHasALimitedNumber() async throws {
        try await withCatalogue { (_, client) async throws in
            for _ in 0..<200 {
                #expect(try await client.post("/goods/1/replies", body("x"), as: "a").status == 201)
            }
            let answer = try await client.post("/goods/1/replies", body("x"), as: "a")
            #expect(answer.status == 409)
            #expect(answer.text == errorText("too_many_replies", "A good can have 200 replies."))
            #expect(try await client.post("/goods/2/replies", body("x"), as: "a").status == 201)
        }
    }

    @Test func aReplyNeedsAUserAndAGood() async throws {
        try await withCatalogue { (_, client) async throws in
            #expect(try await client.post("/goods/1/replies", body("x")).status == 400)
            #expect(try await client.post("/goods/0/replies", body("x"), as: "a").status == 404)
            #expect(try await client.get("/goods/100001/replies").status == 404)
        }
    }
}

@Suite struct RelatedGoodsTests {
    @Test(arguments: ["seller", "location"])
    func theyShareWhatWasAskedFor(_ relation: String) async throws {
        try await withCatalogue { (_, client) async throws in
            let pages = try await client.decoded(GoodsPage.self, "/goods?count=400").items
            let related = try await client.decoded([GoodsPage.Good].self, "/goods/1/related?by=\(relation)")
            let key = { (good: GoodsPage.Good) in relation == "seller" ? good.nickname : good.location }
            let expected = pages.dropFirst().filter { key($0) == key(pages[0]) }.prefix(20)
            #expect(!expected.isEmpty)
            #expect(related.map(\.id) == expected.map(\.id))
        }
    }

    @Test func anotherRelationIsRefused() async throws {
        try await withCatalogue { (_, client) async throws in
            for query in ["", "?by=", "?by=price"] {
                let answer = try await client.get("/goods/1/related\(query)")
                #expect(answer.status == 400)
                #expect(answer.text.contains("must be seller or location"))
            }
            #expect(try await client.get("/goods/0/related?by=seller").status == 404)
        }
    }
}
