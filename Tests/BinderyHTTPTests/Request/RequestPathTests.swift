import Foundation
import Testing

@testable import BinderyHTTP

@Suite struct RequestPathTests {
    @Test(arguments: [
        ("a/b", "a%2Fb"), ("1+1", "1%2B1"), ("a&b=c", "a%26b%3Dc"), ("50%", "50%25"), ("a b", "a%20b"),
        ("茶", "%E8%8C%B6"),
        ("?x#y", "%3Fx%23y"), ("~-._", "~-._"), ("a\r\nb", "a%0D%0Ab"), ("é😀", "%C3%A9%F0%9F%98%80"),
    ])
    func whatIsInterpolatedIsOneSegment(value: String, encoded: String) {
        let path: RequestPath = "accounts/\(value)/avatar"
        #expect(path.encoded == "accounts/\(encoded)/avatar")
        #expect(path.template == "accounts/{}/avatar")
        #expect(path.problem == nil)
        #expect(path.encoded.removingPercentEncoding == "accounts/\(value)/avatar")
    }

    @Test func aLiteralIsText() {
        #expect(("/商品/a b/" as RequestPath).encoded == "%E5%95%86%E5%93%81/a%20b")
        #expect(("100%25" as RequestPath).encoded == "100%2525")
        #expect(("" as RequestPath).encoded == "")
    }

    @Test func numbersAndSegments() {
        #expect(("goods/\(7).json" as RequestPath).encoded == "goods/7.json")
        #expect(RequestPath(segments: ["files", "a/b", "ü"]).encoded == "files/a%2Fb/%C3%BC")
    }

    @Test(arguments: ["..", "."])
    func aSegmentThatLeadsElsewhereIsRefused(value: String) {
        #expect(
            ("files/\(value)/x" as RequestPath).problem
                == "the path \"files/{}/x\" has a segment \"\(value)\", which would lead to another path")
        #expect(("files/\(value).json" as RequestPath).problem == nil)
    }

    @Test func anEmptyValueIsRefused() {
        #expect(
            ("accounts/\("")/avatar" as RequestPath).problem
                == "a value in the path \"accounts/{}\" is empty, which would lead to another path")
    }

    @Test func aLiteralWithAQueryIsRefused() {
        #expect(
            ("goods?page=1" as RequestPath).problem
                == "the path \"goods?page=1\" has a \"?\"; give a query as `query:`, and text as an interpolated value")
    }
}
