internal import struct Foundation.URL

/// The updates of a tree of views.
@MainActor
final class HostCore {
    private(set) var pass = 0
    private(set) var layers: [Layer] = []
    private(set) var animations: [Animation] = []
    private(set) var issues: [String] = []
    /// What the views do with a link, as the last evaluation left it.
    var openers: [(URL) -> Void] = []
    private var root = Node()
    private var view: AnyView?
    private var isInvalid = true
    private var isNew = true
    private var actions: [() -> Void] = []

    // The host whose bodies are evaluated. All that the stand-in does is on the main actor.
    nonisolated(unsafe) private static var evaluating: HostCore?

    nonisolated static var isEvaluating: Bool { evaluating != nil }

    nonisolated static func report(_ issue: String) {
        MainActor.assumeIsolated { evaluating?.issues.append(issue) }
    }

    func show(_ view: AnyView?) {
        self.view = view
        isInvalid = true
        isNew = true
    }

    func needsUpdate() {
        isInvalid = true
        if let animation = Transaction.current.animation { animations.append(animation) }
    }

    /// Runs `action` when the update has been made.
    func after(_ action: @escaping () -> Void) { actions.append(action) }

    func open(_ url: URL) { for open in openers { open(url) } }

    /// Brings the screen up to date, until nothing changes any more.
    func update() {
        var rounds = 0
        while isInvalid || !actions.isEmpty {
            rounds += 1
            precondition(rounds < 100, "the views change with every update")
            if isInvalid { evaluate() }
            let due = actions
            actions = []
            for action in due { action() }
        }
    }

    func present(_ kind: Layer.Kind, dismiss: @escaping () -> Void) -> Layer {
        let layer = Layer(kind, dismiss: dismiss)
        layers.append(layer)
        return layer
    }

    private func evaluate() {
        isInvalid = false
        pass += 1
        (layers, openers) = ([], [])
        Self.evaluating = self
        defer { Self.evaluating = nil }
        // What the framework's own views read is tracked too.
        let contents = withObservationTracking { [self] () -> [Shown] in
            guard let view else { return [] }
            let window = present(.window) {}
            let context = Context(
                core: self, node: root, environment: EnvironmentValues(), isChanged: isNew, isOnScreen: true)
            isNew = false
            window.contents = view.render(in: context)
            return window.contents
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.needsUpdate() }
        }
        _ = contents
        root.sweep(pass: pass)
    }
}
