import Testing

@testable import BinderyWeb

@Suite struct SitePolicyTests {
    private func caller(
        _ origin: String?, host: String? = "shop.example", proto: String? = nil, peer: String = "10.0.0.9"
    ) -> Caller {
        Caller(
            host: host, origin: origin, hasOriginField: origin != nil, forwardedProtocol: proto, peer: IPAddress(peer))
    }

    @Test(arguments: [
        ("http://shop.example", "shop.example"), ("http://shop.example", "SHOP.example"),
        ("http://shop.example", "shop.example:80"), ("http://127.0.0.1:8080", "127.0.0.1:8080"),
        ("http://[::1]:8080", "[::1]:8080"),
    ])
    func aPageOfThisSiteConnects(_ origin: String, _ host: String) {
        #expect(SitePolicy().refusal(of: caller(origin, host: host)) == nil)
    }

    @Test(arguments: [
        "http://evil.example", "http://shop.example.evil.example", "http://evil-shop.example",
        "http://shop.example:8080",
        "https://shop.example:80", "http://shop.example/", "http://evil.example/shop.example", "http://x@shop.example",
        "HTTP://shop.example", "shop.example", "//shop.example", "null", "", "ftp://shop.example",
        "http://shop.example ",
        "http://shop.example, http://evil.example", "http://shop.example.",
    ])
    func aPageOfAnotherSiteIsRefused(_ origin: String) {
        #expect(SitePolicy().refusal(of: caller(origin))?.text == "Only pages of this site may connect.")
    }

