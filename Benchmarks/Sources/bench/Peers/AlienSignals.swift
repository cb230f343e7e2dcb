import Foundation

/// alien-signals, run by a Node script if `ALIEN_SIGNALS` names a checkout and Node can read its TypeScript. Each
/// contender has a process of its own, so that V8 optimises it for that work alone.
final class AlienSignals {
    struct Unavailable: Error {
        let reason: String
    }

    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()

    /// Starts the script, which prepares the work and waits.
    init(_ work: String, _ sizes: any Encodable = [:] as [String: Int]) throws {
        let environment = ProcessInfo.processInfo.environment
        guard let checkout = environment["ALIEN_SIGNALS"] else {
            throw Unavailable(reason: "ALIEN_SIGNALS names no checkout")
        }
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Node/alien-signals.mjs")
        let json = String(decoding: try JSONEncoder().encode(sizes), as: UTF8.self)
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [environment["NODE"] ?? "node", script.path, checkout, work, json]
        process.standardInput = requests
        process.standardOutput = answers
        try process.run()
        guard answer() == "ready" else { throw Unavailable(reason: "the script failed, see above") }
    }

    deinit {
        try? requests.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Returns why alien-signals cannot be measured, or nil if it can.
    static var absence: String? {
        do {
            _ = try AlienSignals("sum")
            return nil
        } catch {
            return (error as? Unavailable)?.reason ?? "\(error)"
        }
    }

    /// Does a number of runs, and returns the lower 32 bits of the checksum of all results so far.
    func run(_ count: Int) -> Int {
        requests.fileHandleForWriting.write(Data("\(count)\n".utf8))
        guard let checksum = Int(answer()) else { fatalError("alien-signals: the script failed, see above") }
        return checksum
    }

    /// Waits for a line of the script. Empty if it has ended.
    private func answer() -> String {
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let data = answers.fileHandleForReading.availableData
            if data.isEmpty { return "" }
            line += data
        }
        return String(decoding: line.dropLast(), as: UTF8.self)
    }
}

extension Contender {
    /// The work of that name in the script, with the sizes that the other contenders have too.
    static func alienSignals(_ work: String, _ sizes: any Encodable = [:] as [String: Int]) -> Contender {
        Contender(name: .alienSignals) {
            do {
                let script = try AlienSignals(work, sizes)
                return script.run
            } catch {
                fatalError("alien-signals: \((error as? AlienSignals.Unavailable)?.reason ?? "\(error)")")
            }
        }
    }
}
