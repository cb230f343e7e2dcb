import Catalogue
import Foundation
import FoundationXML
import Testing

struct GoodsPage: Decodable, Equatable {
    struct Good: Decodable, Equatable {
        struct Postage: Decodable, Equatable {
            let kind: String
            let price: Double?
        }

        let id: Int
        let nickname: String
        let avatar: String
        let location: String
        let title: String
        let price: Double
        let oldPrice: Double
        let count: Int
        let postage: Postage
        let likes: Int
        let isLiked: Bool
        let likesVersion: Int
    }

    let items: [Good]
    let page: Int
    let pages: Int
}

@Suite struct GoodsTests {
    @Test func thereAreTwentyPagesOfTwenty() async throws {
        try await withCatalogue { (_, client) async throws in
            let pages = try await allPages(of: client)
            #expect(pages.allSatisfy { $0.pages == 20 && $0.items.count == 20 })
            #expect(pages.map(\.page) == Array(1...20))
            #expect(pages.flatMap(\.items).map(\.id) == Array(1...400))
        }
    }

    @Test func withoutAPageItIsTheFirst() async throws {
        try await withCatalogue { (_, client) async throws in
            #expect(try await client.get("/goods") == client.get("/goods?page=1"))
        }
    }

    @Test func theyAreTheSameAtEveryStart() async throws {
        try await withCatalogue { _, client in
            let answer = try await client.get("/goods?count=2")
            #expect(answer.type == "application/json; charset=utf-8")
            #expect(
                answer.text == """
                    {"items":[{"avatar":"/avatars/goods/1.svg","count":1,"id":1,"isLiked":false,"likes":175,"likesVersion":0,\
                    "location":"长沙 岳麓","nickname":"豆浆不加糖","oldPrice":1259,\
                    "postage":{"kind":"priced","price":18},"price":302,"title":"轻微使用痕迹 扫地机器人，换新了所以出"},\
                    {"avatar":"/avatars/goods/2.svg","count":1,"id":2,"isLiked":false,"likes":13,"likesVersion":0,\
                    "location":"成都 武侯","nickname":"清风明月","oldPrice":52,\
                    "postage":{"kind":"priced","price":16.5},"price":32,"title":"全新未拆 考研数学复习全书，功能完好"}],\
                    "page":1,"pages":1}
                    """)
        }
    }

    @Test func everyPostageAndPriceIsAmongThem() async throws {
        try await withCatalogue { (_, client) async throws in
            let goods = try await client.decoded(GoodsPage.self, "/goods?count=400").items
            #expect(Set(goods.map(\.postage.kind)) == ["free", "priced", "negotiable"])
            #expect(goods.allSatisfy { ($0.postage.kind == "priced") == ($0.postage.price != nil) })
            #expect(goods.contains { $0.price == 0 })
            #expect(goods.allSatisfy { $0.price >= 0 && $0.price <= $0.oldPrice && $0.oldPrice > 0 })
            #expect(goods.allSatisfy { $0.count >= 1 && $0.likes >= 0 && !$0.isLiked })
            #expect(Set(goods.map(\.title)).count > 300)
            #expect(Set(goods.map(\.nickname)).count > 30)
        }
    }

    @Test func aHundredThousandAtOnceBeginWithThePages() async throws {
        try await withCatalogue { (_, client) async throws in
            let all = try await client.decoded(GoodsPage.self, "/goods?count=100000")
            #expect(all.page == 1)
            #expect(all.pages == 1)
            #expect(all.items.map(\.id) == Array(1...100_000))
            let pages = try await allPages(of: client)
            #expect(Array(all.items.prefix(400)) == pages.flatMap(\.items))
        }
    }

    @Test func asATableTheyAreTheSame() async throws {
        try await withCatalogue { _, client in
            _ = try await client.put("/goods/2/like", as: "me")
            let goods = try await client.decoded(GoodsPage.self, "/goods?count=400", as: "me").items
            let table = try await client.answer(
                "GET", "/goods?count=400", as: "me", headers: ["Accept": "text/tab-separated-values"])
            #expect(table.type == "text/tab-separated-values; charset=utf-8")
            #expect(table.text.hasSuffix("\n"))
            let lines = table.text.split(separator: "\n").map { $0.components(separatedBy: "\t") }
            #expect(
                lines[0] == [
                    "id", "nickname", "avatar", "location", "title", "price", "oldPrice", "count", "postage", "likes",
                    "isLiked", "likesVersion",
                ])
            let expected = goods.map { good in
                [
                    "\(good.id)", good.nickname, good.avatar, good.location, good.title, "\(good.price)",
                    "\(good.oldPrice)", "\(good.count)", good.postage.price.map { "\($0)" } ?? good.postage.kind,
                    "\(good.likes)", "\(good.isLiked)", "\(good.likesVersion)",
                ]
            }
            #expect(Array(lines.dropFirst()) == expected)
        }
    }

    @Test(arguments: [
        ("page=0", "page", "1 to 20"), ("page=21", "page", "1 to 20"), ("page=-1", "page", "1 to 20"),
        ("page=two", "page", "1 to 20"), ("page=1.5", "page", "1 to 20"), ("page=", "page", "1 to 20"),
        ("page", "page", "1 to 20"), ("page=99999999999999999999", "page", "1 to 20"),
        ("count=0", "count", "1 to 100000"), ("count=100001", "count", "1 to 100000"),
        ("count=many", "count", "1 to 100000"), ("count=40&page=2", "page", "1 to 1"),
    ])
    func aNumberOutsideItsRangeIsRefused(query: String, name: String, range: String) async throws {
        try await withCatalogue { _, client in
            let answer = try await client.get("/goods?\(query)")
            #expect(answer.status == 400)
            #expect(
                answer.text
                    == errorText(
                        "invalid_parameter", "The parameter \(name) must be a whole number from \(range).",
                        field: name))
        }
    }

    @Test func whoSellsHasAPicture() async throws {
        try await withCatalogue { (_, client) async throws in
            for good in try await client.decoded(GoodsPage.self, "/goods").items {
                let picture = try await client.get(good.avatar)
                #expect(picture.status == 200)
                #expect(picture.type == "image/svg+xml; charset=utf-8")
                #expect(picture.text.contains("<title>\(good.nickname)</title>"))
                #expect(XMLParser(data: Data(picture.text.utf8)).parse())
            }
            for id in ["0", "100001", "x"] {
                let answer = try await client.get("/avatars/goods/\(id).svg")
                #expect(answer.status == 404)
                #expect(answer.text == errorText("unknown_good", "No good has this id."))
            }
        }
    }

    @Test func oneGoodIsTheSameAsInTheList() async throws {
        try await withCatalogue { (_, client) async throws in
            let listed = try await client.decoded(GoodsPage.self, "/goods?page=2", as: "me").items[4]
            #expect(try await client.decoded(GoodsPage.Good.self, "/goods/25", as: "me") == listed)
            _ = try await client.put("/goods/25/like", as: "me")
            #expect(try await client.decoded(GoodsPage.Good.self, "/goods/25", as: "me").likes == listed.likes + 1)
            #expect(try await client.decoded(GoodsPage.Good.self, "/goods/25", as: "me").isLiked)
            #expect(try await client.decoded(GoodsPage.Good.self, "/goods/25", as: "you").isLiked == false)
            for id in ["0", "100001", "x"] {
                let answer = try await client.get("/goods/\(id)")
                #expect(answer.status == 404)
                #expect(answer.text == errorText("unknown_good", "No good has this id."))
            }
        }
    }

    @Test func goodsTakeThreeQuartersOfASecond() async throws {
        let clock = RecordingClock()
        try await withCatalogue {
            $0.clock = clock
            $0.latency = .articles
        } _: { _, client in
            _ = try await client.get("/goods?page=2")
            _ = try await client.get("/goods/2")
            _ = try await client.get("/avatars/goods/1.svg")
        }
        #expect(clock.recorded == [.milliseconds(750), .milliseconds(750)])
    }
}

private func allPages(of client: Client) async throws -> [GoodsPage] {
    var pages: [GoodsPage] = []
    for page in 1...20 {
        pages.append(try await client.decoded(GoodsPage.self, "/goods?page=\(page)"))
    }
    return pages
}
