import Foundation
import PackagePlugin

/// `swift package dev [product] [its arguments]` builds and runs a program, and does so again when a source changes.
/// Open pages reconnect and keep their state. While the code does not compile, the previous program continues.
@main
struct BinderyDev: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let products = context.package.products(ofType: ExecutableProduct.self).map(\.name).sorted()
        var arguments = arguments
        let named = arguments.first.flatMap { products.contains($0) ? $0 : nil }
        if named != nil { arguments.removeFirst() }
        guard let product = named ?? (products.count == 1 ? products[0] : nil) else {
            throw DevFailure.noProduct(products)
        }
        let program = Program(
            arguments: arguments, state: context.pluginWorkDirectoryURL.appending(path: "\(product).json"))
        let ending = endings { program.stop() }
        defer { withExtendedLifetime(ending) { program.stop() } }
        say("building \(product)")
        build(product, with: program, isFirst: true)
        var watching = Watching(watchedFolders(context.package))
        let parent = getppid()
        // SwiftPM may be killed, which ends no plugin.
        while getppid() == parent {
            try await Task.sleep(for: .seconds(1))
            program.noteEnd()
            let changes = watching.takeChanges()
            if changes.isEmpty { continue }
            let names = changes.prefix(3).map { URL(filePath: $0).lastPathComponent }.joined(separator: ", ")
            say("\(names)\(changes.count > 3 ? " and \(changes.count - 3) more" : "") changed; building")
            build(product, with: program, isFirst: false)
        }
    }

    private func build(_ product: String, with program: Program, isFirst: Bool) {
        let parameters = PackageManager.BuildParameters(
            configuration: .debug, logging: .concise, echoLogs: isFirst)
        let began = Date.now
        do {
            let result = try packageManager.build(.product(product), parameters: parameters)
            guard result.succeeded, let built = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
                if !isFirst { say(result.logText) }
                return say(
                    "it does not compile; \(program.isRunning ? "the previous program continues" : "nothing runs")")
            }
            try program.start(built.url, after: Date.now.timeIntervalSince(began))
        } catch {
            say("the program cannot be built: \(error)")
        }
    }

    /// The sources of the package and of those that it uses from this machine.
    private func watchedFolders(_ package: Package) -> [URL] {
        var folders: [String: URL] = [:]
        var rest = [package]
        var seen: Set<Package.ID> = []
        while let next = rest.popLast() {
            if !seen.insert(next.id).inserted { continue }
            if case .repository = next.origin { continue }
            if case .registry = next.origin { continue }
            let manifest = next.directoryURL.appending(path: "Package.swift")
            folders[manifest.path] = manifest
            for target in next.targets where (target as? SourceModuleTarget)?.kind != .test {
                folders[target.directoryURL.path] = target.directoryURL
            }
            rest += next.dependencies.map(\.package)
        }
        return Array(folders.values)
    }

    /// Ends the program with the plugin, which SwiftPM ends by a signal.
    private func endings(_ stop: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
        [SIGTERM, SIGINT, SIGHUP, SIGPIPE].map { number in
            // Not ignored: the program would inherit that.
            signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                stop()
                exit(0)
            }
            source.resume()
            return source
        }
    }
}

/// The program under development. Its pages find their state in a file when it starts again.
final class Program: @unchecked Sendable {
    private let arguments: [String]
    private let state: URL
    // Guards what follows: the plugin's task and the handlers of signals use it.
    private let lock = NSLock()
    private var process: Process?
    private var running: Date?

    init(arguments: [String], state: URL) { (self.arguments, self.state) = (arguments, state) }

    var isRunning: Bool { lock.withLock { process?.isRunning ?? false } }

    /// Starts a program that was built, in place of the previous one, unless it is the same.
    func start(_ program: URL, after duration: TimeInterval) throws {
        let date = try program.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        if isRunning, lock.withLock({ running == date }) { return say("built; the program is the same") }
        say("built in \(Int(duration.rounded())) s; starting")
        stop()
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["BINDERY_DEVELOPMENT": state.path]) { $1 }
        try process.run()
        lock.withLock { (self.process, running) = (process, date) }
    }

    /// Lets the program store its pages, and waits for its end.
    func stop() {
        guard let process = lock.withLock({ takeProcess() }), process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    private func takeProcess() -> Process? {
        defer { process = nil }
        return process
    }

    func noteEnd() {
        let ended = lock.withLock { () -> Int32? in
            guard let process, !process.isRunning else { return nil }
            (self.process, running) = (nil, nil)
            return process.terminationStatus
        }
        if let ended { say("the program has ended with code \(ended); it starts again when something changes") }
    }
}

enum DevFailure: Error, CustomStringConvertible {
    case noProduct([String])

    var description: String {
        switch self {
        case .noProduct([]): "The package has no program to run. `swift package new-page --name Counter` makes one."
        case .noProduct(let names):
            "Name the program to run: `swift package dev \(names[0])`. There are: \(names.joined(separator: ", "))."
        }
    }
}

private func say(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data("dev: \(text)\n".utf8)) }
