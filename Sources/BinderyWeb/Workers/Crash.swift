#if Web
internal import BinderyWire
internal import CBinderySystem

/// What a worker has written when it trapped.
enum Crash {
    /// The token of the page whose events were handled; nil if there was none.
    static func token(of crash: bindery_crash) -> String? {
        let token = withUnsafeBytes(of: crash.page.token) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return token.isEmpty ? nil : token
    }

    /// The session and its last events, for the log.
    static func circumstances(of crash: bindery_crash) -> String {
        let page = crash.page
        if token(of: crash) == nil { return ", outside the sessions" }
        let events = withUnsafeBytes(of: page.events) { bytes in
            let events = bytes.bindMemory(to: bindery_page_event.self)
            let first = max(0, Int(page.count) - events.count)
            return (first..<Int(page.count)).map { events[$0 % events.count] }
        }
        let texts = events.map { "\(Self.name(of: $0)) \($0.number)" }
        let last = texts.isEmpty ? "no event" : texts.joined(separator: ", ")
        return ", in session \(page.session), after \(last)"
    }

    private static func name(of event: bindery_page_event) -> String {
        let key = String(UnicodeScalar(UInt8(bitPattern: event.kind)))
        return PageEvent.Key(rawValue: key).map { "\($0)" } ?? key
    }
}
#endif
