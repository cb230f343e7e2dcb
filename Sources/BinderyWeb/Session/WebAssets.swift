/// The files that every page needs, which are built into the program.
enum WebAssets {
    static let personPath = "/bindery/person.svg"

    /// A file by its path below `/bindery/`, with its media type.
    static func file(_ name: String) -> (bytes: [UInt8], type: String)? {
        switch name {
        case "bindery.js": (PackageResources.bindery_js, "text/javascript; charset=utf-8")
        case "bindery.css": (PackageResources.bindery_css, "text/css; charset=utf-8")
        case "person.svg": (PackageResources.person_svg, "image/svg+xml")
        default: nil
        }
    }

    /// Changes with the files, so that browsers may keep them for ever.
    static let version: String = {
        // FNV-1a, as in Fowler, Noll and Vo's definition for 64 bits.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in PackageResources.bindery_js + PackageResources.bindery_css {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 36)
    }()
}
