internal import BinderyInspector

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
    static var why: [UInt8] { PackageResources.why_js }

    static let scriptName = "bindery.js"
    private static let filesName = "files.js"
    static let sourceMapName = "bindery.js.map"

    struct File {
        let bytes: [UInt8]
        let type: String
    }

    /// The files by their path below `/bindery/`.
    static var files: [String: File] {
        [
            scriptName: File(bytes: PackageResources.bindery_js, type: "text/javascript; charset=utf-8"),
            filesName: File(bytes: PackageResources.files_js, type: "text/javascript; charset=utf-8"),
            "reorder.js": File(bytes: PackageResources.reorder_js, type: "text/javascript; charset=utf-8"),
            "shortcuts.js": File(bytes: PackageResources.shortcuts_js, type: "text/javascript; charset=utf-8"),
            "bindery.css": File(bytes: style, type: "text/css; charset=utf-8"),
            "inspector.css": File(bytes: InspectorStyle.bytes, type: "text/css; charset=utf-8"),
            "inspector.js": File(bytes: InspectorScript.bytes, type: "text/javascript; charset=utf-8"),
            "person.svg": File(bytes: PackageResources.person_svg, type: "image/svg+xml"),
            "picture.svg": File(bytes: PackageResources.picture_svg, type: "image/svg+xml"),
        ]
    }

    /// Leads a browser's developer tools from the bundled script to its modules. Served in development only.
    static var sourceMap: [UInt8] { PackageResources.bindery_js_map }

    // Later files take precedence: the surfaces colour the controls as well.
    private static let style = joined([
        PackageResources.theme_css, PackageResources.base_css, PackageResources.screen_css,
        PackageResources.layout_css, PackageResources.text_css, PackageResources.field_css, PackageResources.secure_css,
        PackageResources.text_area_css, PackageResources.toggle_css, PackageResources.slider_css,
        PackageResources.stepper_css, PackageResources.picker_css, PackageResources.progress_css,
        PackageResources.form_css, PackageResources.files_css, PackageResources.button_css, PackageResources.link_css,
        PackageResources.image_css,
        PackageResources.grid_css, PackageResources.divider_css, PackageResources.badge_css, PackageResources.menu_css,
        PackageResources.tabs_css,
        PackageResources.carousel_css, PackageResources.list_css,
        PackageResources.surface_css, PackageResources.clear_css, PackageResources.floating_css,
        PackageResources.noscript_css, PackageResources.dialog_css, PackageResources.waiting_css,
        PackageResources.connection_css, PackageResources.media_css,
    ])

    private static func joined(_ files: [[UInt8]]) -> [UInt8] { Array(files.joined(separator: [0x0A])) }

    /// A hash of the files, in their addresses, so that browsers may cache them forever.
    static let version: String = {
        // FNV-1a for 64 bits, as defined by Fowler, Noll and Vo.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        let script = PackageResources.bindery_js
        let modules = [PackageResources.files_js, PackageResources.reorder_js, PackageResources.shortcuts_js]
        let inspector = [InspectorStyle.bytes, InspectorScript.bytes]
        let files = [script, style, PackageResources.person_svg, PackageResources.picture_svg] + modules + inspector
        for byte in files.joined() { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 36)
    }()
}
