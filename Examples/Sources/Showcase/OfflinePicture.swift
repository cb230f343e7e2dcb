import BinderyWeb

/// The picture for a missing network: a crossed-out cloud, in a grey that is visible in light and dark mode.
enum OfflinePicture {
    static let path = "/pictures/no-network.svg"

    static let asset = LiveServer.Asset(
        bytes: [UInt8](
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72" fill="none" \
            stroke="#85888e" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
            <path d="M28 56 a14 14 0 0 1 -1 -28 a20 20 0 0 1 39 -4 a16 16 0 0 1 4 32 z"/>
            <path d="M16 8 L80 66"/>
            </svg>

            """.utf8), type: "image/svg+xml")
}
