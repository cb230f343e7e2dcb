import Foundation

extension Measurements {
    /// The time from the start of the program until it accepts a connection, first with a new database.
    mutating func start() async throws {
        let directory = Server.makeDirectory()
        defer { try? FileManager.default.removeItem(at: directory) }
        var times: [Double] = []
        for _ in 0..<6 {
            times.append(try await withServer(.bindery, in: directory) { $0.startTime / .milliseconds(1) })
        }
        let again = times.dropFirst().sorted()
        let row = Row(
            "start", Server.Kind.bindery.rawValue, clients: 0,
            [
                .init(name: "with a new database", value: times[0], unit: "ms"),
                .init(name: "with an existing one, median of 5", value: again[again.count / 2], unit: "ms"),
            ])
        report.add(row.promising("0.3 s", times.allSatisfy { $0 <= 300 }))
    }
}
