internal import BinderyWire

/// The scripts and style sheets of an application, and what its pages say of them.
struct PageFiles: Sendable {
    struct File: Sendable {
        let bytes: [UInt8]
        let type: String
    }

    /// By path below `/bindery/`.
    private(set) var files: [String: File] = [:]
    private(set) var styleSheets: [String] = []
    private var scripts: [(name: String, address: String)] = []
    /// The names of further Trusted Types policies.
    private(set) var trustedTypes: [String] = []
    /// The addresses of style sheets whose meaning depends on their own address. Pages link to them.
    private var linkedSheets: Set<String> = []
    /// What is wrong with the scripts that are left out.
    private(set) var problems: [String] = []

    init(scripts: [PageScript] = [], styles: [[UInt8]] = []) {
        for script in scripts { add(script) }
        for style in styles {
            let path = "styles/\(ContentHash(of: [style])).css"
            files[path] = File(bytes: style, type: "text/css; charset=utf-8")
            styleSheets.append("/bindery/\(path)")
            if !Self.canBeInPage(style) { linkedSheets.insert("/bindery/\(path)") }
        }
    }

    /// Whether a style sheet means the same within a page: it does not end the element around it, it imports nothing,
    /// and no address is relative to its own. A backslash could hide each of these.
    static func canBeInPage(_ style: [UInt8]) -> Bool {
        let text = String(decoding: style, as: UTF8.self).lowercased()
        let isAbsolute = { (address: Substring) in
            let address = address.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
            return address.hasPrefix("/") || address.hasPrefix("data:") || address.hasPrefix("https:")
        }
        let dependent = ["</style", "<!--", "@import", "@charset", "@namespace", "image-set(", "\u{FEFF}"]
        let hidden = /\\[0-9a-f@ui]/
        return !dependent.contains(where: text.contains) && text.firstMatch(of: hidden) == nil
            && text.ranges(of: "url(").allSatisfy { isAbsolute(text[$0.upperBound...]) }
    }

    func canBeInPage(_ address: String) -> Bool { !linkedSheets.contains(address) }

    /// The files of the same application, of which a page of the toolkit uses only a style sheet of its own.
    func withOnly(styleSheet: String) -> PageFiles {
        var files = self
        files.styleSheets = [styleSheet]
        files.scripts = []
        return files
    }

    private mutating func add(_ script: PageScript) {
        if let problem = problem(of: script) { return problems.append(problem) }
        let sorted = script.files.sorted { $0.key < $1.key }
        let folder = "scripts/\(script.name)/\(ContentHash(of: sorted.flatMap { [Array($0.key.utf8), $0.value] }))"
        for (name, bytes) in sorted { files["\(folder)/\(name)"] = File(bytes: bytes, type: Self.type(of: name)) }
        self.scripts.append((script.name, "/bindery/\(folder)/\(PageScript.moduleName)"))
        trustedTypes += script.trustedTypes
    }

    private func problem(of script: PageScript) -> String? {
        func isName(_ name: String, _ others: String) -> Bool {
            !name.isEmpty && name.utf8.count <= 64
                && name.unicodeScalars.allSatisfy {
                    ("a"..."z").contains($0) || ("0"..."9").contains($0) || others.unicodeScalars.contains($0)
                }
        }
        let (name, allowed) = (script.name, "-ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        if !isName(name, "-") {
            return
                "The script \(name.debugDescription) is left out: name it with lower-case letters, digits and hyphens."
        }
        if scripts.contains(where: { $0.name == name }) {
            return "A second script “\(name)” is left out: give each script a name of its own."
        }
        let isPlain = { (file: String) in
            file.split(separator: "/", omittingEmptySubsequences: false)
                .allSatisfy { isName(String($0), allowed + "._") && !$0.hasPrefix(".") }
        }
        if let file = script.files.keys.first(where: { !isPlain($0) }) {
            return """
                The script “\(name)” is left out: its file \(file.debugDescription) has no plain name. Name it with \
                letters, digits, hyphens, dots and underscores.
                """
        }
        if let policy = script.trustedTypes.first(where: { !isName($0, allowed + "_#=/@.%") || $0 == "bindery" }) {
            return """
                The script “\(name)” is left out: \(policy.debugDescription) is not a policy of its own. Name the \
                Trusted Types policies that it creates.
                """
        }
        return nil
    }

    /// Changes with the files. Follows the version of the toolkit's files in the address of the page's script.
    var version: String {
        files.isEmpty ? "" : "_\(ContentHash(of: files.keys.sorted().map(\.utf8)))"
    }

    /// The value of `data-scripts`; nil without scripts.
    var scriptAddresses: String? {
        if scripts.isEmpty { return nil }
        let entries = scripts.map { "\(JSONText.quoted($0.name)):\(JSONText.quoted($0.address))" }
        return "{\(entries.joined(separator: ","))}"
    }

    private static func type(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "js", "mjs": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "json", "map": "application/json"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "webp": "image/webp"
        case "woff2": "font/woff2"
        case "txt": "text/plain; charset=utf-8"
        default: "application/octet-stream"
        }
    }
}
