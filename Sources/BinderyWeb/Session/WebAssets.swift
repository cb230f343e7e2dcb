internal import CBinderyResources

/// The files that every page needs, which are built into the program. The script is bundled from the modules in
/// `Client/Scripts` by `make client`; it loads those in `Client/Modules` with the first element that needs them. The
/// style sheet is joined from the files in `Client/Styles`.
enum WebAssets {
    static let personPath = "/bindery/person.svg"
    /// `files` is the version of the application's files: a page with other files than the server's is loaded again.
    static func scriptPath(_ files: String) -> String { "/bindery/\(scriptName)?\(version)\(files)" }
    static let stylePath = "/bindery/bindery.css?\(version)"

    /// The module that pages with a picker of files load.
    static let filesPath = "/bindery/\(filesName)?\(version)"
    /// The module by which a developer asks why an element is as it is. Served in development only.
    static let whyName = "why.js"
    static let whyPath = "/bindery/\(whyName)"
    static var why: [UInt8] { Array(bindery_why_module()) }

    static let scriptName = "bindery.js"
    private static let filesName = "files.js"
    static let sourceMapName = "bindery.js.map"

    struct File {
        let bytes: [UInt8]
        let type: String

        init(_ resource: bindery_resource, type: String) {
            self.bytes = Array(resource)
            self.type = type
        }

        /// A style sheet without its comments, a fifth of what a browser would load.
        init(style resource: bindery_resource) {
            self.bytes = Array(resource).withoutStyleComments
            self.type = "text/css; charset=utf-8"
        }
    }

    /// The files by their path below `/bindery/`.
    static var files: [String: File] {
        [
            scriptName: File(bindery_script(), type: "text/javascript; charset=utf-8"),
            filesName: File(bindery_files_module(), type: "text/javascript; charset=utf-8"),
            "reorder.js": File(bindery_reorder_module(), type: "text/javascript; charset=utf-8"),
            "shortcuts.js": File(bindery_shortcuts_module(), type: "text/javascript; charset=utf-8"),
            "navigation.js": File(bindery_navigation_module(), type: "text/javascript; charset=utf-8"),
            "bindery.css": File(style: bindery_style()),
            "inspector.css": File(style: bindery_inspector_style()),
            "inspector.js": File(bindery_inspector_script(), type: "text/javascript; charset=utf-8"),
            "person.svg": File(bindery_person(), type: "image/svg+xml"),
            "picture.svg": File(bindery_picture(), type: "image/svg+xml"),
        ]
    }

    /// Leads a browser's developer tools from the bundled script to its modules. Served in development only.
    static var sourceMap: [UInt8] { Array(bindery_source_map()) }

    /// A hash of the files, in their addresses, so that browsers may cache them forever.
    static let version = ContentHash(
        of: [
            bindery_script(), bindery_style(), bindery_person(), bindery_picture(), bindery_files_module(),
            bindery_reorder_module(), bindery_shortcuts_module(), bindery_navigation_module(),
            bindery_inspector_style(), bindery_inspector_script(),
        ].map([UInt8].init)
    ).description
}

extension [UInt8] {
    /// The style sheet without its comments. No string in it contains the characters that begin a comment.
    var withoutStyleComments: [UInt8] {
        var rest = self[...]
        var bytes: [UInt8] = []
        while let start = rest.firstRange(of: Array("/*".utf8)),
            let end = rest[start.upperBound...].firstRange(of: Array("*/".utf8))
        {
            bytes += rest[..<start.lowerBound]
            rest = rest[end.upperBound...]
        }
        return bytes + rest
    }

    fileprivate init(_ resource: bindery_resource) {
        self.init(UnsafeBufferPointer(start: resource.bytes, count: resource.count))
    }
}
