import Foundation
import Testing

@testable import BinderyWeb

@Suite struct WebAssetsTests {
    private static let client =
        URL(filePath: #filePath).appending(path: "../../../../Sources/BinderyWeb/Client").standardized

    /// A file that is in the folder but not in the list would silently be missing from every page.
    @Test func everyStyleFileIsServed() throws {
        let served = String(decoding: try #require(WebAssets.files["bindery.css"]).bytes, as: UTF8.self)
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.client.appending(path: "Styles"), includingPropertiesForKeys: nil)
        #expect(files.count > 5)
        for file in files {
            let style = try String(contentsOf: file, encoding: .utf8)
            let rules = style.replacing(/\/\*(.|\n)*?\*\//, with: "")
            #expect(served.contains(rules), "\(file.lastPathComponent)")
        }
        #expect(!served.contains("/*"))
    }

    @Test(arguments: [
        ("", ""), ("a {}", "a {}"), ("/* a */", ""), ("a /**/{} /* b\n * c **/b {}", "a {} b {}"),
        ("a {} /* no end", "a {} /* no end"), ("/*/ a */b", "b"), ("/", "/"),
    ])
    func aStyleSheetIsServedWithoutItsComments(style: String, served: String) {
        #expect(String(decoding: Array(style.utf8).withoutStyleComments, as: UTF8.self) == served)
    }

    @Test func theScriptIsTheBundle() throws {
        let served = try #require(WebAssets.files["bindery.js"])
        let bundle = try Data(contentsOf: Self.client.appending(path: "Bundle/bindery.js"))
        #expect(served.bytes == Array(bundle))
    }

    @Test func everyModuleThatIsLoadedOnDemandIsServed() throws {
        let folder = Self.client.appending(path: "Modules")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 1)
        for file in files where file.lastPathComponent != WebAssets.whyName {
            let served = try #require(WebAssets.files[file.lastPathComponent])
            #expect(served.bytes == Array(try Data(contentsOf: file)))
        }
    }

    @Test func theModuleThatExplainsIsServedInDevelopmentOnly() throws {
        #expect(WebAssets.files[WebAssets.whyName] == nil)
        #expect(
            WebAssets.why == Array(try Data(contentsOf: Self.client.appending(path: "Modules/\(WebAssets.whyName)"))))
    }

    @Test func theScriptDoesNotMentionItsSourceMap() throws {
        let script = String(decoding: try #require(WebAssets.files["bindery.js"]).bytes, as: UTF8.self)
        #expect(!script.contains("sourceMappingURL"))
        #expect(WebAssets.files[WebAssets.sourceMapName] == nil)
    }

    @Test func theSourceMapHasTheModulesAsTheyAre() throws {
        struct SourceMap: Decodable {
            let sources: [String]
            let sourcesContent: [String]
        }
        let map = try JSONDecoder().decode(SourceMap.self, from: Data(WebAssets.sourceMap))
        #expect(map.sources.contains("../Scripts/main.js"))
        for (path, content) in zip(map.sources, map.sourcesContent) {
            let file = Self.client.appending(path: "Bundle").appending(path: path).standardized
            let module = try String(contentsOf: file, encoding: .utf8)
            #expect(module == content, "\(path)")
        }
    }

    @Test func theAddressesChangeWithTheFiles() {
        #expect(WebAssets.scriptPath("").wholeMatch(of: /\/bindery\/bindery\.js\?[a-z0-9]{8,13}/) != nil)
        #expect(WebAssets.stylePath.wholeMatch(of: /\/bindery\/bindery\.css\?[a-z0-9]{8,13}/) != nil)
    }
}
