internal import Foundation

/// An IP address. One of IPv4 is kept as `::ffff:a.b.c.d`, as a socket for both versions has it (RFC 4291, 2.5.5.2).
struct IPAddress: Hashable, Sendable {
    let bits: UInt128

    /// Reads the usual notation, without a port or a zone.
    init?(_ text: String) {
        var (four, six) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, text, &four) == 1 {
            bits = 0xffff_0000_0000 | UInt128(UInt32(bigEndian: four.s_addr))
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            bits = withUnsafeBytes(of: six) { UInt128(bigEndian: $0.loadUnaligned(as: UInt128.self)) }
        } else {
            return nil
        }
    }

    /// Reads the notation of `X-Forwarded-For`: some proxies add the port, `192.0.2.7:4711` or `[2001:db8::1]:4711`.
    init?(forwarded text: Substring) {
        let text = text.drop { $0 == " " }.prefix { $0 != " " }
        if text.first == "[" {
            self.init(String(text.dropFirst().prefix { $0 != "]" }))
        } else if text.contains("."), let colon = text.lastIndex(of: ":"), text.firstIndex(of: ":") == colon {
            self.init(String(text[..<colon]))
        } else {
            self.init(String(text))
        }
    }

    var isIPv4: Bool { bits >> 32 == 0xffff }

    var isLoopback: Bool { bits == 1 || bits >> 24 == 0xffff_7f }

    /// One number for the addresses that a customer of a provider can choose from: an IPv4 address, or the first 64
    /// bits of an IPv6 address; a machine chooses the others (RFC 6177). No network has an IPv4 number as its prefix.
    var addressPrefix: UInt64 { UInt64(truncatingIfNeeded: isIPv4 ? bits : bits >> 64) }

    /// The text of the ``addressPrefix``: `192.0.2.7` or `2001:db8::/64`.
    var network: String { isIPv4 ? description : "\(IPAddress(bits: (bits >> 64) << 64))/64" }

    private init(bits: UInt128) { self.bits = bits }
}

extension IPAddress: CustomStringConvertible {
    var description: String {
        if isIPv4 { return [24, 16, 8, 0].map { "\(UInt8(truncatingIfNeeded: bits >> $0))" }.joined(separator: ".") }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        var address = in6_addr()
        withUnsafeMutableBytes(of: &address) { $0.storeBytes(of: bits.bigEndian, as: UInt128.self) }
        inet_ntop(AF_INET6, &address, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

/// Addresses with a common prefix, for example `10.0.0.0/8`, or a single address.
struct IPNetwork: Hashable, Sendable {
    private let start: UInt128
    private let mask: UInt128

    init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let address = IPAddress(String(first)) else { return nil }
        let width = first.contains(":") ? 128 : 32
        guard let length = parts.count == 1 ? width : Int(parts[1]), (0...width).contains(length) else { return nil }
        mask = ~0 << (width - length)
        start = address.bits & mask
    }

    func contains(_ address: IPAddress) -> Bool { address.bits & mask == start }
}
