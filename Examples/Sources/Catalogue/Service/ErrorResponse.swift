internal import Foundation
internal import Hummingbird

/// An error in an answer: `{"error": {"code", "message", "field"?}}`.
///
/// The message never repeats a part of the request, which may be a secret.
struct ErrorResponse: HTTPResponseError, Equatable {
    var status: HTTPResponse.Status
    /// For programs; independent of the message.
    var code: String
    var message: String
    var field: String?

    func response(from request: Request, context: some RequestContext) throws -> Response {
        let body = Body(error: .init(code: code, field: field, message: message))
        var response = try context.responseEncoder.encode(body, from: request, context: context)
        response.status = status
        return response
    }

    private struct Body: Encodable {
        struct Content: Encodable {
            let code: String
            let field: String?
            let message: String
        }
        let error: Content
    }
}

extension ErrorResponse {
    static let invalidCredentials = ErrorResponse(
        status: .unauthorized, code: "invalid_credentials",
        message: "The phone or the code is not right.")
    static let wrongPassword = ErrorResponse(
        status: .unauthorized, code: "wrong_password", message: "The password is not right.")
    static let unknownAccount = ErrorResponse(
        status: .notFound, code: "unknown_account", message: "No account has this phone.")
    static let unknownRoute = ErrorResponse(
        status: .notFound, code: "unknown_route", message: "No route has this method and path.")
    static let unavailable = ErrorResponse(
        status: .serviceUnavailable, code: "unavailable",
        message: "The service refused this request on purpose, because of its failure rate. Try again.")
    static let stopping = ErrorResponse(
        status: .serviceUnavailable, code: "stopping", message: "The service is stopping.")
    static let tooLarge = ErrorResponse(
        status: .contentTooLarge, code: "too_large",
        message: "The body is larger than \(Request.maximumJSONSize) bytes.")
    static let invalidJSON = ErrorResponse(
        status: .badRequest, code: "invalid_json", message: "The body must be a JSON object.")
    static let internalError = ErrorResponse(
        status: .internalServerError, code: "internal_error",
        message: "The service failed to handle this request.")

    static func emptyField(_ field: String) -> ErrorResponse {
        ErrorResponse(
            status: .badRequest, code: "empty_field", message: "The field \(field) is empty.", field: field)
    }

    static func invalidField(_ field: String, _ requirement: String) -> ErrorResponse {
        ErrorResponse(
            status: .badRequest, code: "invalid_field", message: "The field \(field) \(requirement).", field: field)
    }

    /// Creates the error for JSON that is not the expected object.
    init(_ error: DecodingError) {
        let (path, problem, code): ([any CodingKey], String, String) =
            switch error {
            case .keyNotFound(let key, let context):
                (context.codingPath + [key], "is missing", "missing_field")
            case .valueNotFound(_, let context):
                (context.codingPath, "is null", "missing_field")
            case .typeMismatch(let type, let context):
                (context.codingPath, "must be a \(type)", "invalid_field")
            case .dataCorrupted(let context):
                (context.codingPath, "is not valid", "invalid_field")
            @unknown default: ([], "", "")
            }
        guard !path.isEmpty else {
            self = .invalidJSON
            return
        }
        let field = path.map(\.stringValue).joined(separator: ".")
        self.init(
            status: .badRequest, code: code, message: "The field \(field) \(problem).", field: field)
    }
}
