import Catalogue
import Foundation
import FoundationXML
import Testing

@Suite struct BannersTests {
    @Test func thereAreFourInTwoLanguages() async throws {
        try await withCatalogue { _, client in
            let answer = try await client.get("/banners")
            #expect(answer.status == 200)
            #expect(
                answer.text.hasPrefix(
                    """
                    [{"id":1,"image":{"en":"/banners/en/1.svg","zh":"/banners/1.svg"},"text":{"en":"Folding bikes for \
                    the train, road bikes for the weekend. They spent the winter indoors.","zh":"折叠车上地铁，公路车去\
                    远方：在屋里过了一冬的好车，等你骑出门。"},"title":{"en":"Ride into spring","zh":"春日骑行季"}},
                    """))
            for title in ["老相机，新故事", "旧书论斤卖", "给植物找个家"] { #expect(answer.text.contains(title)) }
        }
    }

    @Test(arguments: [
        ("1", "春日骑行季"), ("2", "老相机，新故事"), ("3", "旧书论斤卖"), ("4", "给植物找个家"), ("en/2", "Cameras with a past"),
    ]) func eachHasAPictureThatSaysItsTitle(path: String, title: String) async throws {
        try await withCatalogue { _, client in
            let answer = try await client.get("/banners/\(path).svg")
            #expect(answer.status == 200)
            #expect(answer.type == "image/svg+xml; charset=utf-8")
            #expect(answer.text.contains(">\(title)</text>"))
            #expect(XMLParser(data: Data(answer.text.utf8)).parse())
        }
    }

    @Test(arguments: [(1, "自行车", "icycle"), (2, "相机", "camera"), (3, "》", "book"), (4, "盆栽", "monstera")])
    func eachHasGoodsInTheLanguageOfTheRequest(id: Int, chinese: String, english: String) async throws {
        try await withCatalogue { (_, client) async throws in
            for (language, title, other) in [("zh", chinese, english), ("en", english, chinese)] {
                let answer = try await client.answer(
                    "GET", "/banners/\(id)/goods", headers: ["Accept-Language": language])
                #expect(answer.text.contains(title))
                #expect(!answer.text.contains(other))
                #expect(answer.text.components(separatedBy: #""nickname""#).count <= 21)
            }
            #expect(try await client.get("/banners/5/goods").status == 404)
        }
    }

    @Test(arguments: ["0", "5", "x"])
    func thereIsNoOther(id: String) async throws {
        try await withCatalogue { _, client in
            let answer = try await client.get("/banners/\(id).svg")
            #expect(answer.status == 404)
            #expect(answer.text == errorText("unknown_banner", "No banner has this id."))
        }
    }

    @Test func theyTakeHalfASecond() async throws {
        let clock = RecordingClock()
        try await withCatalogue {
            $0.clock = clock
            $0.latency = .articles
        } _: { _, client in
            _ = try await client.get("/banners")
        }
        #expect(clock.recorded == [.milliseconds(500)])
    }
}
