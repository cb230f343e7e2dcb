import Testing

@testable import BinderyWeb

@Suite struct IPAddressTests {
    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1"), ("::ffff:10.0.0.2", "10.0.0.2"), ("::ffff:a00:2", "10.0.0.2"),
        ("255.255.255.255", "255.255.255.255"), ("0.0.0.0", "0.0.0.0"),
        ("::1", "::1"), ("0:0:0:0:0:0:0:1", "::1"), ("2001:DB8::0:1", "2001:db8::1"), ("::", "::"),
    ])
    func oneAddressHasOneText(_ text: String, _ normal: String) throws {
        let address = try #require(IPAddress(text))
        #expect("\(address)" == normal)
        #expect(IPAddress(normal) == address)
    }

    @Test(arguments: [
        "", " ", "localhost", "1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.4:80", "[::1]", ":::", "fe80::1%lo",
        "10.0.0.0/8",
    ])
    func aTextThatIsNotAnAddressIsNil(_ text: String) {
        #expect(IPAddress(text) == nil)
    }

    @Test(
        arguments: [
            ("192.0.2.7", "192.0.2.7"), (" 192.0.2.7 ", "192.0.2.7"), ("192.0.2.7:4711", "192.0.2.7"),
            ("2001:db8::1", "2001:db8::1"), ("[2001:db8::1]", "2001:db8::1"), ("[2001:db8::1]:4711", "2001:db8::1"),
            ("::ffff:192.0.2.7", "192.0.2.7"), ("unknown", nil), ("_hidden", nil), ("", nil), ("[", nil),
        ] as [(String, String?)])
    func aProxyMayAddThePort(_ text: String, _ address: String?) {
        #expect(IPAddress(forwarded: text[...])?.description == address)
    }

    @Test func theAddressesOfOneCustomerAreOne() throws {
        func addressPrefix(_ text: String) throws -> UInt64 { try #require(IPAddress(text)).addressPrefix }
        #expect(try addressPrefix("2001:db8:1:2::1") == addressPrefix("2001:db8:1:2:ffff::9"))
        #expect(try addressPrefix("2001:db8:1:2::1") != addressPrefix("2001:db8:1:3::1"))
        #expect(try addressPrefix("192.0.2.7") == addressPrefix("::ffff:192.0.2.7"))
        #expect(try addressPrefix("192.0.2.7") != addressPrefix("192.0.2.8"))
    }

    @Test(arguments: [
        ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("10.0.0.0/8", "::ffff:10.1.1.1", true),
        ("10.0.0.0/8", "a00::", false), ("10.9.9.9/8", "10.0.0.1", true),
        ("192.0.2.7", "192.0.2.7", true), ("192.0.2.7", "192.0.2.8", false), ("192.0.2.6/31", "192.0.2.7", true),
        ("0.0.0.0/0", "8.8.8.8", true), ("0.0.0.0/0", "2001:db8::1", false),
        ("fd00::/8", "fd12:3456::1", true), ("fd00::/8", "fe80::1", false), ("::1", "0:0::1", true),
        ("::/0", "2001:db8::1", true), ("::/0", "8.8.8.8", true), ("::ffff:10.0.0.0/104", "10.1.2.3", true),
    ])
    func aNetworkContainsWhatBeginsAlike(_ network: String, _ address: String, _ isContained: Bool) throws {
        #expect(try #require(IPNetwork(network)).contains(try #require(IPAddress(address))) == isContained)
    }

    @Test(arguments: [
        "", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8/8", "::/129", "proxy.internal", "10.0.0.0/x",
    ])
    func aTextThatIsNotANetworkIsNil(_ text: String) {
        #expect(IPNetwork(text) == nil)
    }

    @Test(arguments: [
        ("127.0.0.1", true), ("127.1.2.3", true), ("::1", true), ("::ffff:127.0.0.1", true),
        ("192.168.0.7", false), ("::ffff:192.168.0.7", false), ("fe80::1", false), ("::", false),
        ("126.255.255.255", false),
    ])
    func loopbackIsThisMachine(_ text: String, _ isLoopback: Bool) throws {
        #expect(try #require(IPAddress(text)).isLoopback == isLoopback)
    }
}