    @Test func aPageOfTheSameHostByAnotherSchemeIsRefusedWithTheRemedy() {
        #expect(
            SitePolicy().refusal(of: caller("https://shop.example"))?.text == """
                The page was loaded from https://shop.example, but the server expects http://shop.example. If a proxy \
                ends TLS, set LiveSecurity.transport.
                """)
        let secure = SitePolicy(security: LiveSecurity(transport: .https))
        #expect(secure.refusal(of: caller("https://shop.example")) == nil)
        #expect(secure.refusal(of: caller("https://shop.example", host: "shop.example:443")) == nil)
        #expect(SitePolicy(security: LiveSecurity(transport: .https)).refusal(of: caller("http://shop.example")) != nil)
    }

    @Test func aMissingOriginIsRefusedUnlessTheOptionPermitsIt() {
        let reason = "Only pages of this site may connect, and the request has no Origin header."
        #expect(SitePolicy().refusal(of: caller(nil))?.text == reason)
        #expect(SitePolicy(security: LiveSecurity(allowsMissingOrigin: true)).refusal(of: caller(nil)) == nil)
        var twice = caller(nil)
        twice.hasOriginField = true
        let open = SitePolicy(security: LiveSecurity(allowsMissingOrigin: true))
        #expect(open.refusal(of: twice) != nil, "two origins are none")
    }

    @Test func whatIsAllowedBesideIsComparedWhole() {
        let security = SitePolicy(allowedOrigins: ["https://app.example", "null"])
        #expect(security.refusal(of: caller("https://app.example")) == nil)
        #expect(security.refusal(of: caller("https://app.example:444")) != nil)
        #expect(security.refusal(of: caller("http://app.example")) != nil)
        #expect(security.refusal(of: caller("null")) != nil, "every sandboxed frame has the origin null")
    }

    @Test func onlyATrustedProxySaysThatTheBrowserSpeaksHTTPS() throws {
        let security = SitePolicy(
            security: LiveSecurity(transport: .forwarded), trustedProxies: [try #require(IPNetwork("10.0.0.2"))])
        #expect(security.isSecure(caller(nil, proto: "https", peer: "10.0.0.2")))
        #expect(security.isSecure(caller(nil, proto: "HTTPS", peer: "::ffff:10.0.0.2")))
        #expect(security.isSecure(caller(nil, proto: "http, https", peer: "10.0.0.2")))
        #expect(!security.isSecure(caller(nil, proto: "https, http", peer: "10.0.0.2")))
        #expect(!security.isSecure(caller(nil, proto: "https", peer: "10.0.0.3")))
        #expect(!security.isSecure(caller(nil, peer: "10.0.0.2")))
        #expect(!SitePolicy().isSecure(caller(nil, proto: "https", peer: "10.0.0.2")))
    }

    @Test(
        arguments: [
            (["192.0.2.7"], "192.0.2.7"), (["198.51.100.1, 192.0.2.7"], "192.0.2.7"),
            (["198.51.100.1", "192.0.2.7"], "192.0.2.7"), (["192.0.2.7, 10.0.0.9,10.1.1.1"], "192.0.2.7"),
            (["192.0.2.7:4711"], "192.0.2.7"), (["[2001:db8::1]:4711"], "2001:db8::1"),
            ([], nil), ([""], nil), (["10.0.0.9"], nil), (["192.0.2.7, unknown"], nil),
            (["192.0.2.7, unknown, 10.0.0.9"], nil),
        ] as [([String], String?)])
    func theClientIsTheLastAddressThatIsNotATrustedProxy(_ fields: [String], _ client: String?) throws {
        let policy = SitePolicy(trustedProxies: [try #require(IPNetwork("10.0.0.0/8"))])
        #expect(policy.client(of: IPAddress("10.0.0.2"), forwardedFor: fields)?.description == client)
        #expect(policy.client(of: IPAddress("::ffff:10.0.0.2"), forwardedFor: fields)?.description == client)
        let stranger = try #require(IPAddress("203.0.113.9"))
        #expect(
            policy.client(of: stranger, forwardedFor: fields) == stranger,
            "an address that is not a proxy speaks for itself")
        #expect(policy.client(of: nil, forwardedFor: fields) == nil)
    }

    @Test func theOperatorIsToldWhatToDoWhereItMayBeTheirs() {
        #expect(
            SitePolicy().refusal(of: caller("https://shop.example"))?.remedy == """
                if a proxy ends TLS, set security.transport to .forwarded or .https; for .forwarded, let the proxy \
                send X-Forwarded-Proto, and list it in trustedProxies
                """)
        let named = SitePolicy(security: LiveSecurity(hosts: ["shop.example"]))
        #expect(
            named.refusal(of: caller("http://www.shop.example", host: "www.shop.example"))?.remedy
                == "if it is a name of this site, add it to security.hosts")
        #expect(SitePolicy().refusal(of: caller("http://evil.example"))?.remedy == nil)
    }

    @Test func anotherNameThanTheSitesOwnIsNotKnown() {
        let security = SitePolicy(security: LiveSecurity(hosts: ["shop.example", "localhost:8080"]))
        #expect(security.knowsHost(caller(nil)))
        #expect(security.knowsHost(caller(nil, host: "Shop.Example:80")))
        #expect(security.knowsHost(caller(nil, host: "localhost:8080")))
        #expect(!security.knowsHost(caller(nil, host: "localhost")))
        #expect(!security.knowsHost(caller(nil, host: "evil.example")))
        #expect(!security.knowsHost(caller(nil, host: nil)))
        #expect(
            security.refusal(of: caller("http://evil.example", host: "evil.example"))?.text
                == "This server does not serve this host name.", "a name elsewhere that leads here (DNS rebinding)")
        #expect(SitePolicy().knowsHost(caller(nil, host: "any.example")))
    }

    @Test func aNameMayStandForEveryPort() {
        let policy = SitePolicy(security: LiveSecurity(hosts: LiveSecurity.thisMachine))
        for host in ["localhost", "LOCALHOST:1", "127.0.0.1:8080", "[::1]", "[::1]:8080"] {
            #expect(policy.knowsHost(caller(nil, host: host)), "\(host)")
        }
        for host in [
            "evil.example:8080", "localhost.evil.example", "evil.localhost:80", "[::1]x", "127.0.0.1.", ":80", "",
        ] {
            #expect(!policy.knowsHost(caller(nil, host: host)), "\(host)")
        }
    }

    @Test(arguments: ["image", "iframe", "frame", "script", "empty", "object", "embed"])
    func anotherSiteGetsNoPageAsAPartOfItsOwn(_ destination: String) {
        for site in ["cross-site", "same-site"] {
            #expect(SitePolicy.isPartOfAnotherSite(site: site, destination: destination))
            #expect(!SitePolicy.isPartOfAnotherSite(site: site, destination: "document"), "a link leads here")
        }
        for site in ["same-origin", "none"] {
            #expect(!SitePolicy.isPartOfAnotherSite(site: site, destination: destination))
        }
        #expect(!SitePolicy.isPartOfAnotherSite(site: nil, destination: destination))
    }

    private func headers(
        _ policy: SitePolicy, type: String = "text/html", isSecure: Bool = false
    ) -> [String: String] {
        Dictionary(uniqueKeysWithValues: policy.headers(type: type, isSecure: isSecure).map { ($0.name, $0.value) })
    }

    @Test func aPageMayRunAndLoadOnlyWhatItHas() {
        #expect(
            headers(SitePolicy())["Content-Security-Policy"] == """
                default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; \
                manifest-src 'self'; connect-src 'self'; form-action 'none'; \
                base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types bindery
                """)
        let security = SitePolicy(security: LiveSecurity(imageSources: ["https://images.example"]))
        #expect(
            headers(security)["Content-Security-Policy"]?.contains("img-src 'self' https://images.example;") == true)
    }

    @Test func aDrawingThatIsOpenedByItselfRunsNothing() {
        #expect(
            headers(SitePolicy(), type: "image/svg+xml")["Content-Security-Policy"]
                == "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox")
    }

    @Test func httpsIsDemandedOnlyOverHTTPS() {
        let security = SitePolicy(security: LiveSecurity(strictTransportSecurity: .seconds(63_072_000)))
        #expect(headers(security)["Strict-Transport-Security"] == nil)
        #expect(headers(security, isSecure: true)["Strict-Transport-Security"] == "max-age=63072000")
        #expect(headers(SitePolicy(), isSecure: true)["Strict-Transport-Security"] == nil)
    }

    /// Another site could choose a part of the page, and guess the others by the length.
    @Test func onlyWhatNoOtherSiteHasCausedIsCompressed() {
        for transport in [LiveSecurity.Transport.http, .https] {
            var policy = SitePolicy()
            policy.security.transport = transport
            for site in ["same-origin", "none"] { #expect(policy.mayCompress(for: Caller(), from: site)) }
            for site in ["cross-site", "same-site", "", "None"] {
                #expect(!policy.mayCompress(for: Caller(), from: site), "\(site)")
            }
            #expect(policy.mayCompress(for: Caller(), from: nil) == (transport == .http))
        }
    }
}
