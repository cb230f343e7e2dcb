import BinderyView
import BinderyWeb
import Logging

private struct Form: View {
    let model = FormModel()

    var body: some View {
        Screen("form", title: "Form") {
            Column {
                TextField("Name", text: model.$name).id("name")
                SecureField("Password", text: model.$password).id("password")
                Text(model.$name.map { "Hello, \($0)" }).id("greeting")
            }
        }
    }
}

private final class FormModel {
    @Reactive var name = ""
    @Reactive var password = ""
}

/// Runs `body` while a server shows `content`, by default a form, at every path except `/nowhere`.
func withServer(
    _ change: (inout LiveServer.Options) -> Void = { _ in },
    content: @escaping @Sendable () -> AnyView = { AnyView(Form()) }, line: LineConditions? = nil,
    _ body: (Browser, LiveServer) async throws -> Void
) async throws {
    var options = LiveServer.Options(port: 0)
    options.logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    change(&options)
    let server = LiveServer(
        options: options, exists: { $0 != "/nowhere" }, prepare: { _ in },
        page: { _, _ in LivePage(language: .constant("en"), texts: .english, line: line, content: content()) })
    try await running { ready in
        try await server.run(ready: ready)
    } _: { port in
        try await body(Browser(port: port), server)
    }
}

/// Starts `run`, runs `body` with the port that `run` reports, then cancels `run`.
func running(
    _ run: @escaping @Sendable (_ ready: @escaping @Sendable (Int) async -> Void) async throws -> Void,
    _ body: (_ port: Int) async throws -> Void
) async throws {
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
        defer { continuation.finish() }
        try await run { port in continuation.yield(port) }
    }
    for await port in ports {
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(port)) } catch { outcome = .failure(error) }
        task.cancel()
        _ = await task.result
        return try outcome.get()
    }
    try await task.value
}
