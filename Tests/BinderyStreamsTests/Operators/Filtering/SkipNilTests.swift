import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SkipNilTests {
    @Test func valuesAreUnwrappedAndNilIsDropped() throws {
        try marbles { m in
            let source = m.hot("-1-n-2-", values: ["n": nil, "1": 1, "2": 2])
            m.expect(source.skipNil()).toBe("-1---2-", values: digits)
        }
    }

    @Test(arguments: [("-n-#", "---#"), ("-n-|", "---|")])
    func aFailureAndCompletionArePassedOn(source: String, result: String) throws {
        try marbles { m in m.expect(m.hot(source, values: ["n": Int?.none]).skipNil()).toBe(result) }
    }
}
