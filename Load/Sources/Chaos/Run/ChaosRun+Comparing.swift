extension ChaosRun {
    /// What the pages of a run show at its end, and what was wrong meanwhile.
    struct Outcome: Sendable {
        var contents: [(name: String, content: String)] = []
        var problems: [String] = []
    }

    /// Lets each user act a number of times, without faults. What the pages show does not depend on how long anything
    /// takes.
    func outcome(ofActing times: Int) async throws -> Outcome {
        do {
            let outcome = try await act(times: times)
            await server.end(by: .terminated)
            return outcome
        } catch {
            await server.end(by: .killed)
            throw error
        }
    }

    private func act(times: Int) async throws -> Outcome {
        try await server.start()
        let visits = visits(of: repeatableUsers(plan.sessions), at: await openProxy())
        let stay = stay(visits)
        defer { stay.cancel() }
        await withDiscardingTaskGroup { group in
            for visit in visits { group.addTask { await visit.act(times: times, pause: plan.pause) } }
        }
        var outcome = Outcome(problems: await settle(visits, "at the end"))
        for visit in visits {
            await visit.check()
            outcome.contents.append((await visit.title, await visit.content()))
            outcome.problems += await visit.problems.map { "\(visit.name): \($0)" }
        }
        return outcome
    }

    /// What differs between two runs with the same users.
    static func differences(_ one: Outcome, _ other: Outcome) -> [String] {
        zip(one.contents, other.contents).compactMap { one, other in
            if one.content == other.content { return nil }
            let changes = lines(other.content).difference(from: lines(one.content)).prefix(6).map { change in
                switch change {
                case .insert(_, let line, _): "with folding: \(line.prefix(200))"
                case .remove(_, let line, _): "without: \(line.prefix(200))"
                }
            }
            return "\(one.name) differs: \(changes.joined(separator: "; "))"
        }
    }

    private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }
}
