internal import BinderyView

/// The behaviour that all backends share, as cases that a test runs against a probe of the backend.
///
/// ```swift
/// @Test(arguments: BackendConformance<HeadlessProbe>.names)
/// func conforms(name: String) throws { try BackendConformance.run(name, on: HeadlessProbe()) }
/// ```
public struct BackendConformance<Probe: BackendProbe> {
    /// The names of the cases, one sentence each.
    public static var names: [String] { cases.map(\.name) }

    /// Runs one case against a new, empty backend.
    public static func run(_ name: String, on probe: Probe) throws(ConformanceFailure) {
        guard let found = cases.first(where: { $0.name == name }) else {
            throw ConformanceFailure(description: "There is no case “\(name)”.")
        }
        let stage = BackendConformance(probe: probe)
        defer { stage.scope.dispose() }
        try stage.time.run { () throws(ConformanceFailure) in try found.run(stage) }
    }

    let probe: Probe
    let time = VirtualScheduler()
    let scope = Scope()

    struct Case {
        let name: String
        let run: (BackendConformance) throws(ConformanceFailure) -> Void

        init(_ name: String, _ run: @escaping (BackendConformance) throws(ConformanceFailure) -> Void) {
            self.name = name
            self.run = run
        }
    }

    static var cases: [Case] {
        controls + marks + choices + inputs + structure + lifetimes + lists + navigation + leaving + dialogs + focus
            + naming + elements + files
    }

    func mount(_ view: some View, back: some Wording = "Back") {
        let texts = InterfaceTexts(back: back)
        view.mount(
            in: Rendering.MountPoint(probe.backend, root: probe.root, toasts: probe.toasts, scope: scope, texts: texts))
    }

    func expectShown(_ lines: String..., at step: Int = #line) throws(ConformanceFailure) {
        let seen = probe.shown().map(\.description)
        if seen != lines { throw ConformanceFailure(step, expected: "\(lines)", seen: "\(seen)") }
    }

    /// Compares what the control with an id shows as its value.
    func expectValue(of id: String, _ expected: String, at step: Int = #line) throws(ConformanceFailure) {
        try expect(probe.shown().last { $0.id == id }?.value, expected, at: step)
    }

    func expect<Value: Equatable>(
        _ seen: Value, _ expected: Value, at step: Int = #line
    ) throws(ConformanceFailure) {
        if seen != expected { throw ConformanceFailure(step, expected: "\(expected)", seen: "\(seen)") }
    }
}

/// A difference between the behaviour of a backend and the required one.
public struct ConformanceFailure: Error, CustomStringConvertible {
    public let description: String

    init(description: String) { self.description = description }

    init(_ step: Int, expected: String, seen: String) {
        description = "at line \(step) of the case\nexpected: \(expected)\nseen:     \(seen)"
    }
}
