import BinderyTestSupport
import Foundation
import Testing

@testable import BinderyWeb

@Suite struct SourceFilesTests {
    @Test func aPlaceHasTheAddressOfItsFile() async throws {
        try await withTemporaryFolder { folder in
            for path in ["Sources/Shop/Views/Cart.swift", "Sources/Stock/Cart.swift", ".build/Shop/Hidden.swift"] {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: file)
            }
            let files = SourceFiles(below: folder)
            let address = try #require(files.editorAddress(of: "Shop/Cart.swift:12"))
            #expect(address.hasPrefix("vscode://file/") && address.hasSuffix("/Sources/Shop/Views/Cart.swift:12"))
            #expect(files.editorAddress(of: "Stock/Cart.swift:3")?.hasSuffix("/Sources/Stock/Cart.swift:3") == true)
            #expect(files.editorAddress(of: "Shop/Hidden.swift:1") == nil)
            #expect(files.editorAddress(of: "Shop/Basket.swift:1") == nil)
            #expect(files.editorAddress(of: "Cart.swift") == nil)
            let other = SourceFiles(below: folder, form: "idea://open?file={path}&line={line}")
            #expect(other.editorAddress(of: "Stock/Cart.swift:3")?.hasSuffix("/Stock/Cart.swift&line=3") == true)
        }
    }
}
