import Bindery
import BinderyPageClient
import Foundation
import PageReading

@testable import BinderyWeb
@testable import BinderyWire

/// Checks the readers of client and store data against other readers. An input's first byte selects the reader.
enum WireFuzzing {
    static func run(_ bytes: [UInt8]) throws(FuzzFinding) {
        var input = FuzzInput(bytes)
        switch input.byte() % 9 {
        case 0: try readMessage(input.all())
        case 1: try readJSON(input.all())
        case 2: try writeText(input.all())
        case 3: try readHeaders(input.all())
        case 4: try readTrail(input.all())
        case 5: try readPath(input.all())
        case 6: try readOrigin(input)
        case 7: try readImageAddress(input.all())
        default: try readSavedSession(input.all())
        }
    }

    private static func expect(_ condition: Bool, _ finding: @autoclosure () -> String) throws(FuzzFinding) {
        if !condition { throw FuzzFinding(finding()) }
    }

    /// An event that was read is written and read again unchanged.
    private static func readMessage(_ message: String) throws(FuzzFinding) {
        guard let event = try? PageEvent(message) else { return }
        let again = try? PageEvent(event.message)
        try expect(again == event, "\(message) is \(event), and then not")
        try expect(event.sequence >= 0, "\(message) has a negative number")
    }

