import Foundation

/// The catalogue in a process of its own, which serves all workers. It is started again if it ends, and ends with this
/// process.
enum CatalogueProcess {
    /// The variable of the environment by which workers know the catalogue.
    private static let variable = "SHOWCASE_CATALOGUE"

    /// The catalogue that the first process has started.
    static var address: String? { ProcessInfo.processInfo.environment[variable] }

    static func start(_ arguments: CatalogueArguments) throws {
        let port = try run(arguments, port: 0)
        setenv(variable, "http://127.0.0.1:\(port)", 1)
    }

    /// Returns the port, once the catalogue listens.
    @discardableResult
    private static func run(_ arguments: CatalogueArguments, port: Int) throws -> Int {
        let process = Process(), output = Pipe(), input = Pipe()
        process.executableURL = URL(filePath: ProcessInfo.processInfo.arguments[0])
        process.arguments = [
            "--catalogue-only", "--until-input-ends", "--port=\(port)", "--database=\(arguments.database)",
            "--delay=\(arguments.delay)", "--failure-rate=\(arguments.failureRate)",
        ]
        process.standardInput = input
        process.standardOutput = output
        // Not `waitUntilExit()`, which spins on a thread without a run loop.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do { try process.run() } catch { throw Stop("The catalogue could not be started. \(error)") }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let found = line.firstMatch(of: /127\.0\.0\.1:(\d+)/), let port = Int(found.1) else {
            throw Stop("The catalogue could not be started.")
        }
        Thread.detachNewThread {
            withExtendedLifetime((process, input)) { ended.wait() }
            _ = try? run(arguments, port: port)
        }
        return port
    }
}
