internal import BinderyView
internal import BinderyWire

/// The language of a page, and the texts that the client shows by itself.
final class PageHead {
    private(set) var language = "en"
    /// Until the first HTML has it.
    var metadata: PageMetadata?
    private var texts: LiveTexts?

    /// Read once, for the first HTML.
    var needsScripts: String { texts?.needsScripts.text ?? "" }

    /// Computed when it is needed: a page shows its banner rarely.
    var banner: BannerTexts { texts.map { BannerTexts($0) } ?? BannerTexts() }

    func follow(_ language: Property<String>, _ texts: LiveTexts, in scope: Scope, emittingTo backend: WebBackend) {
        self.texts = texts
        effect(in: scope) { [self] in
            self.language = language.value
            emit(to: backend)
        }
    }

    func takeMetadata() -> PageMetadata { metadata.take() ?? PageMetadata() }

    func emit(to backend: WebBackend) {
        backend.emit(.language(language))
        backend.emit(.bannerTexts(banner))
    }
}
