public import BinderyView

/// A string table in both languages, for a part of the program.
public protocol PhraseTable: Sendable {
    func text(in language: Language) -> String
}

/// The texts of a table in the present language.
public struct TableTexts<Phrase: PhraseTable> {
    public let language: MutableProperty<Language>

    public subscript(_ phrase: Phrase) -> TableText<Phrase> { TableText(language: language, phrase: phrase) }

    public func text<Result: Equatable>(
        _ compose: @escaping (_ text: (Phrase) -> String) -> Result
    ) -> Property<Result> {
        let language = language
        return Property { compose { $0.text(in: language.value) } }
    }
}

public struct TableText<Phrase: PhraseTable>: Wording {
    public let language: MutableProperty<Language>
    public let phrase: Phrase

    public var text: String { phrase.text(in: language.value) }
}
