import Bindery
import BinderyTestSupport
import BinderyTesting
import Testing

/// An address made of any names leads to the path with these names, on the same host.
@Suite struct RoutePathSafetyTests {
    @Test(arguments: [
        (RoutePath("", "evil.example"), "/evil.example"), (RoutePath("", "", "a", ""), "/a/"), (RoutePath(""), "/"),
        (RoutePath("a", "", "b"), "/a//b"), (RoutePath("\\evil.example"), "/%5Cevil.example"),
    ])
    func anAddressIsNeverThatOfAnotherHost(_ path: RoutePath, _ address: String) {
        #expect(path.address == address)
        #expect(path.description == address)
        #expect(RoutePath(address) == path)
    }

    @Test(arguments: [
        ([".."], "/..%2F"), (["a", ".", "b"], "/a/.%2F/b"), (["../"], "/..%2F%2F"), (["./."], "/.%2F."),
        (["..."], "/..."), (["a.."], "/a.."), (["%2E"], "/%252E"), (["%2e%2e"], "/%252e%252e"),
    ])
    func noNameIsADirectionForABrowser(_ names: [String], _ address: String) {
        let path = RoutePath(names)
        #expect(path.address == address)
        #expect(RoutePath(path.address).segments == names)
        #expect(RoutePath(path.description).segments == names)
    }

    @Test func dotsOfAForeignAddressAreNamesToo() {
        #expect(RoutePath("/a/../b").segments == ["a", "..", "b"])
        #expect(RoutePath("/%2e%2E/b").address == "/..%2F/b")
    }

    @Test(arguments: 0..<20) func anyNamesAreReadAsTheyWereWritten(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let letters: [Character] = [
            ".", "/", "%", "2", "e", "F", "a", "\\", "?", "#", "+", " ", "图", "\u{0}", "\u{308}",
        ]
        for _ in 0..<200 {
            let names = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                String((0..<Int.random(in: 0...4, using: &random)).map { _ in letters.randomElement(using: &random)! })
            }
            let path = RoutePath(names)
            #expect(path.segments == Array(names.drop(while: \.isEmpty)))
            for text in [path.address, path.description] {
                #expect(RoutePath(text) == path)
                #expect(!text.hasPrefix("//"))
                let parts = text.split(separator: "/").map {
                    $0.replacing("%2E", with: ".").replacing("%2e", with: ".")
                }
                #expect(!parts.contains(".") && !parts.contains(".."))
            }
        }
    }
}
