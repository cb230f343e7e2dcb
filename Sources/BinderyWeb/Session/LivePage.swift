public import BinderyView

/// A browser's request for a page.
public struct LiveRequest: Sendable {
    /// The path, with a leading slash and without the query.
    public let path: String
    /// The parameters of the query.
    public let query: [String: String]
    /// The path with the query, written as `Route.path`: where a `Navigator` begins.
    public let location: String
    /// An unguessable identifier of the browser, kept in a cookie: the key for state that is kept per browser.
    public let browser: String
    /// The languages that the browser prefers, the most preferred first.
    public let languages: [String]

    /// - Parameter location: the path and query, percent-encoded.
    public init(location: String, browser: String, languages: [String]) {
        let location = RoutePath(location)
        self.location = location.description
        path = String(self.location.prefix { $0 != "?" })
        query = Dictionary(location.query.map { ($0.name, $0.value) }) { first, _ in first }
        self.browser = browser
        self.languages = languages
    }
}

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

    public init(
        language: Property<String>, texts: InterfaceTexts, liveTexts: LiveTexts = .english, isFound: Bool = true,
        metadata: PageMetadata = PageMetadata(), content: some View
    ) {
        self.content = AnyView(content)
        self.isFound = isFound
        self.metadata = metadata
        self.language = language
        self.texts = texts
        self.liveTexts = liveTexts
    }
}
