internal import Crypto
internal import Foundation

/// The secret that identifies a browser, and so a user: the value of its cookie.
///
/// The database does not contain the secret. It has a digest as a key, and texts that are sealed with a key derived
/// from the secret: a reader of the file can neither impersonate the user nor read the texts.
struct BrowserSecret: Sendable {
    /// SHA-256 in hexadecimal digits. The secret is random, so it cannot be guessed from its digest.
    let digest: String
    private let bytes: Data

    init(_ value: String) {
        bytes = Data(value.utf8)
        let digits = Array("0123456789abcdef".utf8)
        digest = String(
            decoding: SHA256.hash(data: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Derived when it is needed: most browsers have no text when they open a page.
    private var key: SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), info: Data("bindery catalogue".utf8), outputByteCount: 32)
    }

    /// - Parameter name: the key of the text; the sealed text can be opened only with the same name.
    func seal(_ text: String, as name: String) throws -> Data {
        try ChaChaPoly.seal(Data(text.utf8), using: key, authenticating: Data(name.utf8)).combined
    }

    func open(_ sealed: Data, as name: String) throws -> String {
        let box = try ChaChaPoly.SealedBox(combined: sealed)
        return String(decoding: try ChaChaPoly.open(box, using: key, authenticating: Data(name.utf8)), as: UTF8.self)
    }
}
