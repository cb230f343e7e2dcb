internal import Foundation

/// The Swift files below the working folder of a program under development, for links into the editor.
struct SourceFiles: Sendable {
    /// The variable of the environment with the form of an editor's addresses, which has `{path}` and `{line}`.
    static let variable = "BINDERY_EDITOR"
    private static let defaultForm = "vscode://file{path}:{line}"

    /// Searched when the first link is shown.
    static let ofProcess = SourceFiles(
        below: URL(filePath: FileManager.default.currentDirectoryPath),
        form: ProcessInfo.processInfo.environment[variable] ?? defaultForm)

    private let form: String
    /// By the name of the file.
    private let files: [String: [String]]

    init(below folder: URL, form: String = Self.defaultForm) {
        self.form = form
        var files: [String: [String]] = [:]
        let all = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
        while let file = all?.nextObject() as? URL {
            if file.pathExtension == "swift" { files[file.lastPathComponent, default: []].append(file.path) }
        }
        self.files = files
    }

    /// - Parameter location: The name of a module, a file and a line: `Shop/Cart.swift:12`.
    func editorAddress(of location: String) -> String? {
        guard let colon = location.lastIndex(of: ":"), let slash = location.firstIndex(of: "/"), slash < colon else {
            return nil
        }
        let (module, name) = (location[..<slash], location[location.index(after: slash)..<colon])
        // The folder of a target has its name, unless the manifest says otherwise.
        let path = files[String(name)]?.max { one, other in
            !one.contains("/\(module)/") && other.contains("/\(module)/")
        }
        guard let path = path?.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) else { return nil }
        return form.replacing("{path}", with: path).replacing("{line}", with: location[location.index(after: colon)...])
    }
}
