#if SQLite || Redis
internal import Bindery
internal import BinderyWire
internal import Crypto
internal import Foundation

/// An encrypted session, which only its token opens.
struct SealedSession: Sendable {
    let id: Data
    /// The time of the save, in milliseconds.
    let saved: Int64
    let content: Data
    /// The process that acts for the page, and how often it has changed. Not sealed: the store compares them.
    let owner: String?
    let epoch: Int

    /// The sealed part, as JSON; ``json(of:)`` writes it.
    private struct Content: Decodable {
        let browser: String
        let location: String
        let languages: [String]
        let trail: String
        let states: [String: StateSnapshot]
        let acknowledged: Int
        /// Not written if there is none, as by earlier versions.
        let discarded: [Int]?
        let user: SignedInUser?
    }

    init(_ session: SavedSession, by seal: SessionSeal, saved: Int64) throws(SessionStoreFailure) {
        id = seal.id
        self.saved = saved
        (owner, epoch) = (session.owner, session.epoch)
        do {
            content = try ChaChaPoly.seal(
                Self.json(of: session).bytes, using: seal.key, authenticating: seal.id
            ).combined
        } catch {
            // Without the error's text, which may quote what was typed.
            throw SessionStoreFailure("A session cannot be saved, since its state does not encode.")
        }
    }

    static func open(
        _ sealed: Data, token: String, owner: String?, epoch: Int, path: String
    ) throws(SessionStoreFailure) -> SavedSession {
        do {
            let seal = SessionSeal(of: token)
            let opened = try ChaChaPoly.open(
                ChaChaPoly.SealedBox(combined: sealed), using: seal.key, authenticating: seal.id)
            let content = try JSONDecoder().decode(Content.self, from: opened)
            return SavedSession(
                token: token, browser: content.browser, location: content.location, languages: content.languages,
                trail: content.trail, states: content.states, acknowledged: content.acknowledged,
                discarded: content.discarded ?? [], user: content.user, owner: owner, epoch: epoch)
        } catch {
            throw SessionStoreFailure(
                """
                A session in \(path) cannot be read: it was damaged, or written by another version of this program. Its page \
                starts over; the other sessions are not affected.
                """,
                concernsOneSession: true)
        }
    }

    private static func json(of session: SavedSession) -> JSONText {
        var json = JSONText(capacity: 512)
        json.append(raw: #"{"browser":"#)
        json.append(session.browser)
        json.append(raw: #","location":"#)
        json.append(session.location)
        json.append(raw: #","languages":"#)
        json.appendList(session.languages) { $0.append($1) }
        json.append(raw: #","trail":"#)
        json.append(session.trail)
        json.append(raw: #","states":"#)
        json.appendObject(session.states) { $0.appendObject($1.fields) { $0.append($1) } }
        json.append(raw: #","acknowledged":"#)
        json.append(session.acknowledged)
        if !session.discarded.isEmpty {
            json.append(raw: #","discarded":"#)
            json.appendList(session.discarded) { $0.append($1) }
        }
        if let user = session.user {
            json.append(raw: #","user":"#)
            json.append(user)
        }
        json.append(raw: "}")
        return json
    }
}

/// What a session is found and encrypted by, derived from its token; or the texts of a browser, from its identifier.
struct SessionSeal: Sendable {
    /// A digest is enough to find a session. Tokens are random, so a digest reveals none.
    let id: Data
    let key: SymmetricKey

    /// - Parameter purpose: a key for another purpose is another one.
    init(of token: String, as purpose: String = "bindery session") {
        let token = Data(token.utf8)
        id = Data(SHA256.hash(data: token))
        key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: token), info: Data(purpose.utf8), outputByteCount: 32)
    }
}
#endif
