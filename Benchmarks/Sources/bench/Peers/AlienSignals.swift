import Foundation

/// alien-signals, measured by a Node script if `ALIEN_SIGNALS` names a checkout and Node can read its TypeScript.
enum AlienSignals {
    enum Outcome {
        case measured([String: Double])
        case notMeasured(String)
    }

    /// Returns the nanoseconds per operation by scenario. The script first checks the results, but not those of `read`.
    static func measure() -> Outcome {
        let environment = ProcessInfo.processInfo.environment
        guard let checkout = environment["ALIEN_SIGNALS"] else {
            return .notMeasured("ALIEN_SIGNALS names no checkout")
        }
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "alien-signals.mjs")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [environment["NODE"] ?? "node", script.path, checkout]
        let output = Pipe()
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            return .notMeasured("node did not start: \(error)")
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return .notMeasured("the script failed, see above") }
        var results: [String: Double] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2, let time = Double(words[1]) { results[String(words[0])] = time }
        }
        return .measured(results)
    }
}
