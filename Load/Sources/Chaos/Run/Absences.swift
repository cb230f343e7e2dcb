/// How long pages were without a connection, each time.
struct Absences: CustomStringConvertible {
    private let sorted: [Duration]

    init(_ durations: [Duration]) { sorted = durations.sorted() }

    var isEmpty: Bool { sorted.isEmpty }

    /// Those for which the user has seen that the connection is lost: the page says so after 400 ms.
    var banners: Absences { Absences(sorted.map { $0 - .milliseconds(400) }.filter { $0 > .zero }) }

    private func share(_ share: Double) -> Duration { sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)] }

    /// What is wrong if 99 % of them may take this long at most.
    func problems(_ what: String, beyond limit: Duration?) -> [String] {
        guard let limit, !sorted.isEmpty, share(0.99) > limit else { return [] }
        return ["\(what) for \(Self.text(share(0.99))), more than \(Self.text(limit)) for 99 %"]
    }

    var description: String {
        if sorted.isEmpty { return "never" }
        let shares = [(0.5, "in the middle"), (0.95, "for 95 %"), (0.99, "for 99 %"), (1.0, "at most")]
        return "\(sorted.count) times: " + shares.map { "\(Self.text(share($0))) \($1)" }.joined(separator: ", ")
    }

    private static func text(_ duration: Duration) -> String { "\(Int(duration / .milliseconds(1))) ms" }
}
