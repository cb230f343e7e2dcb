import Testing

@testable import Catalogue

@Suite struct SearchTokenTests {
    @Test(arguments: [
        ("Hello, World!", ["hello", "world"]), ("基础物理", ["基", "础", "物", "理"]), ("C语言2", ["c", "语", "言", "2"]),
        ("Éa ｅＡ", ["ea", "ea"]), ("d'Urbervilles", ["d", "urbervilles"]), ("1984", ["1984"]),
        ("吾輩は猫", ["吾", "輩", "は", "猫"]), ("Война и мир", ["воина", "и", "мир"]), ("a\"b*c", ["a", "b", "c"]),
        ("?! \n", []),
        ("", []),
    ])
    func aTextIsCutIntoWordsAndCharacters(text: String, tokens: [String]) {
        #expect(SearchToken.tokens(of: text).map(\.text) == tokens)
    }

    @Test func aTokenKnowsItsPlace() {
        let text = "Ça va, 基础?"
        #expect(SearchToken.tokens(of: text).map { String(text[$0.range]) } == ["Ça", "va", "基", "础"])
    }
}
