/// The files that every page needs, which are built into the program. The script and the style sheet are written in
/// many files, one for each concern, and served as one file each.
enum WebAssets {
    static let personPath = "/bindery/person.svg"
    static let scriptPath = "/bindery/bindery.js?\(version)"
    static let stylePath = "/bindery/bindery.css?\(version)"

    struct File {
        let bytes: [UInt8]
        let type: String
    }

    /// The files by their path below `/bindery/`.
    static var files: [String: File] {
        [
            "bindery.js": File(bytes: script, type: "text/javascript; charset=utf-8"),
            "bindery.css": File(bytes: style, type: "text/css; charset=utf-8"),
            "person.svg": File(bytes: PackageResources.person_svg, type: "image/svg+xml"),
            "picture.svg": File(bytes: PackageResources.picture_svg, type: "image/svg+xml"),
        ]
    }

    // Together one module: outside functions, a file may use only what files before it declare.
    private static let script = withoutComments([
        PackageResources.protocol_js, PackageResources.nodes_js, PackageResources.events_js,
        PackageResources.rebasing_js, PackageResources.fields_js,
        PackageResources.oversized_js, PackageResources.focus_js, PackageResources.keeping_js,
        PackageResources.unloading_js, PackageResources.morphing_js,
        PackageResources.operations_js, PackageResources.reloading_js, PackageResources.restoring_js,
        PackageResources.motion_js,
        PackageResources.places_js,
        PackageResources.history_js, PackageResources.connection_js, PackageResources.banner_js,
        PackageResources.acting_js, PackageResources.steppers_js, PackageResources.dialogs_js,
        PackageResources.menus_js, PackageResources.tabs_js,
        PackageResources.pictures_js,
        PackageResources.carousels_js, PackageResources.lists_js, PackageResources.rows_js,
        PackageResources.rowmotion_js, PackageResources.pulling_js, PackageResources.wheel_js,
        PackageResources.waiting_js, PackageResources.predictions_js,
        PackageResources.starting_js,
    ])

    // Later files take precedence: the surfaces colour the controls as well.
    private static let style = joined([
        PackageResources.theme_css, PackageResources.base_css, PackageResources.screen_css,
        PackageResources.layout_css, PackageResources.text_css, PackageResources.field_css, PackageResources.secure_css,
        PackageResources.text_area_css, PackageResources.toggle_css, PackageResources.slider_css,
        PackageResources.stepper_css, PackageResources.picker_css, PackageResources.progress_css,
        PackageResources.form_css, PackageResources.button_css, PackageResources.link_css, PackageResources.image_css,
        PackageResources.grid_css, PackageResources.divider_css, PackageResources.badge_css, PackageResources.menu_css,
        PackageResources.tabs_css,
        PackageResources.carousel_css, PackageResources.list_css,
        PackageResources.surface_css, PackageResources.clear_css, PackageResources.floating_css,
        PackageResources.noscript_css, PackageResources.dialog_css, PackageResources.waiting_css,
        PackageResources.connection_css, PackageResources.media_css,
    ])

    /// Joins the files without lines that are only a comment, which browsers do not need.
    private static func withoutComments(_ files: [[UInt8]]) -> [UInt8] {
        let lines = joined(files).split(separator: 0x0A).filter { line in
            !line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
        }
        return Array(lines.joined(separator: [0x0A]))
    }

    private static func joined(_ files: [[UInt8]]) -> [UInt8] { Array(files.joined(separator: [0x0A])) }

    /// A hash of the files, in their addresses, so that browsers may cache them forever.
    static let version: String = {
        // FNV-1a for 64 bits, as defined by Fowler, Noll and Vo.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        let files = [script, style, PackageResources.person_svg, PackageResources.picture_svg]
        for byte in files.joined() { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 36)
    }()
}
