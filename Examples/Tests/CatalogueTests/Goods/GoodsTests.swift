import Foundation
import FoundationXML
import Testing

@testable import Catalogue

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
            // Foundation adds a language to requests without one.
            let answer = try await client.answer("GET", "/goods?count=2", headers: ["Accept-Language": "zh"])
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

    @Test(arguments: [("en-GB,en;q=0.9", true), ("fr, zh;q=0.5", true), ("zh-TW", false)])
    func theTextsAreInTheLanguageOfTheRequest(languages: String, isEnglish: Bool) async throws {
        try await withCatalogue { _, client in
            for path in ["/goods/1", "/goods?count=1", "/goods?page=1"] {
                let answer = try await client.answer("GET", path, headers: ["Accept-Language": languages])
                let english = #""location":"Yuelu, Changsha","nickname":"Plain Soy Milk""#
                #expect(answer.text.contains(english) == isEnglish)
                #expect(answer.text.contains("豆浆不加糖") != isEnglish)
                #expect(answer.text.contains(#""avatar":"/avatars/goods/en/1.svg""#) == isEnglish)
                #expect(answer.text.contains(#""price":302"#))
            }
            let title = "Robot vacuum cleaner, lightly used, replaced by a newer one"
            #expect(try await client.answer("GET", "/goods/1", headers: ["Accept-Language": "en"]).text.contains(title))
            let picture = try await client.get("/avatars/goods/en/1.svg")
            #expect(picture.status == 200 && picture.text.contains("Plain Soy Milk"))
        }
    }

    @Test func bothLanguagesDescribeTheSameGoods() {
        #expect(EnglishGoodsWording.conditions.count == GoodsWording.conditions.count)
        #expect(EnglishGoodsWording.remarks.count == GoodsWording.remarks.count)
        #expect(EnglishGoodsWording.items.count == GoodsWording.items.count)
        #expect(EnglishGoodsWording.sellers.count == GoodsWording.sellers.count)
        #expect(EnglishGoodsWording.locations.count == GoodsWording.locations.count)
        for id in 1...400 {
            let (chinese, english) = (GoodsGenerator.good(id, in: .chinese), GoodsGenerator.good(id, in: .english))
            #expect(chinese.price == english.price && chinese.likes == english.likes)
            #expect(chinese.postage == english.postage && chinese.count == english.count)
            #expect(english.title.allSatisfy { $0.isASCII || "’".contains($0) }, "\(english.title)")
        }
    }

    @Test func eachHasAPictureOfWhatItIs() async throws {
        #expect(GoodMotif.ofItems.count == GoodsWording.items.count)
        try await withCatalogue { _, client in
            for id in [1, 400, 100_000] {
                let picture = try await client.get("/pictures/goods/\(id).svg")
                #expect(picture.status == 200 && picture.type?.hasPrefix("image/svg+xml") == true)
                #expect(XMLParser(data: Data(picture.text.utf8)).parse())
            }
            #expect(try await client.get("/pictures/goods/100001.svg").status == 404)
            // The first good is a robot vacuum cleaner.
            #expect(try await client.get("/pictures/goods/1.svg").text.contains(GoodMotif.appliance.path))
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
