public import BinderyView

/// The texts in the present language. Each is a property that follows the language.
public final class Texts {
    public let language: MutableProperty<Language>

    public init(language: Language) { self.language = MutableProperty(language) }

    public subscript(_ phrase: Phrase) -> LocalText { LocalText(language: language, phrase: phrase) }

    public func text(_ compose: @escaping (_ text: (Phrase) -> String) -> String) -> Property<String> {
        let language = language
        return Property { compose { $0.text(in: language.value) } }
    }

    public func about(_ name: Property<String>, _ phrase: Phrase) -> Property<String> {
        text { "\($0(phrase)) · \(name.value)" }
    }

    /// Returns a phrase in the present language, without following it.
    public func now(_ phrase: Phrase) -> String { phrase.text(in: language.value) }

    public var interface: InterfaceTexts { InterfaceTexts { self.makeInterface() } }

    private func makeInterface() -> InterfaceTexts {
        InterfaceTexts(
            back: self[.back], ok: self[.ok], cancel: self[.cancel], close: self[.close], reveal: self[.reveal],
            conceal: self[.conceal], decrease: self[.decrease], increase: self[.increase],
            pause: self[.pause], resume: self[.resume], previous: self[.previous], next: self[.next],
            position: self[.position], refresh: self[.refresh], loadingMore: self[.loadingMore],
            loadingFailed: self[.loadingFailed], retry: self[.retry],
            notOffered: self[.notOffered])
    }
}

/// Returns a title with its subject, as an accessibility label for one of many buttons with the same title.
public func about(_ title: some Wording, _ subject: Property<String>) -> some Wording {
    SubjectedText(title: title, subject: subject)
}

private struct SubjectedText<Title: Wording>: Wording {
    let title: Title
    let subject: Property<String>

    var text: String { "\(title.text) · \(subject.value)" }
}

public struct LocalText: Wording {
    public let language: MutableProperty<Language>
    public let phrase: Phrase

    public var text: String { phrase.text(in: language.value) }
}
