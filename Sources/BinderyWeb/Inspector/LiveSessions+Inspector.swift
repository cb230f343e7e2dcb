#if Web
internal import BinderyInspector
internal import BinderyView

extension LiveSessions: InspectedServer {
    func summaries() async -> [SessionSummary] {
        var summaries: [SessionSummary] = []
        for (number, session) in numberedSessions where !session.isInspector {
            let state = await session.inspectedState
            summaries.append(
                SessionSummary(
                    id: number, path: state.path, isTraced: session.traceLog != nil, isConnected: state.isConnected))
        }
        return summaries
    }

    func session(_ number: Int) -> (any InspectedSession)? { liveSession(number) }

    func editorAddress(of location: String) -> String? {
        // An operator's machine does not have the sources.
        isDevelopment ? SourceFiles.ofProcess.editorAddress(of: location) : nil
    }
}

extension LiveSession {
    fileprivate var inspectedState: (path: String, isConnected: Bool) {
        (String(backend.location.path.prefix { $0 != "?" }), isConnected)
    }
}
#endif
