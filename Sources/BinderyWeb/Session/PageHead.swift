internal import BinderyView

/// What stands in the head of a page, and the texts that the client shows by itself.
final class PageHead {
    private(set) var language = "en"
    private(set) var connectionLost = ""
    private(set) var serverDown = ""
    private var following: (any Disposable)?

    deinit { following?.dispose() }

    /// Tells the backend what they are, now and whenever that changes, until ``stop()``.
    func follow(_ language: Property<String>, _ texts: InterfaceTexts, telling backend: WebBackend) {
        let (lost, down) = (texts.connectionLost, texts.serverDown)
        following = effect { [unowned self] in
            (self.language, connectionLost, serverDown) = (language.value, lost.value, down.value)
            tell(backend)
        }
    }

    func stop() {
        following?.dispose()
        following = nil
    }

    func tell(_ backend: WebBackend) {
        backend.emit(.language(language))
        backend.emit(.bannerTexts(lost: connectionLost, down: serverDown))
    }
}
