internal import BinderyView

/// What stands in the head of a page, and the texts that the client shows by itself.
final class PageHead {
    private(set) var language = "en"
    private(set) var connectionLost = ""
    private(set) var serverDown = ""
    private var texts: InterfaceTexts?

    /// Read when it is needed, which is once: for the first HTML.
    var needsScripts: String { texts?.needsScripts.value ?? "" }

    func follow(_ language: Property<String>, _ texts: InterfaceTexts, in scope: Scope, telling backend: WebBackend) {
        self.texts = texts
        let (lost, down) = (texts.connectionLost, texts.serverDown)
        Property { [language.value, lost.value, down.value] }
            .observe(in: scope) { [self] now in
                self.language = now[0]
                connectionLost = now[1]
                serverDown = now[2]
                tell(backend)
            }
    }

    func tell(_ backend: WebBackend) {
        backend.emit(.language(language))
        backend.emit(.bannerTexts(lost: connectionLost, down: serverDown))
    }
}
