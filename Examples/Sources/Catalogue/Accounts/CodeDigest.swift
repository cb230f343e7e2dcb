internal import Crypto
internal import CryptoExtras
internal import Foundation

/// A digest of a code that the database keeps to check the code (PBKDF2 with HMAC-SHA-256).
///
/// Four digits are ten thousand guesses, so an attacker with the file can find a code by trying, whatever the rounds.
/// Salt and rounds require that computation for each account instead of one look-up for all. Each row stores its
/// rounds, so that a later version can raise them.
struct CodeDigest: Sendable {
    let salt: Data
    let rounds: Int
    let key: Data

    init(salt: Data, rounds: Int, key: Data) {
        self.salt = salt
        self.rounds = rounds
        self.key = key
    }

    /// Creates a digest with a random salt.
    init(of code: String) throws {
        let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
        let rounds = 20_000
        let key = try CodeDigest.derive(code, salt: salt, rounds: rounds)
        self.init(salt: salt, rounds: rounds, key: key.withUnsafeBytes { Data($0) })
    }

    func matches(_ code: String) throws -> Bool {
        // `==` of symmetric keys takes constant time.
        try CodeDigest.derive(code, salt: salt, rounds: rounds) == SymmetricKey(data: key)
    }

    private static func derive(_ code: String, salt: Data, rounds: Int) throws -> SymmetricKey {
        try KDF.Insecure.PBKDF2.deriveKey(
            from: Data(code.utf8), salt: salt, using: .sha256, outputByteCount: 32,
            unsafeUncheckedRounds: rounds)
    }
}
