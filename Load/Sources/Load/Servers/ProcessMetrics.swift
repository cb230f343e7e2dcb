import Foundation

/// The memory and processor time of a process, from Linux's `/proc`.
struct ProcessMetrics {
    /// In KB; `proportional` counts of shared memory only the process's share.
    let resident: Double
    let proportional: Double
    /// Seconds of processor time since its start.
    let processorTime: Double
    let threads: Int

    init(of identifier: Int32) throws {
        let memory = try String(contentsOfFile: "/proc/\(identifier)/smaps_rollup", encoding: .utf8)
        func kilobytes(_ name: String) -> Double {
            memory.split(separator: "\n").first { $0.hasPrefix(name + ":") }
                .flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Double($0) } ?? .nan
        }
        resident = kilobytes("Rss")
        proportional = kilobytes("Pss")
        let status = try String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)
        // The fields after the name, which may contain any character; the first of them is field 3.
        let fields = status[status.lastIndex(of: ")")!...].split(separator: " ").dropFirst().map { Double($0) ?? 0 }
        processorTime = (fields[11] + fields[12]) / Double(sysconf(Int32(_SC_CLK_TCK)))
        threads = Int(fields[17])
    }
}

enum OpenFiles {
    /// How many this process and its children may have open.
    static var limit: Double {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return Double(limit.rlim_cur)
    }

    /// More than a program has open beside its connections.
    static let others = 1000.0

    /// Raises the limit of open descriptors of this process and its children to the maximum.
    static func raiseLimit() throws {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        guard limit.rlim_cur >= 11_000 else {
            throw LoadFailure(
                "Only \(limit.rlim_cur) files may be open; 10,000 connections need more. Raise it: ulimit -Hn 20000")
        }
    }
}
