internal import BinderyView

/// What stands in the head of a page, and the texts that the client shows by itself.
final class PageHead {
    private(set) var language = "en"
    private(set) var connectionLost = ""
    private(set) var serverDown = ""
    private(set) var textTooLong = ""
    private var texts: InterfaceTexts?

    /// Read when it is needed, which is once: for the first HTML.
    var needsScripts: String { texts?.needsScripts.text ?? "" }

    func follow(_ language: Property<String>, _ texts: InterfaceTexts, in scope: Scope, telling backend: WebBackend) {
        self.texts = texts
        effect(in: scope) { [self] in
            self.language = language.value
            connectionLost = texts.connectionLost.text
            serverDown = texts.serverDown.text
            textTooLong = texts.textTooLong.text
            untracked { tell(backend) }
        }
    }

    func tell(_ backend: WebBackend) {
        backend.emit(.language(language))
        backend.emit(.bannerTexts(lost: connectionLost, down: serverDown, tooLong: textTooLong))
    }
}
