import Foundation
import Testing

@testable import BinderyWire

/// A message has one name: here, in the page's script, and in the tables of the protocol.
@Suite struct NamesTests {
    private static func read(_ path: String) throws -> String {
        try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/\(path)"),
            encoding: .utf8)
    }

    /// The keys of an object of the script, by name.
    private func keys(of object: String) throws -> [String: String] {
        let script = try Self.read("BinderyWeb/Client/Scripts/wire/protocol.js")
        let start = try #require(script.firstRange(of: "const \(object) = {")).upperBound
        let body = script[start...].prefix { $0 != "}" }
        return Dictionary(
            uniqueKeysWithValues: body.matches(of: /(\w+): "(\w)"/).map { (String($0.1), String($0.2)) })
    }

    @Test func theScriptHasTheSameNamesOfEvents() throws {
        var expected = Dictionary(uniqueKeysWithValues: PageEvent.Key.allCases.map { ("\($0)", $0.rawValue) })
        // Answered by the socket, not by the session.
        expected["lineCheck"] = "q"
        #expect(try keys(of: "EventKind") == expected)
        #expect(PageEvent.lineCheck == #"[0,"q"]"#)
    }

    @Test func theScriptHasTheSameNamesOfOperations() throws {
        var expected = Dictionary(uniqueKeysWithValues: PageOperation.Key.allCases.map { ("\($0)", $0.rawValue) })
        // `release` without a node.
        expected["endEditing"] = "b"
        #expect(try keys(of: "Operation") == expected)
    }

    @Test func theProtocolDescribesEachMessage() throws {
        let page = try Self.read("BinderyWeb/BinderyWeb.docc/WireProtocol.md")
        for key in PageOperation.Key.allCases { #expect(page.contains("| `[\"\(key.rawValue)\""), "\(key)") }
        for key in PageEvent.Key.allCases { #expect(page.contains(", \"\(key.rawValue)\""), "\(key)") }
    }
}
