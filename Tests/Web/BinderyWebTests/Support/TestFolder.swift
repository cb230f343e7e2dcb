import Foundation

/// A folder that is removed after the test.
final class TestFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "bindery-sessions-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { "\(path)/\(name)" }

    var bytes: Data {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: path).sorted()
                .reduce(into: Data()) { $0 += try Data(contentsOf: URL(filePath: file($1))) }
        }
    }
}
