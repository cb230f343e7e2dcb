internal import HTTPTypes
internal import Hummingbird

/// Who acts: whoever sends the same token in the header `X-Person`.
///
/// The token is a secret, like the cookie that the showcase takes it from: who knows it is the person. The database has
/// its digest alone.
struct Person: Sendable {
    /// The longest token, in bytes.
    static let maximumLength = 200

    /// What the database knows the person by.
    let digest: String

    init(token: String) { digest = BrowserSecret(token).digest }
}

extension Request {
    /// Who asks, if they say so; throws an ``ErrorAnswer`` for a token that is none.
    var person: Person? {
        get throws {
            guard let token = headers[.person] else { return nil }
            guard !token.isEmpty, token.utf8.count <= Person.maximumLength else { throw ErrorAnswer.invalidPerson }
            return Person(token: token)
        }
    }

    /// Who asks, where something is kept for each person.
    func requirePerson() throws -> Person {
        guard let person = try person else { throw ErrorAnswer.missingPerson }
        return person
    }
}

extension HTTPField.Name {
    // The text is a valid name of a header.
    static let person = HTTPField.Name("X-Person")!
}

extension ErrorAnswer {
    static let missingPerson = ErrorAnswer(
        status: .badRequest, code: "missing_person",
        message: "The header X-Person is missing. Send a token that only this person knows.", field: "X-Person")
    static let invalidPerson = ErrorAnswer(
        status: .badRequest, code: "invalid_person",
        message: "The header X-Person must have 1 to \(Person.maximumLength) bytes.", field: "X-Person")
}
