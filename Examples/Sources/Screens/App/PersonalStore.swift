/// What was last logged in with.
public struct SavedLogin: Codable, Equatable, Sendable {
    public var phone: String
    public var code: String
    public var nickname: String
    /// False once the person has logged out: then it only fills the fields. Nil in what was saved by earlier versions, and means true.
    public var isLoggedIn: Bool?

    public init(phone: String, code: String, nickname: String) {
        self.phone = phone
        self.code = code
        self.nickname = nickname
    }
}

/// What a person finds again at the next start.
public struct Remembered: Equatable, Sendable {
    public var login: SavedLogin?
    /// The language that was chosen on the index; `nil` if none was.
    public var language: Language?

    public init(login: SavedLogin? = nil, language: Language? = nil) {
        self.login = login
        self.language = language
    }

    /// What the person reads, as BCP 47 tags: the language that was chosen, before those that the browser asks for.
    public func languages(before others: [String]) -> [String] { (language.map { [$0.rawValue] } ?? []) + others }
}

/// Keeps what a person should find again: per browser on the web. What cannot be kept is no reason to stop the person.
public protocol PersonalStore: Sendable {
    func save(_ login: SavedLogin) async
    /// Keeps what fills the fields, but nobody is logged in at the next start.
    func logOut() async
    func save(_ language: Language) async
}
