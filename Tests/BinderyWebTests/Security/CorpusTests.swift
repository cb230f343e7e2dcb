import Foundation
import Testing

@testable import BinderyWeb

/// Replays the inputs that fuzzers have kept or that have revealed a fault.
@Suite struct CorpusTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fuzz/Corpus")

    private static func inputs(_ target: String) throws -> [(name: String, bytes: [UInt8])] {
        let files = try FileManager.default.contentsOfDirectory(
            at: folder.appending(path: target), includingPropertiesForKeys: nil)
        return try files.sorted { $0.path < $1.path }.map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
    }

    @Test func theWireIsReadWithoutHarm() throws {
        let inputs = try Self.inputs("wire")
        #expect(!inputs.isEmpty)
        for (name, bytes) in inputs {
            #expect(throws: Never.self, "\(name)") { try WireFuzzing.run(bytes) }
        }
    }

    @Test func aSessionKeepsItsPromisesWhateverAPageSends() throws {
        let inputs = try Self.inputs("session")
        #expect(!inputs.isEmpty)
        for (name, bytes) in inputs {
            #expect(throws: Never.self, "\(name)") { try FuzzedSession.run(bytes) }
        }
    }
}
