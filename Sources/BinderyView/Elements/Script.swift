extension Rendering {
    /// A script of the application in an element, in terms that a backend passes on. Values are JSON texts.
    public struct ScriptParts {
        /// The name with which the script is registered.
        public let name: String
        /// What the script is given when it begins and after each change.
        public var value: Property<String>?
        /// Reads a message of the script by its name; returns false for a message that is not one of that name.
        public var messages: [String: (String) -> Bool] = [:]
        public var calls: ScriptCalls?

        public init(name: String, value: Property<String>? = nil, calls: ScriptCalls? = nil) {
            self.name = name
            self.value = value
            self.calls = calls
        }

        /// Passes a message to the program. Returns false if the program does not expect it.
        public func receive(_ message: String, _ detail: String) -> Bool { messages[message]?(detail) ?? false }
    }

    /// Calls of functions of a script, answered by its page.
    ///
    /// If several elements are mounted with one instance, the last one is called. It is isolated to the caller's actor,
    /// which is also the backend's.
    public final class ScriptCalls {
        /// A call that the page has not answered.
        public struct Open: Equatable, Sendable {
            public let number: Int
            public let function: String
            public let argument: String
        }

        private struct Connection {
            let number: Int
            let send: (Open) -> Void
        }

        private struct Waiting {
            let connection: Int
            let continuation: CheckedContinuation<Result<String, ScriptFailure>, Never>
        }

        /// The elements that are mounted with these calls; the last one is called.
        private var connections: [Connection] = []
        private var lastConnection = 0
        private var lastNumber = 0
        private var waiting: [Int: Waiting] = [:]

        public init() {}

        /// Calls a function of the script with a JSON text, and returns the JSON text that it answers.
        ///
        /// The page answers in its own time: a call ends at the latest when the element is removed or its session ends.
        /// It fails at once while no element with the script is mounted.
        public func call(_ function: String, json argument: String) async throws(ScriptFailure) -> String {
            guard let connection = connections.last else { throw .notMounted }
            lastNumber += 1
            let call = Open(number: lastNumber, function: function, argument: argument)
            let result = await withCheckedContinuation { continuation in
                waiting[call.number] = Waiting(connection: connection.number, continuation: continuation)
                connection.send(call)
            }
            return try result.get()
        }

        /// Lets a backend carry out the calls until `scope` ends.
        public func connect(until scope: Scope, _ send: @escaping (Open) -> Void) {
            lastConnection += 1
            let number = lastConnection
            connections.append(Connection(number: number, send: send))
            scope.onDispose { [self] in
                connections.removeAll { $0.number == number }
                let open = waiting.filter { $0.value.connection == number }
                for call in open.keys { waiting[call] = nil }
                for call in open.values { call.continuation.resume(returning: .failure(.notMounted)) }
            }
        }

        /// Ends a call with the answer of the page. An answer to a call that is not open is ignored.
        public func answered(_ number: Int, _ answer: Result<String, ScriptFailure>) {
            waiting.removeValue(forKey: number)?.continuation.resume(returning: answer)
        }
    }

    /// Why a call of a script has no answer.
    public enum ScriptFailure: Error, Equatable, CustomStringConvertible {
        /// The element is not mounted, or was removed before the answer.
        case notMounted
        /// The script has no such function, or it failed; with what the page says.
        case failed(String)
        /// The answer, or the argument, is not of the expected type.
        case unreadable(String)

        public var description: String {
            switch self {
            case .notMounted: "the element of the script is not on the page. Call it while the element is shown"
            case .failed(let reason): "the script failed: \(reason)"
            case .unreadable(let reason): "a value of the script cannot be read: \(reason)"
            }
        }
    }
}

extension Element {
    /// Runs a script in the element. BinderyWeb adds the form with Swift values, which applications use.
    public func script(_ parts: Rendering.ScriptParts) -> Element {
        var element = self
        element.script = parts
        return element
    }

    /// Changes what the view does with its script, which must have been set before.
    public func changingScript(_ change: (inout Rendering.ScriptParts) -> Void) -> Element {
        guard var parts = script else {
            place.report("has no script. Call `script(_:)` first.", of: "<\(tag)>")
            return self
        }
        change(&parts)
        return script(parts)
    }
}
