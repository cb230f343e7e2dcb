import Foundation

/// Computes digests of passwords, one after the other: many logins at once take no more memory than one, and none of
/// the threads that serve pages.
final class PasswordChecks: Sendable {
    private let queue = DispatchQueue(label: "password checks")
    private let cost: PasswordDigest.Cost
    /// For accounts that do not exist: the answer about them takes as long as about others.
    private let decoy: PasswordDigest

    init(cost: PasswordDigest.Cost) throws {
        self.cost = cost
        decoy = try PasswordDigest(of: UUID().uuidString, cost: cost)
    }

    func digest(of password: String) async throws -> PasswordDigest {
        try await onQueue { [cost] in try PasswordDigest(of: password, cost: cost) }
    }

    func matches(_ password: String, _ digest: PasswordDigest?) async -> Bool {
        let (digest, exists) = (digest ?? decoy, digest != nil)
        return (try? await onQueue { try digest.matches(password) && exists }) ?? false
    }

    private func onQueue<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work() }) }
        }
    }
}
