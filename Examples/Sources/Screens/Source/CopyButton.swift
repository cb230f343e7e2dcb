import BinderyView
import ShowcaseModels

/// Copies the text of another view.
struct CopyButton: View {
    /// The id of the view.
    let id: String
    let subject: LocalText
    let texts: Texts
    private let copied = Subject<String, Never>()

    init(id: String, subject: LocalText, texts: Texts) {
        self.id = id
        self.subject = subject
        self.texts = texts
    }

    var body: some View {
        Button(texts[.copy]) { copied.send(texts.now(.copied)) }
            .on(.click, do: .copy(from: id))
            .accessibilityLabel(about(texts[.copy], subject.wording)).id("copy-\(id)")
            .toast(copied)
    }
}
