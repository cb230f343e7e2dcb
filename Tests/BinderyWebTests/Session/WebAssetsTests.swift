import Foundation
import Testing

@testable import BinderyWeb

@Suite struct WebAssetsTests {
    /// A file that is in the folder but not in the list would silently be missing from every page.
    @Test(arguments: [("Scripts", "bindery.js"), ("Styles", "bindery.css")])
    func everyFileOfTheClientIsServed(_ folder: String, _ name: String) throws {
        let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let files = try FileManager.default.contentsOfDirectory(
            at: repository.appending(path: "Sources/BinderyWeb/Client/\(folder)"), includingPropertiesForKeys: nil)
        let served = try #require(WebAssets.files[name])
        let text = String(decoding: served.bytes, as: UTF8.self)
        #expect(files.count > 5)
        for file in files {
            // Scripts are served without comment lines.
            let whole = try String(contentsOf: file, encoding: .utf8)
            let expected = folder == "Scripts" ? whole.split(separator: "\n").filter(Self.isCode) : [whole[...]]
            #expect(text.contains(expected.joined(separator: "\n")), "\(file.lastPathComponent)")
        }
    }

    @Test func noBrowserGetsTheCommentsOfTheScript() throws {
        let script = String(decoding: try #require(WebAssets.files["bindery.js"]).bytes, as: UTF8.self)
        #expect(script.split(separator: "\n").allSatisfy(Self.isCode))
    }

    private static func isCode(_ line: Substring) -> Bool { !line.drop { $0 == " " }.hasPrefix("//") }

    @Test func theAddressesChangeWithTheFiles() {
        #expect(WebAssets.scriptPath.wholeMatch(of: /\/bindery\/bindery\.js\?[a-z0-9]{8,13}/) != nil)
        #expect(WebAssets.stylePath.wholeMatch(of: /\/bindery\/bindery\.css\?[a-z0-9]{8,13}/) != nil)
    }
}
