public import BinderyView
internal import BinderyWire

extension WebBackend {
    /// Records an event of the page, as the cause of what it does; nil while tracing is off.
    func traceStep(of event: PageEvent.Kind) -> TraceStep? {
        guard Diagnostics.isTracingHere else { return nil }
        switch event {
        // A question about the page is not part of what it does.
        case .dispatch(let node, _, _) where root.first(numbered: node)?.classes == "why": return nil
        case .edit(let node, let text, _, _):
            return .event(.edit, of: traceName(of: node), "\(text.count) characters")
        case .tap(let node): return .event(.tap, of: traceName(of: node))
        case .submit(let node): return .event(.submission, of: traceName(of: node))
        case .focus(let node): return .event(.focusChange, of: traceName(of: node), "received")
        case .blur(let node): return .event(.focusChange, of: traceName(of: node), "lost")
        case .dispatch(let node, let name, _), .answer(let node, _, _, let name):
            return .event(.input, of: traceName(of: node), String(name.prefix(40)))
        case .navigate: return .event(.navigation, of: "the window")
        case .showRows(let rows, let node, _, _):
            return .event(.scroll, of: traceName(of: node), "rows \(rows.lowerBound) to \(rows.upperBound)")
        case .hold(let node, let isHeld): return .event(.hold, of: traceName(of: node), isHeld ? "begun" : "ended")
        case .heartbeat: return nil
        }
    }

    private func traceName(of number: Int) -> String { root.first(numbered: number)?.traceName ?? "a removed element" }
}

extension WebNode {
    func first(numbered number: Int) -> WebNode? {
        self.number == number ? self : children.lazy.compactMap { $0.first(numbered: number) }.first
    }

    /// `<button #login>`; without an identifier, the text: `<button "Log in">`.
    var traceName: String {
        let control = control
        if let id = control[attribute: .dataTestid] { return "<\(control.name) #\(id)>" }
        let text = control.firstText.prefix(30)
        return text.isEmpty ? "<\(control.name)>" : "<\(control.name) \"\(text)\">"
    }

    /// The text of a node with one part at most: a container is not named by what is in it.
    private var firstText: String { text ?? (children.count == 1 ? children[0].firstText : "") }
}

extension TraceLog {
    func recordFrame(of bytes: Int) {
        // Nothing has happened since: the frame only acknowledges, or answers a question about the page.
        if latest?.kind == .frame || latest?.kind == .pick { return }
        TraceStep.following(latest) { _ = TraceStep.event(.frame, of: "the page", "\(bytes) bytes") }
    }
}

extension TraceEvent.Kind {
    /// The page was opened, or its state was restored after a restart.
    public static let opening = Self("opening")
    /// The user began or ended to use a carousel, by the pointer or the focus.
    public static let hold = Self("hold")
    /// The changes of the page were sent to the browser; the detail is their size.
    public static let frame = Self("frame")
}
