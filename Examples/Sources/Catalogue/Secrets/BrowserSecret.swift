internal import Crypto
internal import Foundation

/// The secret by which a browser, and so a person, is known: the value of its cookie.
///
/// The database never has the secret. It has a digest, which finds what belongs to the browser, and texts that are
/// sealed with a key derived from the secret: who reads the file can neither act as the person nor read what is kept.
struct BrowserSecret: Sendable {
    /// SHA-256, in hexadecimal digits. The secret is random, so that it cannot be guessed from its digest.
    let digest: String
    private let key: SymmetricKey

    init(_ value: String) {
        let bytes = Data(value.utf8)
        digest = SHA256.hash(data: bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), info: Data("bindery catalogue".utf8), outputByteCount: 32)
    }

    /// - Parameter name: what the text is kept as; the sealed text is opened under the same name only.
    func seal(_ text: String, as name: String) throws -> Data {
        try ChaChaPoly.seal(Data(text.utf8), using: key, authenticating: Data(name.utf8)).combined
    }

    func open(_ sealed: Data, as name: String) throws -> String {
        let box = try ChaChaPoly.SealedBox(combined: sealed)
        return String(decoding: try ChaChaPoly.open(box, using: key, authenticating: Data(name.utf8)), as: UTF8.self)
    }
}
