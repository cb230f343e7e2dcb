import Testing

@testable import BinderyWeb

@Suite struct MetricsEndpointTests {
    @Test(
        arguments: [
            ("127.0.0.1", true), ("127.1.2.3", true), ("::1", true), ("::ffff:127.0.0.1", true), (nil, false),
            ("192.168.0.7", false), ("::ffff:192.168.0.7", false), ("fe80::1", false), ("1270.0.0.1", false),
            ("", false),
        ] as [(String?, Bool)])
    func loopbackIsThisMachine(_ address: String?, _ isAllowed: Bool) {
        #expect(
            OperatorAccess.loopback.allows(from: address.flatMap(IPAddress.init), host: "127.0.0.1:8080") { _ in nil }
                == isAllowed)
    }

    @Test(
        arguments: [
            ("127.0.0.1", true), ("127.0.0.1:8080", true), ("[::1]:8080", true), ("10.0.0.7:80", true),
            ("localhost", true),
            ("LOCALHOST:8080", true), ("evil.example", false), ("localhost.evil.example", false),
            ("127.0.0.1.evil.example", false), ("127.0.0.1:8080@evil.example", false), ("[::1]x", false),
            ("", false), (nil, false),
        ] as [(String?, Bool)])
    func aNameThatLeadsHereIsNotThisMachine(_ host: String?, _ isAllowed: Bool) {
        #expect(OperatorAccess.loopback.allows(from: IPAddress("127.0.0.1"), host: host) { _ in nil } == isAllowed)
    }

    @Test(arguments: ["Forwarded", "X-Forwarded-For", "Via", "X-Real-IP", "CF-Connecting-IP", "True-Client-IP"])
    func whatAProxyForwardsIsNotFromThisMachine(_ field: String) {
        #expect(
            !OperatorAccess.loopback.allows(from: IPAddress("127.0.0.1"), host: "127.0.0.1") {
                $0 == field ? "x" : nil
            })
    }

    @Test(
        arguments: [
            ("Bearer s3cret", true), ("Bearer s3creT", false), ("Bearer s3cret ", false), ("s3cret", false),
            ("Bearer ", false),
            (nil, false),
        ] as [(String?, Bool)])
    func aTokenMustBeTheWholeToken(_ authorization: String?, _ isAllowed: Bool) {
        let access = OperatorAccess.bearer(token: "s3cret")
        #expect(
            access.allows(from: IPAddress("8.8.8.8"), host: "shop.example") {
                $0 == "Authorization" ? authorization : nil
            } == isAllowed)
    }

    @Test func anEmptyTokenRefusesEveryRequest() {
        #expect(
            !OperatorAccess.bearer(token: "").allows(from: IPAddress("127.0.0.1"), host: "127.0.0.1") { _ in "Bearer "
            })
    }
}
