import Screens
import Testing

@Suite struct SearchTextTests {
    @Test(arguments: [
        ("", "", 0), ("   ", "", 0), (" to be ", "to be", 5), ("\n基础\t", "基础", 2), ("👩‍👩‍👧👍🏽", "👩‍👩‍👧👍🏽", 2),
    ])
    func whiteSpaceAtTheEndsDoesNotCount(typed: String, text: String, count: Int) {
        let search = SearchText(typed)
        #expect(search.count == count)
        #expect(search.isEmpty == (count == 0))
        #expect(search.text == text)
    }
}
