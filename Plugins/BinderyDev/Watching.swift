import Foundation

/// The sources of a program, and which of them have changed since the last build.
struct Watching {
    /// What tells that a file has changed.
    struct Mark: Equatable {
        let modified: Date?
        let size: Int?
    }

    private let folders: [URL]
    private var built: [String: Mark] = [:]
    private var seen: [String: Mark] = [:]

    /// - Parameter folders: Folders with sources, and single files.
    init(_ folders: [URL]) {
        self.folders = folders
        built = marks()
        seen = built
    }

    /// Returns the files that have changed since the last call that returned some, once no file changes any more: an
    /// editor may be saving several. Empty if there are none, or if they still change.
    mutating func takeChanges() -> [String] {
        let now = marks()
        let isQuiet = now == seen
        seen = now
        let changed = Set(built.keys).union(now.keys).filter { built[$0] != now[$0] }.sorted()
        if changed.isEmpty || !isQuiet { return [] }
        built = now
        return changed
    }

    private func marks() -> [String: Mark] {
        var marks: [String: Mark] = [:]
        for folder in folders { Self.add(folder, to: &marks) }
        return marks
    }

    private static let keys: [URLResourceKey] = [.isDirectoryKey, .contentModificationDateKey, .fileSizeKey]

    private static func add(_ place: URL, to marks: inout [String: Mark]) {
        // A file that was just deleted or renamed has no values.
        guard let values = try? place.resourceValues(forKeys: Set(keys)) else { return }
        if values.isDirectory != true {
            marks[place.path] = Mark(modified: values.contentModificationDate, size: values.fileSize)
            return
        }
        let entries = try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: keys)
        for entry in entries ?? [] where isSource(entry.lastPathComponent) { add(entry, to: &marks) }
    }

    /// Backups of editors, hidden files and texts are not built.
    static func isSource(_ name: String) -> Bool {
        !name.hasPrefix(".") && !name.hasPrefix("#") && !name.hasSuffix("~") && !name.hasSuffix(".md")
            && !name.hasSuffix(".docc")
    }
}
