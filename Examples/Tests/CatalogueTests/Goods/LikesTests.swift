import BinderyTestSupport
import Catalogue
import Foundation
import Testing

@Suite struct LikesTests {
    @Test func aLikeCountsOnceForEachPerson() async throws {
        try await withCatalogue { (_, client) async throws in
            let base = try await likes(of: 1, client).likes
            for (person, count, version) in [("a", 1, 1), ("a", 1, 1), ("b", 2, 2)] {
                let answer = try await client.put("/goods/1/like", as: person)
                #expect(answer.status == 200)
                #expect(
                    answer.text
                        == #"{"id":1,"isLiked":true,"likes":\#(base + count),"likesVersion":\#(version)}"#)
            }
            #expect(try await likes(of: 1, client, as: "a") == Like(likes: base + 2, isLiked: true, likesVersion: 2))
            #expect(try await likes(of: 1, client, as: "c") == Like(likes: base + 2, isLiked: false, likesVersion: 2))
            #expect(try await likes(of: 1, client) == Like(likes: base + 2, isLiked: false, likesVersion: 2))
            for _ in 1...2 {
                let answer = try await client.delete("/goods/1/like", as: "a")
                #expect(answer.text == #"{"id":1,"isLiked":false,"likes":\#(base + 1),"likesVersion":3}"#)
            }
            #expect(try await likes(of: 2, client).likesVersion == 0)
            #expect(try await likes(of: 1, client, as: "b") == Like(likes: base + 1, isLiked: true, likesVersion: 3))
        }
    }

    @Test func itLastsAcrossRestarts() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await withCatalogue(at: file) { _, client in
                _ = try await client.put("/goods/20/like", as: "a")
                _ = try await client.put("/goods/100000/like", as: "a")
            }
            try await withCatalogue(at: file) { (_, client) async throws in
                #expect(try await likes(of: 20, client, as: "a").isLiked)
                #expect(try await likes(of: 20, client).likesVersion == 1)
                let all = try await client.decoded(GoodsPage.self, "/goods?count=100000", as: "a").items
                #expect(all.filter(\.isLiked).map(\.id) == [20, 100_000])
            }
        }
    }

    @Test(arguments: ["0", "100001", "x"])
    func anUnknownGoodCannotBeLiked(id: String) async throws {
        try await withCatalogue { _, client in
            for answer in [
                try await client.put("/goods/\(id)/like", as: "a"),
                try await client.delete("/goods/\(id)/like", as: "a"),
            ] {
                #expect(answer.status == 404)
                #expect(answer.text == errorText("unknown_good", "No good has this id."))
            }
        }
    }

    @Test func aLikeNeedsAUser() async throws {
        try await withCatalogue { _, client in
            let answer = try await client.put("/goods/1/like")
            #expect(answer.status == 400)
            #expect(
                answer.text
                    == errorText(
                        "missing_person",
                        "The header X-Person is missing. Send a token that only this person knows.", field: "X-Person"))
        }
    }

    @Test func aTokenHasALimit() async throws {
        try await withCatalogue { (_, client) async throws in
            #expect(try await client.get("/goods", as: String(repeating: "x", count: 200)).status == 200)
            let answer = try await client.get("/goods", as: String(repeating: "x", count: 201))
            #expect(answer.status == 400)
            #expect(
                answer.text
                    == errorText(
                        "invalid_person", "The header X-Person must have 1 to 200 bytes.", field: "X-Person"))
        }
    }

    @Test func likingTakesASecond() async throws {
        let clock = RecordingClock()
        try await withCatalogue {
            $0.clock = clock
            $0.latency = .articles
        } _: { _, client in
            _ = try await client.put("/goods/1/like", as: "a")
            _ = try await client.delete("/goods/1/like", as: "a")
        }
        #expect(clock.recorded == [.seconds(1), .seconds(1)])
    }
}

private struct Like: Equatable {
    let likes: Int
    let isLiked: Bool
    let likesVersion: Int
}

private func likes(of id: Int, _ client: Client, as person: String? = nil) async throws -> Like {
    let page = try await client.decoded(GoodsPage.self, "/goods?page=\((id - 1) / 20 + 1)", as: person)
    let good = try #require(page.items.first { $0.id == id })
    return Like(likes: good.likes, isLiked: good.isLiked, likesVersion: good.likesVersion)
}