    /// The scanner accepts exactly the texts that are JSON for other readers and one flat array of numbers and strings.
    private static func readJSON(_ text: String) throws(FuzzFinding) {
        var scanner = WireScanner(event: text)
        let scanned = try? scanner.scanArray()
        let expected = (try? StrictJSON(text)).flatMap(flatParts)
        try expect(
            scanned?.map(bytes) == expected?.map(bytes),
            "\(text.debugDescription) is \(String(describing: scanned)), not \(String(describing: expected))")
        guard let scanned else { return }
        // Foundation rejects halves of surrogate pairs, and drops a byte order mark.
        if scanned.contains(where: { bytes($0).contains(0xEF) }) { return }
        let read = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any]
        let parts = read?.map { part in
            (part as? String).map(WireValue.string) ?? .number((part as? Int) ?? -1)
        }
        try expect(scanned.map(bytes) == parts?.map(bytes), "\(text.debugDescription) is not what Foundation reads")
    }

    private static func flatParts(of json: StrictJSON) -> [WireValue]? {
        guard let elements = json.array, elements.count <= 8 else { return nil }
        var parts: [WireValue] = []
        for element in elements {
            switch element {
            case .string(let text): parts.append(.string(text))
            case .number(let digits):
                guard let number = Int(digits), digits.utf8.allSatisfy({ $0 != UInt8(ascii: "-") }) else { return nil }
                parts.append(.number(number))
            default: return nil
            }
        }
        return parts
    }

    /// The part as bytes: Swift considers a letter with a combining accent equal to the precomposed one.
    private static func bytes(_ part: WireValue) -> [UInt8] {
        switch part {
        case .number(let number): Array("\(number)".utf8)
        case .string(let text): [UInt8(ascii: "\"")] + text.utf8
        case .null, .array: []
        }
    }

    /// A text is read from JSON and HTML as it was written.
    private static func writeText(_ text: String) throws(FuzzFinding) {
        var json = JSONText()
        json.append(text)
        let written = String(decoding: json.bytes, as: UTF8.self)
        let read = (try? StrictJSON(written))?.string
        let isSame = read.map { $0.utf8.elementsEqual(text.utf8) } ?? false
        try expect(isSame, "\(text.debugDescription) is written \(written)")
        let html = "<p title=\"\(escaped(text))\">\(escaped(text))</p>"
        guard let element = try? StrictHTML.parse(html).first else { throw FuzzFinding("\(html) is not strict") }
        for found in [element.text, element["title"] ?? ""] {
            let isSame = found.utf8.elementsEqual(text.inHTML.utf8)
            try expect(isSame, "\(html) says \(found.debugDescription)")
        }
    }

    /// An address from a proxy is the same when it is written and read again, also as a network.
    private static func readHeaders(_ header: String) throws(FuzzFinding) {
        _ = Cookies.browser(in: header, isSecure: false)
        _ = Preferences.parse(header)
        guard let address = IPAddress(forwarded: header[...]) else { return }
        try expect(IPAddress("\(address)") == address, "\(header.debugDescription) becomes \(address)")
        try expect(IPNetwork("\(address)")?.contains(address) == true, "\(address) is not in itself")
    }

    /// A trail that was read is a trail when it is written, and has no screen that is not below the root.
    private static func readTrail(_ text: String) throws(FuzzFinding) {
        guard let trail = NavigationTrail(text) else { return }
        try expect(NavigationTrail(trail.description) == trail, "\(text.debugDescription) becomes \(trail)")
        try expect(trail.screens.count <= 50, "\(trail.screens.count) screens")
        for screen in trail.screens { try readPath(screen.path) }
    }

    /// A path leads to the same place however often it is written and read, and never off the site.
    private static func readPath(_ text: String) throws(FuzzFinding) {
        let path = RoutePath(text)
        for written in [path.address, path.description] {
            try expect(RoutePath(written) == path, "\(text.debugDescription) becomes \(written)")
            let isSame = RoutePath(written).address.utf8.elementsEqual(path.address.utf8)
            try expect(isSame, "\(written) is written otherwise")
        }
        let address = Array(path.address.utf8)
        try expect(address.first == UInt8(ascii: "/"), "\(address) leads elsewhere")
        let isNetwork = address.count > 1 && (address[1] == UInt8(ascii: "/") || address[1] == UInt8(ascii: "\\"))
        try expect(!isNetwork, "\(path.address) leads to another host")
        try expect(address.allSatisfy { 0x21...0x7E ~= $0 }, "\(path.address) has to be encoded")
    }

    /// Only the site's exact origin counts as its own.
    private static func readOrigin(_ input: FuzzInput) throws(FuzzFinding) {
        var input = input
        let isSecure = input.byte() % 2 == 1
        let origin = input.text(), host = input.text()
        let caller = Caller(host: host, origin: origin, hasOriginField: true)
        let policy = SitePolicy(security: LiveSecurity(transport: isSecure ? .https : .http))
        if policy.refusal(of: caller) != nil { return }
        try expect(origin.utf8.starts(with: (isSecure ? "https://" : "http://").utf8), "\(origin) of \(host)")
        let named = origin.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
        let asked = Array(host.lowercased().utf8)
        let port = Array((isSecure ? ":443" : ":80").utf8)
        try expect(named.elementsEqual(asked) || asked.elementsEqual(Array(named) + port), "\(origin) of \(host)")
    }

    /// A saved session that was read is written and read again unchanged.
    private static func readSavedSession(_ json: String) throws(FuzzFinding) {
        guard let saved = try? JSONDecoder().decode(SavedSession.self, from: Data(json.utf8)) else { return }
        let again = try? JSONDecoder().decode(SavedSession.self, from: JSONEncoder().encode(saved))
        try expect(again == saved, "\(json.debugDescription) is \(saved), and then not")
    }

    private static func readImageAddress(_ address: String) throws(FuzzFinding) {
        guard ImageAddress.isWebAddress(address) else { return }
        // A simpler reader: drops what a browser drops, then looks for the worst schemes.
        let read = address.utf8.drop { $0 <= 0x20 }.filter { ![0x09, 0x0A, 0x0D].contains($0) }.map { $0 | 0x20 }
        for scheme in ["javascript:", "data:", "vbscript:", "file:", "blob:"] {
            let isThat = read.starts(with: scheme.utf8.map { $0 | 0x20 })
            try expect(!isThat, "\(address.debugDescription) is of the web")
        }
    }
}
