internal import BinderyView

/// What stands in the head of a page, and the texts that the client shows by itself.
final class PageHead {
    private(set) var language = "en"
    private(set) var connectionLost = ""
    private(set) var serverDown = ""
    private(set) var textTooLong = ""

    func follow(_ language: Property<String>, _ texts: InterfaceTexts, in scope: Scope, telling backend: WebBackend) {
        let (lost, down, tooLong) = (texts.connectionLost, texts.serverDown, texts.textTooLong)
        Property { [language.value, lost.value, down.value, tooLong.value] }
            .observe(in: scope) { [self] now in
                self.language = now[0]
                connectionLost = now[1]
                serverDown = now[2]
                textTooLong = now[3]
                tell(backend)
            }
    }

    func tell(_ backend: WebBackend) {
        backend.emit(.language(language))
        backend.emit(.bannerTexts(lost: connectionLost, down: serverDown, tooLong: textTooLong))
    }
}
