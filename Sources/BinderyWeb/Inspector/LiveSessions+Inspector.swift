#if Web
internal import BinderyInspector
internal import BinderySynchronization
internal import BinderyView
internal import Foundation

extension LiveSessions: InspectedServer {
    func summaries() async -> [SessionSummary] {
        var summaries: [SessionSummary] = []
        // No session is asked: it has its users to serve, and may be computing.
        for (number, session, path) in numberedSessions where !session.isInspector {
            summaries.append(
                SessionSummary(
                    id: number, path: session.figures.path ?? path, isTraced: session.traceLog != nil,
                    figures: session.figures.summary))
        }
        return summaries
    }

    func memory() -> Int? {
        // In pages: all, resident.
        let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return statistics?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * pageSize }
    }

    func session(_ number: Int) -> (any InspectedSession)? { liveSession(number) }

    var tracesAll: Bool { isDevelopment }

    func trace(_ number: Int) async -> Bool {
        await restart(number) { state, token, _ in
            state.traced.insert(token)
            return true
        }
    }

    func stopTracing(_ number: Int) async -> Bool {
        await restart(number) { state, token, session in
            state.traced.remove(token)
            return session.traceLog != nil
        }
    }

    /// Ends a session. Its page connects again, and continues with the stored state. Returns false without a store,
    /// for an unknown number, and if `permits` does.
    private func restart(
        _ number: Int, _ permits: (inout State, _ token: String, LiveSession) -> Bool
    ) async -> Bool {
        let found = state.withLock { state -> (String, LiveSession)? in
            guard store != nil, let (token, open) = state.open.first(where: { $0.value.number == number }),
                permits(&state, token, open.session)
            else { return nil }
            return (token, open.session)
        }
        guard let (token, session) = found else { return false }
        await end(token, session)
        return true
    }

    func editorAddress(of location: String) -> String? {
        // An operator's machine does not have the sources.
        isDevelopment ? SourceFiles.ofProcess.editorAddress(of: location) : nil
    }
}

private let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
#endif
