import Bindery
import Testing

@Suite struct RoutePathTests {
    @Test(arguments: [
        ("/", [String](), "/", "/"),
        ("", [], "/", "/"),
        ("/goods", ["goods"], "/goods", "/goods"),
        ("/goods/", ["goods", ""], "/goods/", "/goods/"),
        ("/books/基础", ["books", "基础"], "/books/基础", "/books/%E5%9F%BA%E7%A1%80"),
        ("/books/%E5%9F%BA%E7%A1%80", ["books", "基础"], "/books/基础", "/books/%E5%9F%BA%E7%A1%80"),
        ("/a%2Fb", ["a/b"], "/a%2Fb", "/a%2Fb"),
        ("/C%2B%2B", ["C++"], "/C%2B%2B", "/C%2B%2B"),
        ("/C++", ["C++"], "/C%2B%2B", "/C%2B%2B"),
        ("/a b", ["a b"], "/a%20b", "/a%20b"),
        ("/a#b", ["a"], "/a", "/a"),
        ("//evil.example", ["evil.example"], "/evil.example", "/evil.example"),
        ("/%3Cscript%3E\"", ["<script>\""], "/%3Cscript%3E%22", "/%3Cscript%3E%22"),
    ])
    func aPathIsReadAndWritten(_ text: String, _ segments: [String], _ description: String, _ address: String) {
        let path = RoutePath(text)
        #expect(path.segments == segments)
        #expect(path.description == description)
        #expect(path.address == address)
        #expect(RoutePath(description) == path)
        #expect(RoutePath(address) == path)
    }

    @Test(arguments: ["/%", "/%4", "/%zz", "/%FF", "/%E5%9F"])
    func anInvalidPercentEncodingIsKeptAsItIs(_ text: String) {
        #expect(RoutePath(text).segments == [String(text.dropFirst())])
        #expect(RoutePath(RoutePath(text).address) == RoutePath(text))
    }

    @Test func theParametersOfAQueryAreFoundByName() {
        let path = RoutePath("/goods?count=100000&q=%E5%9F%BA%26&flag&count=2#end")
        #expect(path.segments == ["goods"])
        #expect(path["count"] == "100000")
        #expect(path["q"] == "基&")
        #expect(path["flag"] == "")
        #expect(path["none"] == nil)
        #expect(path.description == "/goods?count=100000&q=基%26&flag=&count=2")
    }

    @Test func aPathIsPutTogether() {
        #expect(
            RoutePath("books", "a/b", query: ["page": "2", "none": nil, "q": "x=y"]).description
                == "/books/a%2Fb?page=2&q=x%3Dy")
        #expect(RoutePath().address == "/")
    }

    @Test func whatCannotBeSeenIsEncoded() {
        #expect(RoutePath("a\u{202E}b\u{2028}\u{0}").description == "/a%E2%80%AEb%E2%80%A8%00")
    }
}
