import BinderySynchronization
import Foundation

/// Runs the program again in the same process, at the same port, after it has ended as it does by Ctrl-C.
final class ProgramRestart: Sendable {
    private struct State {
        var port = 0
        var isRequested = false
    }

    private let state = Mutex(State())

    /// The port of the server, which may have been chosen by the system.
    func listens(at port: Int) { state.withLock { $0.port = port } }

    /// Ends the server. The program then calls ``carryOut()``.
    func request() {
        state.withLock { $0.isRequested = true }
        kill(getpid(), SIGTERM)
    }

    /// Does not return if a restart was requested. Called when everything is closed.
    func carryOut() throws {
        let state = state.withLock { $0 }
        guard state.isRequested else { return }
        let arguments = Self.arguments(CommandLine.arguments, port: state.port)
        let copies = arguments.map { strdup($0) } + [nil]
        execv(Self.program, copies)
        throw Stop("The program could not be restarted: \(String(cString: strerror(errno))).")
    }

    static func arguments(_ arguments: [String], port: Int) -> [String] {
        var kept: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--port" {
                rest = rest.dropFirst()
            } else if !argument.hasPrefix("--port=") {
                kept.append(argument)
            }
        }
        return kept + ["--port=\(port)"]
    }

    private static var program: String {
        let name = CommandLine.arguments[0]
        return name.contains("/") ? name : "/proc/self/exe"
    }
}
