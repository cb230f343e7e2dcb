import BinderyHTTP
import BinderySynchronization
import BinderyWeb
import Foundation
import Screens
import ShowcaseModels

// A class, since it implements several services of each session, and each would have a copy.
final class CatalogueClient: Sendable {
    private let connection: Connection
    /// The user's token; nil for requests that belong to no user.
    private let person: String?
    /// That of the user's page.
    private let language = Mutex<Language?>(nil)
    private let laboratory: Laboratory?

    /// The state that all clients share, so that a client for each session is small.
    private final class Connection: Sendable {
        let http: HTTPClient

        init(_ http: HTTPClient) { self.http = http }
    }

    private init(_ connection: Connection, person: String? = nil, laboratory: Laboratory? = nil) {
        self.connection = connection
        self.laboratory = laboratory
        self.person = person
    }

    /// The HTTP client with the user's headers. It does not retry: the screens offer that.
    var http: HTTPClient {
        var http = connection.http
        http.plugins = laboratory.map { [$0] } ?? []
        http.headers["X-Person"] = person
        http.headers["Accept-Language"] = language.withLock { $0?.rawValue }
        return http
    }

    // One transport for all clients, which share its connections. Here a user's token is as sensitive as a password.
    private static let network = {
        var secrets = Redaction.default
        secrets.headers.insert("X-Person")
        return AsyncHTTPClientTransport(secrets: secrets)
    }()

    /// - Parameter delay: the delay of each answer, which is added to the timeout.
    convenience init(base: URL, delay: Duration = .zero) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let http = HTTPClient(
            base: base, transport: Self.network, retry: .none, timeout: .seconds(60) + delay,
            coder: JSONCoder(decoder: decoder))
        self.init(Connection(http))
    }

    /// Returns the picture at a path of the service, since browsers may load pictures from their own server only.
    func picture(at path: String) async -> LiveServer.Asset? {
        guard let path = Self.path(ofPictureAt: path) else { return nil }
        return try? await http.send(.asset(path, type: "image/svg+xml"))
    }

    /// Returns the service's statistics, for tests.
    func statistics() async -> LiveServer.Asset? {
        try? await http.send(.asset("statistics", type: "application/json"))
    }

    static func isPicture(at path: String) -> Bool { Self.path(ofPictureAt: path) != nil }

    private static func path(ofPictureAt path: String) -> RequestPath? {
        let names = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        let number = names.last.flatMap { $0.hasSuffix(".svg") ? Int($0.dropLast(4)) : nil }
        switch (names.dropLast().joined(separator: "/"), number) {
        case ("avatars", nil): return PhoneNumber(String(names.last!)).map { "accounts/\($0.text)/avatar" }
        case ("avatars/goods", let number?): return "avatars/goods/\(number).svg"
        case ("avatars/goods/en", let number?): return "avatars/goods/en/\(number).svg"
        case ("pictures/goods", let number?): return "pictures/goods/\(number).svg"
        case ("avatars/posts", let number?): return "avatars/posts/\(number).svg"
        case ("banners", let number?): return "banners/\(number).svg"
        case ("banners/en", let number?): return "banners/en/\(number).svg"
        case ("covers", let number?): return "covers/\(number).svg"
        default: return nil
        }
    }
}

extension Endpoint where Response == LiveServer.Asset, Failure == HTTPFailure {
    fileprivate static func asset(_ path: RequestPath, type: String) -> Self {
        Endpoint<Data, HTTPFailure>(.get, path, reading: .data).map { .init(bytes: [UInt8]($0), type: type) }
    }
}

extension CatalogueClient: AccountService {
    func logIn(_ phone: PhoneNumber, _ code: VerificationCode) async throws(LoginFailure) -> Account {
        let session = Endpoint<Session, HTTPFailure>(
            .post, "sessions", body: .json(["phone": phone.text, "code": code.text]))
        let endpoint = session.map { Account(phone: $0.phone, nickname: $0.nickname) }
        return try await http.send(endpoint.mapError(LoginFailure.init))
    }

    func avatarPath(of phone: PhoneNumber) async -> String? {
        let path = "/avatars/\(phone.text)"
        return await picture(at: path) == nil ? nil : path
    }

    private struct Session: Decodable {
        let phone: String
        let nickname: String
    }
}

extension LoginFailure {
    fileprivate init(_ failure: HTTPFailure) {
        switch failure.status {
        case 401: self = .wrongCredentials
        case 429: self = .tooManyAttempts
        default: self = .serverFailure
        }
    }
}

extension CatalogueClient: CredentialService {
    func logIn(username: String, password: String) async throws(CredentialFailure) {
        try await http.send(
            .login(
                "username-sessions",
                ["username": username.trimmingCharacters(in: .whitespacesAndNewlines), "password": password]))
    }

    func logIn(account: String, password: String) async throws(CredentialFailure) {
        try await http.send(.login("account-sessions", ["account": account, "password": password]))
    }
}

extension Endpoint where Response == Void, Failure == CredentialFailure {
    fileprivate static func login(_ path: RequestPath, _ fields: [String: String]) -> Self {
        Endpoint<Void, HTTPFailure>(.post, path, body: .json(fields))
            .mapError { $0.status == 401 ? .wrongPassword : .serverFailure }
    }
}

extension CatalogueClient {
    /// Returns the services for one user, with the user's unguessable token.
    func services(for person: String, laboratory: Laboratory? = nil) -> Services {
        let client = CatalogueClient(connection, person: person, laboratory: laboratory)
        return Services(
            accounts: client, credentials: client, goods: client, menuGroups: client, books: client, posts: client,
            setLanguage: { language in client.language.withLock { $0 = language } })
    }
}
