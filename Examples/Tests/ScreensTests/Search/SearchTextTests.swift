import Screens
import ShowcaseModels
import Testing

@Suite struct SearchTextTests {
    @Test(arguments: [
        ("", "", 0), ("   ", "", 0), (" to be ", "to be", 5), ("\n基础\t", "基础", 4), ("C语言", "C语言", 5), ("👩‍👩‍👧👍🏽", "👩‍👩‍👧👍🏽", 2),
    ])
    func whiteSpaceAtTheEndsDoesNotCountAndAnIdeographCountsTwice(typed: String, text: String, weight: Int) {
        let search = SearchText(typed)
        #expect(search.weight == weight)
        #expect(search.isEmpty == (weight == 0))
        #expect(search.text == text)
    }
}
