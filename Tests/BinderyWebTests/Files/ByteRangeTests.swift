import Testing

@testable import BinderyWeb

@Suite struct ByteRangeTests {
    private static let tag = "\"v1\""

    private func range(_ field: String?, if condition: String? = nil, of size: Int = 100) -> ByteRange {
        ByteRange(field, if: condition, of: size, Self.tag)
    }

    @Test(arguments: [
        ("bytes=0-0", 0..<1), ("bytes=10-19", 10..<20), ("bytes=90-", 90..<100), ("bytes=90-200", 90..<100),
        ("bytes=-10", 90..<100), ("bytes=-200", 0..<100), ("bytes=0-99999999999999999999", 0..<100),
        ("bytes=-99999999999999999999", 0..<100),
    ])
    func aPartIsServed(field: String, part: Range<Int>) { #expect(range(field) == .part(part)) }

    @Test(arguments: ["bytes=100-", "bytes=100-200", "bytes=-0", "bytes=99999999999999999999-"])
    func whatIsNotInTheFileIsRefused(field: String) { #expect(range(field) == .unsatisfiable) }

    @Test(arguments: [
        "bytes=0-1,5-6", "bytes=", "bytes=-", "bytes=a-b", "bytes=5-4", "bytes=+1-2", "items=0-1", "bytes 0-1",
        "bytes=1-2-3", "bytes= 1-2",
    ])
    func whatIsNotOneRangeIsIgnored(field: String) { #expect(range(field) == .whole) }

    @Test func aPartOfAnotherVersionIsNotServed() {
        #expect(range("bytes=5-", if: Self.tag) == .part(5..<100))
        #expect(range("bytes=5-", if: "\"v0\"") == .whole)
        #expect(range("bytes=5-", if: "W/\(Self.tag)") == .whole, "a weak tag says nothing about bytes")
        #expect(range("bytes=5-", if: "Wed, 21 Oct 2015 07:28:00 GMT") == .whole)
    }

    @Test func anEmptyFileHasNoPart() {
        #expect(range("bytes=0-", of: 0) == .unsatisfiable)
        #expect(range("bytes=-1", of: 0) == .unsatisfiable)
        #expect(range(nil, of: 0) == .whole)
    }

    @Test(arguments: [
        ("a.txt", #"attachment; filename="a.txt""#),
        ("Größe 1.txt", #"attachment; filename="Gr__e 1.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%201.txt"#),
        ("a\";b=c.exe", #"attachment; filename="a_;b=c.exe"; filename*=UTF-8''a%22%3Bb%3Dc.exe"#),
        ("a\r\nX: y", #"attachment; filename="aX: y""#), ("../../etc/passwd", #"attachment; filename="passwd""#),
        ("100%.txt", #"attachment; filename="100_.txt"; filename*=UTF-8''100%25.txt"#),
    ])
    func theNameOfADownloadIsEncoded(name: String, field: String) {
        #expect(ContentDisposition.field(name, isInline: false) == field)
    }

    @Test func aFileThatIsShownIsInline() {
        #expect(ContentDisposition.field("a.png", isInline: true) == #"inline; filename="a.png""#)
    }
}
