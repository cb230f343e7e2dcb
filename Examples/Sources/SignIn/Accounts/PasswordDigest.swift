import Crypto
import CryptoExtras
import Foundation

/// What is kept of a password: a digest by scrypt (RFC 7914), from which the password can only be guessed.
///
/// A guess takes as much memory and time as a login, by default 32 MB and some tenths of a second. Cost and salt are
/// kept with each digest, so that a later version can raise the cost.
struct PasswordDigest: Sendable {
    struct Cost: Equatable, Sendable {
        /// A power of two.
        let rounds: Int
        let blockSize: Int
        let parallelism: Int

        /// One of the settings that OWASP's Password Storage Cheat Sheet recommends.
        static let standard = Cost(rounds: 1 << 15, blockSize: 8, parallelism: 3)
    }

    private let salt: Data
    private let cost: Cost
    private let key: Data

    /// Creates a digest with a random salt.
    init(of password: String, cost: Cost = .standard) throws {
        salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
        self.cost = cost
        key = try Self.derive(password, salt, cost).withUnsafeBytes { Data($0) }
    }

    func matches(_ password: String) throws -> Bool {
        // `==` of symmetric keys takes constant time.
        try Self.derive(password, salt, cost) == SymmetricKey(data: key)
    }

    private static func derive(_ password: String, _ salt: Data, _ cost: Cost) throws -> SymmetricKey {
        // One spelling of letters that can be written in two ways (RFC 8265).
        let text = password.precomposedStringWithCanonicalMapping
        return try KDF.Scrypt.deriveKey(
            from: Data(text.utf8), salt: salt, outputByteCount: 32, rounds: cost.rounds, blockSize: cost.blockSize,
            parallelism: cost.parallelism)
    }
}
