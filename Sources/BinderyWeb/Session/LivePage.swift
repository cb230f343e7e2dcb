public import BinderyView

/// The content of a session.
public struct LivePage {
    /// The view of the whole window.
    public let content: AnyView
    /// The language of the page, as a BCP 47 tag.
    public let language: Property<String>
    /// The texts that the toolkit itself shows.
    public let texts: InterfaceTexts
    /// The texts of the banner, and for browsers without scripts.
    public let liveTexts: LiveTexts
    /// What other sites, search engines and home screens show of the page.
    public let metadata: PageMetadata
    /// Whether a screen exists at the address. If not, the content says so, and the response has the status 404.
    public let isFound: Bool
    /// What makes the line to the page worse on purpose; nil for nothing.
    public let line: LineConditions?

    public init(
        language: Property<String>, texts: InterfaceTexts, liveTexts: LiveTexts = .english, isFound: Bool = true,
        metadata: PageMetadata = PageMetadata(), line: LineConditions? = nil, content: some View
    ) {
        self.line = line
        self.content = AnyView(content)
        self.isFound = isFound
        self.metadata = metadata
        self.language = language
        self.texts = texts
        self.liveTexts = liveTexts
    }
}
