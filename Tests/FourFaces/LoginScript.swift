/// What a user does with the login, and what the user sees after each step. The same on every platform.
public enum LoginScript {
    /// A platform, as its user has it. The controls are `phone`, `code`, `login`, `clear` and `message`.
    public struct Face {
        let type: (_ text: String, _ field: String) throws -> Void
        let tap: (_ button: String) throws -> Void
        let text: (_ id: String) throws -> String
        let isEnabled: (_ id: String) throws -> Bool
        let model: (_ act: (LoginModel) -> Void) throws -> Void

        /// - Parameters:
        ///   - type: Types at the end of a field.
        ///   - tap: Taps a button, which has no effect if it is disabled.
        ///   - text: Returns what a field or a text shows.
        ///   - model: Lets the service act, on the actor of the model.
        public init(
            type: @escaping (_ text: String, _ field: String) throws -> Void,
            tap: @escaping (_ button: String) throws -> Void, text: @escaping (_ id: String) throws -> String,
            isEnabled: @escaping (_ id: String) throws -> Bool,
            model: @escaping (_ act: (LoginModel) -> Void) throws -> Void
        ) {
            (self.type, self.tap, self.text, self.isEnabled, self.model) = (type, tap, text, isEnabled, model)
        }
    }

    public static let transcript = """
        opened: phone “” code “” login off “”
        typed the phone: phone “138” code “” login off “”
        typed the code: phone “138” code “58” login on “”
        logged in: phone “138” code “58” login off “”
        refused: phone “138” code “58” login on “Wrong code.”
        corrected: phone “138” code “5858” login on “Wrong code.”
        logged in again: phone “138” code “5858” login off “”
        accepted: phone “138” code “5858” login on “Welcome, Ada”
        cleared: phone “” code “” login off “Welcome, Ada”
        filled by the model: phone “139” code “1” login on “Welcome, Ada”
        attempts: 2
        """

    /// Runs the script, and returns what the user saw.
    public static func run(on face: Face) throws -> String {
        var lines: [String] = []
        func look(_ step: String) throws {
            let login = try face.isEnabled("login") ? "on" : "off"
            lines.append(
                try "\(step): phone “\(face.text("phone"))” code “\(face.text("code"))” login \(login) "
                    + "“\(face.text("message"))”")
        }
        try look("opened")
        try face.type("138", "phone")
        try look("typed the phone")
        try face.type("58", "code")
        try look("typed the code")
        try face.tap("login")
        try look("logged in")
        try face.model { $0.refuse("Wrong code.") }
        try look("refused")
        try face.type("58", "code")
        try look("corrected")
        try face.tap("login")
        try look("logged in again")
        try face.model { $0.accept("Ada") }
        try look("accepted")
        try face.tap("clear")
        try look("cleared")
        try face.model { model in (model.phone, model.code) = ("139", "1") }
        try look("filled by the model")
        try face.model { lines.append("attempts: \($0.attemptCount)") }
        return lines.joined(separator: "\n")
    }
}
