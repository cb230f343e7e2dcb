import Foundation

/// One line of results.
struct Row: Encodable {
    struct Metric: Encodable {
        let name: String
        let value: Double
        let unit: String
    }

    let part: String
    let server: String
    let clients: Int
    var metrics: [Metric]
    /// The target, and whether it is met; nil if there is none.
    var target: String?
    var isMet: Bool?

    init(_ part: String, _ server: String, clients: Int, _ metrics: [Metric]) {
        self.part = part
        self.server = server
        self.clients = clients
        self.metrics = metrics
    }

    func promising(_ target: String, _ isMet: Bool) -> Row {
        var row = self
        row.target = target
        row.isMet = isMet
        return row
    }

    var text: String {
        let metrics = metrics.map { "\($0.name) \($0.value.shown) \($0.unit)" }.joined(separator: "  ")
        let verdict = target.map { "  [\($0): \(isMet == true ? "met" : "MISSED")]" } ?? ""
        return "\(part), \(clients) \(clients == 1 ? "page" : "pages"), \(server): \(metrics)\(verdict)"
    }
}

/// Prints each row as soon as it is known, and keeps all rows.
struct Report {
    private struct Record: Encodable {
        let machine: String
        let versions: String
        let commit: String
        let date: String
        let rows: [Row]
    }

    let machine: String
    let versions: String
    let commit: String
    private(set) var rows: [Row] = []

    init(versions: String, commit: String) {
        machine = Machine.description
        self.versions = versions
        self.commit = commit
        print("machine: \(machine)\nversions: \(versions)\ncommit: \(commit)\n")
    }

    mutating func add(_ row: Row) {
        rows.append(row)
        print(row.text)
        fflush(nil)
    }

    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let record = Record(
            machine: machine, versions: versions, commit: commit, date: Date().ISO8601Format(), rows: rows)
        try encoder.encode(record).write(to: URL(filePath: path))
    }
}

extension Double {
    var shown: String {
        self >= 100
            ? Int(rounded()).formatted(.number.locale(Locale(identifier: "en_US")))
            : String(format: self >= 10 ? "%.1f" : "%.2f", self)
    }
}

enum Machine {
    static var description: String {
        let processors = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n")
            .first { $0.hasPrefix("model name") }?.split(separator: ":").last.map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        let memory = ProcessInfo.processInfo.physicalMemory >> 30
        let count = ProcessInfo.processInfo.activeProcessorCount
        return "\(count) × \(processors ?? "unknown processor"), \(memory) GB, "
            + ProcessInfo.processInfo.operatingSystemVersionString
    }
}
