/// What was last logged in with.
public struct SavedLogin: Codable, Equatable, Sendable {
    public var phone: String
    /// `nil` once the person has logged out: a code is kept only as long as it is in use.
    public var code: String?
    public var nickname: String

    public init(phone: String, code: String?, nickname: String) {
        self.phone = phone
        self.code = code
        self.nickname = nickname
    }

    /// The account, while it is logged in.
    public var account: Account? { code == nil ? nil : Account(phone: phone, nickname: nickname) }
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
public protocol PersonalStore: AnyObject, Sendable {
    func save(_ login: SavedLogin) async
    /// Forgets the code. The phone still fills its field at the next start.
    func logOut() async
    func save(_ language: Language) async
}
