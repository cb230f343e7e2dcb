public import BinderyView

/// Who asks for a page, and for which.
public struct LiveRequest: Sendable {
    /// The path, with a leading slash and without the query.
    public let path: String
    /// The parameters of the query.
    public let query: [String: String]
    /// The path with the query, as `Route.path` is written: what a `Navigator` begins at.
    public let location: String
    /// An unguessable name of the browser, kept in a cookie: state that is kept per browser is kept under it.
    public let browser: String
    /// The languages that the browser prefers, the first one most.
    public let languages: [String]

    /// - Parameter location: path and query, percent-encoded.
    public init(location: String, browser: String, languages: [String]) {
        let location = RoutePath(location)
        self.location = location.description
        path = String(self.location.prefix { $0 != "?" })
        query = Dictionary(location.query.map { ($0.name, $0.value) }) { first, _ in first }
        self.browser = browser
        self.languages = languages
    }
}

/// What a session shows.
public struct LivePage {
    /// The view of the whole window.
    public let content: AnyView
    /// The language of the page, as a BCP 47 tag.
    public let language: Property<String>
    /// The few texts that the toolkit itself shows.
    public let texts: InterfaceTexts
    /// Whether there is a screen at the address; if not, the content says so, and the answer has the status 404.
    public let isFound: Bool

    public init(language: Property<String>, texts: InterfaceTexts, isFound: Bool = true, content: some View) {
        self.content = AnyView(content)
        self.isFound = isFound
        self.language = language
        self.texts = texts
    }
}
