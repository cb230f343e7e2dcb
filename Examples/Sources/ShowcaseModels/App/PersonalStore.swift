public struct SavedLogin: Codable, Equatable, Sendable {
    public var phone: String
    /// `nil` after logging out: a code is stored only during a login.
    public var code: String?
    public var nickname: String

    public init(phone: String, code: String?, nickname: String) {
        self.phone = phone
        self.code = code
        self.nickname = nickname
    }

    public var account: Account? { code == nil ? nil : Account(phone: phone, nickname: nickname) }
}

public struct Remembered: Equatable, Sendable {
    public var login: SavedLogin?
    /// The language that the user has chosen; `nil` if none was.
    public var language: Language?
    public var look: Look
    /// The todos as JSON.
    public var todos: String?

    public init(login: SavedLogin? = nil, language: Language? = nil, look: Look = Look(), todos: String? = nil) {
        self.todos = todos
        self.login = login
        self.language = language
        self.look = look
    }

    /// Returns the user's languages as BCP 47 tags: the chosen language, then the browser's.
    public func languages(before others: [String]) -> [String] { (language.map { [$0.rawValue] } ?? []) + others }
}

/// A store of a user's state, per browser on the web. Errors of saving do not interrupt the user.
public protocol PersonalStore: AnyObject, Sendable {
    func save(_ login: SavedLogin) async
    /// Removes the code. The phone still fills its field at the next start.
    func logOut() async
    func save(_ language: Language) async
    func save(_ look: Look) async
    /// Saves the todos as JSON.
    func save(todos: String) async
}
