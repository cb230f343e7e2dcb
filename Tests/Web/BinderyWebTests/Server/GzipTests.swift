import BinderyTestSupport
import Foundation
import NIOCore
import Testing

@testable import BinderyWeb

@Suite struct GzipTests {
    /// What the program `gzip` makes of a body. It also compares length and checksum.
    private func decompressed(_ body: ByteBuffer) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gzip-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("body.gz")
        try Data(body.readableBytesView).write(to: file)
        let gzip = Process()
        gzip.executableURL = URL(fileURLWithPath: "/bin/gzip")
        gzip.arguments = ["-d", file.path]
        try gzip.run()
        gzip.waitUntilExit()
        try #require(gzip.terminationStatus == 0)
        return try String(contentsOf: folder.appendingPathComponent("body"), encoding: .utf8)
    }

    /// Texts that compress well and badly, shorter and longer than a block.
    private static let texts = [
        "", "a", "Wörter, 文字", String(repeating: "<div class=\"row\">", count: 9000),
        (0..<30_000).map { "\($0 &* 2_654_435_761 % 1_000_003)" }.joined(),
    ]

    @Test(arguments: 0..<5) func aBodyIsWhatItsPartsAreInOrder(seed: UInt64) throws {
        let parts = Self.texts.map { GzipBody.Part(Array($0.utf8)) }
        var random = SplitMix(seed: seed)
        for _ in 0..<4 {
            var (body, expected, form) = (GzipBody(), "", "")
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                let index = Self.texts.indices.randomElement(using: &random)!
                expected += Self.texts[index]
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    body.write(parts[index])
                    form += "p\(index)"
                case 1:
                    body.write(Self.texts[index])
                    form += "w\(index)"
                default:
                    body.store(Self.texts[index])
                    form += "s\(index)"
                }
            }
            if Bool.random(using: &random) {
                body.write("the end", isLast: true)
                expected += "the end"
            }
            #expect(try decompressed(body.finished()) == expected, "\(form)")
        }
    }

    @Test func theLengthOfAStoredTextIsItsOwn() {
        let sizes = ["aaaaaaaaaa", "qz7P!k_x0&"].map { text in
            var body = GzipBody()
            body.store(text)
            return body.finished().readableBytes
        }
        #expect(sizes[0] == sizes[1])
    }

    @Test func whatPagesShareIsAPartOfTheBody() throws {
        let shared = SharedHTML("<nav>Links</nav>")
        let page = PageHTML([.text("<p>Before</p>"), .shared(shared), .text("<p>After</p>")])
        let file = StaticFile(bytes: [], type: "text/css", version: nil)
        for _ in 0..<2 {
            let body = page.body(as: .compressed) { _ in file }
            #expect(body.isGzip)
            #expect(try decompressed(body.bytes) == "<p>Before</p><nav>Links</nav><p>After</p>")
        }
        let plain = page.body(as: .plain) { _ in file }
        #expect(plain.bytes == ByteBuffer(string: page.text))
    }

    @Test func whatPagesShareKeepsItsLengthWhereAnotherSiteAsks() throws {
        let texts = [String(repeating: "a", count: 1000), (0..<500).map { "\($0 % 90 + 10)" }.joined()]
        var sizes: [Int] = []
        for text in texts {
            let file = StaticFile(bytes: Array("p { margin: 0 }".utf8), type: "text/css", version: nil)
            let page = PageHTML([.file("a.css"), .shared(SharedHTML(text)), .text("<p>After</p>")])
            let body = page.body(as: .lengthPreserving) { _ in file }
            #expect(try decompressed(body.bytes) == "p { margin: 0 }\(text)<p>After</p>")
            sizes.append(body.bytes.readableBytes)
        }
        #expect(sizes[0] == sizes[1])
    }

    @Test func threadsCompressAtTheSameTime() async {
        @Sendable func body(_ index: Int) -> ByteBuffer {
            var body = GzipBody()
            body.write(Self.texts[index % Self.texts.count], isLast: true)
            return body.finished()
        }
        let expected = Self.texts.indices.map(body)
        await withTaskGroup(of: (Int, ByteBuffer).self) { group in
            for index in 0..<200 { group.addTask { (index, body(index)) } }
            for await (index, body) in group { #expect(body == expected[index % expected.count]) }
        }
    }

    @Test func aTextThatIsCompressedAgainIsTheSame() {
        let bodies = (0..<3).map { _ in
            var body = GzipBody()
            body.write(Self.texts[3], isLast: true)
            return body.finished()
        }
        #expect(bodies[0] == bodies[1] && bodies[1] == bodies[2])
        #expect(bodies[0].readableBytes < 1000)
    }
}
