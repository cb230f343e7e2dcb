import BinderyWeb
import Foundation
import Screens

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Talks to the catalogue service over HTTP.
struct CatalogueClient: AccountService {
    private static let avatarPrefix = "/avatars/"

    let base: URL

    func logIn(_ phone: PhoneNumber, _ code: VerificationCode) async throws(LoginFailure) -> Account {
        var request = URLRequest(url: base.appending(path: "sessions"))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        do {
            request.httpBody = try JSONEncoder().encode(["phone": phone.text, "code": code.text])
            let (body, response) = try await URLSession.shared.data(for: request)
            switch (response as? HTTPURLResponse)?.statusCode {
            case 201:
                let session = try JSONDecoder().decode(Session.self, from: body)
                return Account(phone: session.phone, nickname: session.nickname)
            case 401: throw LoginFailure.wrongCredentials
            default: throw LoginFailure.serverFailure
            }
        } catch let failure as LoginFailure {
            throw failure
        } catch {
            throw .serverFailure
        }
    }

    func avatarPath(of phone: PhoneNumber) async -> String? {
        let path = Self.avatarPrefix + phone.text
        return await avatar(at: path) == nil ? nil : path
    }

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

    private struct Session: Decodable {
        let phone: String
        let nickname: String
    }
}
