import BinderyView
import BinderyWeb
import Foundation

// `swift run Login 8123` listens on another port.
let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080

let server = LiveServer(
    options: .init(port: port), prepare: { _ in },
    page: { _, _ in
        LivePage(
            language: .constant("en"), texts: .english, content: LoginView(model: LoginModel(service: DemoLogin())))
    })
try await server.run { port in
    print("Login is at http://127.0.0.1:\(port)/ (Ctrl-C ends it)")
    // Output to a pipe is buffered otherwise.
    fflush(nil)
}
