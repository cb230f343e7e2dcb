internal import BinderyWire
internal import Foundation

/// Where the user learns that their page has ended several workers, and can open it again.
enum SetAsideAddress {
    static let path = "/bindery/set-aside"

    /// The frame that leads a page there. `location` is the path of the page, with its query.
    static func frame(for location: String?) -> [UInt8] {
        let encoded = location?.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "%2F"
        var outbox = Outbox()
        outbox.append(.load(path: "\(path)?path=\(encoded)"))
        return outbox.takeFrame(acknowledging: 0, stored: 0)
    }

    /// The address of the page on this site, from the query.
    static func location(inQuery query: String?) -> String {
        guard let query, query.hasPrefix("path="),
            let location = query.dropFirst("path=".count).removingPercentEncoding
        else { return "/" }
        return RedirectTarget.onThisSite(location)
    }
}
