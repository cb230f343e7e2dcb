public import BinderyView

/// A script of the application in an element of the page.
final class RunningScript {
    static let prefix = "script:"

    let parts: Rendering.ScriptParts
    private var hasReportedUnexpected = false

    init(_ parts: Rendering.ScriptParts) { self.parts = parts }

    /// Passes on a message, by its name in the event. The empty name is that of the page: the script has failed.
    func receive(_ name: String, _ detail: String) {
        let message = String(name.dropFirst(Self.prefix.count))
        if message.isEmpty {
            return Diagnostics.report(
                .script, "The script “\(parts.name)” failed in the page: \(detail.prefix(500).debugDescription).")
        }
        if parts.receive(message, detail) || hasReportedUnexpected { return }
        hasReportedUnexpected = true
        Diagnostics.report(
            .script,
            """
            The script “\(parts.name)” sent the message “\(message)” with \(detail.prefix(100).debugDescription), which \
            the view does not expect. Read it by `onMessage(_:as:perform:)` with a type that fits.
            """)
    }
}

extension WebNode {
    var script: RunningScript? {
        var script: RunningScript?
        forEachHandler { if case .script(let running) = $0 { script = running } }
        return script
    }
}

extension Diagnosis.Kind {
    /// A script of the application that failed in the page, or sent what the program does not expect.
    public static let script = Diagnosis.Kind("script")
}
