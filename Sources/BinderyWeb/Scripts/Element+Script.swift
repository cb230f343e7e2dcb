public import BinderyView
internal import Foundation

/// Calls of functions of a script in one element; see ``BinderyView/Element/script(_:value:calls:)``.
public typealias ScriptCalls = Rendering.ScriptCalls
public typealias ScriptFailure = Rendering.ScriptFailure

extension Element {
    /// Runs a script of the server's `scripts` in the element.
    ///
    /// ```swift
    /// Element("div").script("chart", value: model.points).onMessage("picked") { (index: Int) in model.pick(index) }
    /// ```
    ///
    /// - Parameters:
    ///   - value: What the script is given when it begins, and after each change, as JSON.
    ///   - calls: Calls functions of the script while the element is mounted.
    public func script(
        _ name: String, value: Property<some Encodable & Equatable>, calls: ScriptCalls? = nil
    ) -> Element {
        script(Rendering.ScriptParts(name: name, value: value.map { jsonText(of: $0, for: name) }, calls: calls))
    }

    /// Runs a script of the server's `scripts`, which needs no value, in the element.
    public func script(_ name: String, calls: ScriptCalls? = nil) -> Element {
        script(Rendering.ScriptParts(name: name, calls: calls))
    }

    /// Calls `action` with each message of that name which the script of the element sends. A message whose detail is
    /// not a `Message` is reported by a diagnosis and ignored: a browser may send anything.
    public func onMessage<Message: Decodable>(
        _ name: String, as type: Message.Type = Message.self, perform action: @escaping (Message) -> Void
    ) -> Element {
        changingScript { parts in
            parts.messages[name] = { detail in
                guard let message = try? decodeJSON(Message.self, from: detail) else { return false }
                action(message)
                return true
            }
        }
    }

    /// Calls `action` at each message of that name which the script of the element sends without a detail.
    public func onMessage(_ name: String, perform action: @escaping () -> Void) -> Element {
        changingScript { parts in
            parts.messages[name] = { _ in
                action()
                return true
            }
        }
    }
}

extension Rendering.ScriptCalls {
    /// Calls a function of the script with one argument, and returns what it answers.
    ///
    /// The call ends when the page answers, and at the latest when the element is removed. A page that is disconnected
    /// carries it out when it is back.
    public func call<Answer: Decodable>(
        _ function: String, _ argument: some Encodable, returning type: Answer.Type = Answer.self
    ) async throws(ScriptFailure) -> Answer {
        guard let argument = try? encodeJSON(argument) else {
            throw .unreadable("the argument of “\(function)” cannot be written as JSON")
        }
        let answer = try await call(function, json: argument)
        do {
            return try decodeJSON(Answer.self, from: answer)
        } catch {
            throw .unreadable("“\(function)” has answered \(answer.prefix(100)), which is not \(Answer.self)")
        }
    }

    /// Calls a function of the script with one argument, and ignores what it answers.
    public func call(_ function: String, _ argument: some Encodable) async throws(ScriptFailure) {
        guard let argument = try? encodeJSON(argument) else {
            throw .unreadable("the argument of “\(function)” cannot be written as JSON")
        }
        _ = try await call(function, json: argument)
    }

    /// Calls a function of the script without an argument, and returns what it answers.
    public func call<Answer: Decodable>(
        _ function: String, returning type: Answer.Type = Answer.self
    ) async throws(ScriptFailure) -> Answer {
        try await call(function, Bool?.none, returning: type)
    }
}

private func encodeJSON(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
}

private func decodeJSON<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
}

private func jsonText(of value: some Encodable, for script: String) -> String {
    do {
        return try encodeJSON(value)
    } catch {
        Diagnostics.report(
            .script, "A value of the script “\(script)” cannot be written as JSON; the script is given null: \(error)")
        return "null"
    }
}
