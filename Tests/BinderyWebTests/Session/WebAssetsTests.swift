import Foundation
import Testing

@testable import BinderyWeb

@Suite struct WebAssetsTests {
    /// A file that was added to the folder and not to the list would silently be missing from every page.
    @Test(arguments: [("Scripts", "bindery.js"), ("Styles", "bindery.css")])
    func everyFileOfTheClientIsServed(_ folder: String, _ name: String) throws {
        let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let files = try FileManager.default.contentsOfDirectory(
            at: repository.appending(path: "Sources/BinderyWeb/Client/\(folder)"), includingPropertiesForKeys: nil)
        let served = try #require(WebAssets.files[name])
        let text = String(decoding: served.bytes, as: UTF8.self)
        #expect(files.count > 5)
        for file in files {
            #expect(text.contains(try String(contentsOf: file, encoding: .utf8)), "\(file.lastPathComponent)")
        }
    }

    @Test func theAddressesChangeWithTheFiles() {
        #expect(WebAssets.scriptPath.wholeMatch(of: /\/bindery\/bindery\.js\?[a-z0-9]{8,13}/) != nil)
        #expect(WebAssets.stylePath.wholeMatch(of: /\/bindery\/bindery\.css\?[a-z0-9]{8,13}/) != nil)
    }
}
