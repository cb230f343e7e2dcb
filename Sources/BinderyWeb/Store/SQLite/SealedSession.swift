#if SQLite
internal import Bindery
internal import Crypto
internal import Foundation

/// An encrypted session, which only its token opens.
struct SealedSession: Sendable {
    let id: Data
    /// The time of the save, in milliseconds.
    let saved: Int64
    let content: Data

    private struct Content: Codable {
        let browser: String
        let location: String
        let languages: [String]
        let trail: String
        let states: [String: StateSnapshot]
        let acknowledged: Int
    }

    init(_ session: SavedSession, saved: Int64) throws(SessionStoreFailure) {
        let id = Self.id(of: session.token)
        self.id = id
        self.saved = saved
        let content = Content(
            browser: session.browser, location: session.location, languages: session.languages, trail: session.trail,
            states: session.states, acknowledged: session.acknowledged)
        do {
            let box = try ChaChaPoly.seal(
                JSONEncoder().encode(content), using: Self.key(of: session.token), authenticating: id)
            self.content = box.combined
        } catch {
            // Without the error's text, which may quote what was typed.
            throw SessionStoreFailure("A session cannot be saved, since its state does not encode.")
        }
    }

    static func open(_ sealed: Data, token: String, path: String) throws(SessionStoreFailure) -> SavedSession {
        do {
            let opened = try ChaChaPoly.open(
                ChaChaPoly.SealedBox(combined: sealed), using: key(of: token), authenticating: id(of: token))
            let content = try JSONDecoder().decode(Content.self, from: opened)
            return SavedSession(
                token: token, browser: content.browser, location: content.location, languages: content.languages,
                trail: content.trail, states: content.states, acknowledged: content.acknowledged)
        } catch {
            throw SessionStoreFailure(
                """
                A session in \(path) cannot be read: it was damaged, or written by another version of this program. Its page \
                starts over; the other sessions are not affected.
                """)
        }
    }

    /// A digest is enough to find a session. Tokens are random, so a digest reveals none.
    static func id(of token: String) -> Data { Data(SHA256.hash(data: Data(token.utf8))) }

    private static func key(of token: String) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: Data(token.utf8)), info: Data("bindery session".utf8),
            outputByteCount: 32)
    }
}
#endif
