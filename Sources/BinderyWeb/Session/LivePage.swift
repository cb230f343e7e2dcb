public import BinderyView

/// Who asks for a page, and for which.
public struct LiveRequest: Sendable {
    /// The path, with a leading slash and without the query.
    public let path: String
    /// The parameters of the query.
    public let query: [String: String]
    /// An unguessable name of the browser, kept in a cookie: state that is kept per browser is kept under it.
    public let browser: String
    /// The languages that the browser prefers, the first one most.
    public let languages: [String]

    public init(path: String, query: [String: String], browser: String, languages: [String]) {
        self.path = path
        self.query = query
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

    public init(language: Property<String>, texts: InterfaceTexts, content: some View) {
        self.content = AnyView(content)
        self.language = language
        self.texts = texts
    }
}
