internal import Bindery

/// The address to which a browser is redirected, as the header field `Location` and the script have it.
///
/// A path leads to this site, whatever text it is made from: it is read by `RoutePath` and written again in ASCII, with
/// one slash at its beginning. Blanks, control characters and backslashes, which browsers leave out or read as slashes,
/// are percent-encoded (URL Standard, 4.4; LiveView's CVE-2026-64941).
enum RedirectTarget {
    static func onThisSite(_ path: String) -> String { RoutePath(path).address }

    /// The address of a path at another origin. `nil` if `origin` is not the origin of a web address.
    static func elsewhere(_ path: String, at origin: String) -> String? {
        guard isOrigin(origin) else { return nil }
        return origin + RoutePath(path).address
    }

    /// Whether a text is `http://` or `https://`, a host and perhaps a port, and nothing else. Anything that browsers
    /// would leave out, such as a tab in the scheme, is refused (LiveView's CVE-2026-58228).
    private static func isOrigin(_ text: String) -> Bool {
        text.wholeMatch(of: /https?:\/\/([A-Za-z0-9]([A-Za-z0-9.\-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?/)
            != nil
    }
}
