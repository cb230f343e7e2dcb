#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A file of the app, which is removed after its use.
struct TemporaryFile: Sendable {
    let url: URL
    /// The file, or the folder that has nothing else.
    private let removed: URL

    /// A copy that the system has made.
    init(at url: URL) { (self.url, removed) = (url, url) }

    /// The place of a new file, in a folder of its own, so that it can have any name.
    init(named name: String) throws {
        removed = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: removed, withIntermediateDirectories: true)
        url = removed.appendingPathComponent(Upload.displayName(of: name))
    }

    init(copying file: URL, named name: String) throws {
        try self.init(named: name)
        try FileManager.default.copyItem(at: file, to: url)
    }

    func remove() { try? FileManager.default.removeItem(at: removed) }
}
#endif
