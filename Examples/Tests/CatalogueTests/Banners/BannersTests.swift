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
                answer.text == """
                    [{"id":1,"image":"/banners/1.svg","title":{"en":"Ride into spring","zh":"春日骑行季"}},\
                    {"id":2,"image":"/banners/2.svg","title":{"en":"Cameras with a past","zh":"老相机，新故事"}},\
                    {"id":3,"image":"/banners/3.svg","title":{"en":"Books by weight","zh":"旧书论斤卖"}},\
                    {"id":4,"image":"/banners/4.svg","title":{"en":"Homes for plants","zh":"给植物找个家"}}]
                    """)
        }
    }

    @Test(arguments: [(1, "春日骑行季"), (2, "老相机，新故事"), (3, "旧书论斤卖"), (4, "给植物找个家")])
    func eachHasAPictureThatSaysItsTitle(id: Int, title: String) async throws {
        try await withCatalogue { _, client in
            let answer = try await client.get("/banners/\(id).svg")
            #expect(answer.status == 200)
            #expect(answer.type == "image/svg+xml; charset=utf-8")
            #expect(answer.text.contains(">\(title)</text>"))
            #expect(XMLParser(data: Data(answer.text.utf8)).parse())
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
