import BinderyHTTP
import Foundation
import Testing

@Suite struct QueryTests {
    private enum Order: String, QueryValue {
        case newest
    }

    @Test func valuesOfManyKinds() {
        let nobody: String? = nil
        let query: Query = [
            "page": 2, "text": "茶 & tea+", "used": true, "order": Order.newest, "tag": ["a", "b"], "seller": nobody,
            "height": 1.5, "empty": "",
        ]
        #expect(
            query.encoded
                == "page=2&text=%E8%8C%B6%20%26%20tea%2B&used=true&order=newest&tag=a&tag=b&height=1.5&empty=")
    }

    @Test func namesAreEncodedToo() {
        var query: Query = ["a=b&c": "d"]
        query.append("ü", 1)
        #expect(query.encoded == "a%3Db%26c=d&%C3%BC=1")
    }

    /// Decoding the query returns the original text, whatever it is.
    @Test func anyTextComesBack() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let scalars = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                Unicode.Scalar(UInt32.random(in: 0..<0xD800, using: &generator))!
            }
            let text = String(String.UnicodeScalarView(scalars))
            let query: Query = ["a": text, "b": 1]
            let parts = query.encoded.split(separator: "&").map {
                $0.split(separator: "=", omittingEmptySubsequences: false)
            }
            #expect(parts.count == 2)
            #expect(parts[0][1].removingPercentEncoding == text)
        }
    }
}
