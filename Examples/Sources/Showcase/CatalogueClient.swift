import BinderyWeb
import Foundation
import Screens

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Talks to the catalogue service over HTTP.
struct CatalogueClient {
    private static let avatarPrefix = "/avatars/"

    let base: URL

    /// The picture behind a path that ``avatarPath(of:)`` gave, for the browser, which may load from its own server only.
    func avatar(at path: String) async -> LiveServer.Asset? {
        guard path.hasPrefix(Self.avatarPrefix),
            let phone = PhoneNumber(String(path.dropFirst(Self.avatarPrefix.count)))
        else { return nil }
        let url = base.appending(path: "accounts/\(phone.text)/avatar")
        guard let (body, response) = try? await URLSession.shared.data(from: url),
            (response as? HTTPURLResponse)?.statusCode == 200
        else { return nil }
        return LiveServer.Asset(bytes: [UInt8](body), type: "image/svg+xml")
    }

    /// The status and the body of the answer; nil if the service cannot be reached.
    private func post(_ path: String, _ fields: [String: String]) async -> (status: Int, body: Data)? {
        var request = URLRequest(url: base.appending(path: path))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try? JSONEncoder().encode(fields)
        guard let (body, response) = try? await URLSession.shared.data(for: request),
            let head = response as? HTTPURLResponse
        else { return nil }
        return (head.statusCode, body)
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
        let path = Self.avatarPrefix + phone.text
        return await avatar(at: path) == nil ? nil : path
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
