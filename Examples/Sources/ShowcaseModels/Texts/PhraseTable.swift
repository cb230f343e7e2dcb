package import BinderyView

/// A string table in both languages, for a part of the program.
package protocol PhraseTable: Sendable {
    func text(in language: Language) -> String
}

/// The texts of a table in the present language.
package struct TableTexts<Phrase: PhraseTable> {
    package let language: MutableProperty<Language>

    package subscript(_ phrase: Phrase) -> TableText<Phrase> { TableText(language: language, phrase: phrase) }

    package func text<Result: Equatable>(
        _ compose: @escaping (_ text: (Phrase) -> String) -> Result
    ) -> Property<Result> {
        let language = language
        return Property { compose { $0.text(in: language.value) } }
    }
}

package struct TableText<Phrase: PhraseTable>: Wording {
    package let language: MutableProperty<Language>
    package let phrase: Phrase

    package var text: String { phrase.text(in: language.value) }
}
