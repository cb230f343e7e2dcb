import BinderyWeb
import Foundation
import Screens

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Talks to the catalogue service over HTTP.
struct CatalogueClient {
    let base: URL
    /// Who acts: the unguessable token of the browser; nobody if nil.
    var person: String?

    /// The picture behind a path that the service, or ``avatarPath(of:)``, gave, for the browser, which may load from its own server only.
    func picture(at path: String) async -> LiveServer.Asset? {
        guard let path = Self.path(ofPictureAt: path), let answer = await send("GET", path), answer.status == 200
        else { return nil }
        return LiveServer.Asset(bytes: [UInt8](answer.body), type: "image/svg+xml")
    }

    /// What the service has seen, for tests.
    func statistics() async -> LiveServer.Asset? {
        await send("GET", "statistics").map { LiveServer.Asset(bytes: [UInt8]($0.body), type: "application/json") }
    }

    private static func path(ofPictureAt path: String) -> String? {
        let names = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        let number = names.last.flatMap { $0.hasSuffix(".svg") ? Int($0.dropLast(4)) : nil }
        switch (names.dropLast().joined(separator: "/"), number) {
        case ("avatars", nil): return PhoneNumber(String(names.last!)).map { "accounts/\($0.text)/avatar" }
        case ("avatars/goods", let number?): return "avatars/goods/\(number).svg"
        case ("avatars/posts", let number?): return "avatars/posts/\(number).svg"
        case ("banners", let number?): return "banners/\(number).svg"
        case ("covers", let number?): return "covers/\(number).svg"
        default: return nil
        }
    }

    private func post(_ path: String, _ fields: [String: String]) async -> Answer? {
        await send("POST", path, fields)
    }

    struct Answer {
        let status: Int
        let body: Data
    }

    /// - Returns: nil if the service cannot be reached.
    func send(
        _ method: String, _ path: String, query: [String: String] = [:], _ fields: (any Encodable)? = nil
    ) async -> Answer? {
        let items = query.map { URLQueryItem(name: $0.key, value: $0.value) }
        let url = base.appending(path: path)
        var request = URLRequest(url: items.isEmpty ? url : url.appending(queryItems: items))
        request.httpMethod = method
        request.setValue(person, forHTTPHeaderField: "X-Person")
        if let fields {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = try? JSONEncoder().encode(fields)
        }
        guard let (body, response) = try? await URLSession.shared.data(for: request),
            let head = response as? HTTPURLResponse
        else { return nil }
        return Answer(status: head.statusCode, body: body)
    }
}

extension CatalogueClient: AccountService {
    func logIn(_ phone: PhoneNumber, _ code: VerificationCode) async throws(LoginFailure) -> Account {
        let answer = await post("sessions", ["phone": phone.text, "code": code.text])
        if answer?.status == 401 { throw .wrongCredentials }
        guard let answer, answer.status == 201, let session = try? JSONDecoder().decode(Session.self, from: answer.body)
        else { throw .serverFailure }
        return Account(phone: session.phone, nickname: session.nickname)
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

extension CatalogueClient: CredentialService {
    func logIn(username: String, password: String) async throws(CredentialFailure) {
        try check(await post("username-sessions", ["username": username, "password": password])?.status)
    }

    func logIn(account: String, password: String) async throws(CredentialFailure) {
        try check(await post("account-sessions", ["account": account, "password": password])?.status)
    }

    private func check(_ status: Int?) throws(CredentialFailure) {
        switch status {
        case 201: return
        case 401: throw .wrongPassword
        default: throw .serverFailure
        }
    }
}

extension CatalogueClient {
    /// What one person asks of the catalogue.
    ///
    /// - Parameter person: the unguessable token by which the person is known.
    func services(for person: String) -> Services {
        var client = self
        client.person = person
        return Services(accounts: client, credentials: client, goods: client, books: client, posts: client)
    }
}
