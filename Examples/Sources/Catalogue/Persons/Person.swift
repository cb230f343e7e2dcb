internal import HTTPTypes
internal import Hummingbird

/// A user, identified by the token in the header `X-Person`.
///
/// The token is secret, like the cookie that it comes from: it proves identity. The database has only its digest.
struct Person: Sendable {
    /// The maximum length of a token, in bytes.
    static let maximumLength = 200

    let digest: String

    init(token: String) { digest = BrowserSecret(token).digest }
}

extension Request {
    /// The user of the request, if it has a token; throws an ``ErrorResponse`` for an invalid one.
    var person: Person? {
        get throws {
            guard let token = headers[.person] else { return nil }
            guard !token.isEmpty, token.utf8.count <= Person.maximumLength else { throw ErrorResponse.invalidPerson }
            return Person(token: token)
        }
    }

    /// Returns the user of the request; throws an ``ErrorResponse`` if it has no token.
    func requirePerson() throws -> Person {
        guard let person = try person else { throw ErrorResponse.missingPerson }
        return person
    }
}

extension HTTPField.Name {
    static let person = HTTPField.Name("X-Person")!
}

extension ErrorResponse {
    static let missingPerson = ErrorResponse(
        status: .badRequest, code: "missing_person",
        message: "The header X-Person is missing. Send a token that only this person knows.", field: "X-Person")
    static let invalidPerson = ErrorResponse(
        status: .badRequest, code: "invalid_person",
        message: "The header X-Person must have 1 to \(Person.maximumLength) bytes.", field: "X-Person")
}
