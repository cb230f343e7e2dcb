/// Shows the last screen of a navigator's stack. Screens below stay as they were left, with their state, but nothing of
/// them is drawn.
public struct NavigationStack<Destination: Route, Content: View>: PrimitiveView {
    private let navigator: Navigator<Destination>
    private let destination: (String) -> Destination?
    private let content: (Destination) -> Content

    /// - Parameters:
    ///   - destination: the screen at a path, for who comes by address or by the browser's forward button.
    ///   - content: the view of a screen; usually a ``Screen``.
    public init(
        _ navigator: Navigator<Destination>, destination: @escaping (_ path: String) -> Destination?,
        @ViewBuilder content: @escaping (Destination) -> Content
    ) {
        self.navigator = navigator
        self.destination = destination
        self.content = content
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let shown = ShownScreens(place: place, navigator: navigator, destination: destination, content: content)
        let observation = navigator.stack.observe { shown.show($0) }
        place.bind(shown.location) { $0.setLocation($1) }
        // Weak: the backend keeps its handler when the stack is gone.
        place.backend.onLocationRequest { [weak shown] depth, path in shown?.go(toDepth: depth, path: path) }
        place.scope.onDispose { observation.dispose() }
    }
}

private final class ShownScreens<Destination: Route, Content: View, B: Backend> {
    private struct Entry {
        let destination: Destination
        let context: ScreenContext
        let place: Place<B>
        let isCovered: MutableProperty<Bool>

        func setCovered(_ isCovered: Bool) {
            place.setShown(!isCovered)
            self.isCovered.value = isCovered
        }
    }

    private let place: Place<B>
    private let navigator: Navigator<Destination>
    private let destination: (String) -> Destination?
    private let content: (Destination) -> Content
    private let entries = MutableProperty<[Entry]>([])

    init(
        place: Place<B>, navigator: Navigator<Destination>, destination: @escaping (String) -> Destination?,
        content: @escaping (Destination) -> Content
    ) {
        self.place = place
        self.navigator = navigator
        self.destination = destination
        self.content = content
    }

    var location: Property<Location> {
        Property { [entries] in
            let all = entries.value
            guard let top = all.last else { return Location(depth: 0, path: "", title: "") }
            return Location(depth: all.count, path: top.destination.path, title: top.context.title.value)
        }
    }

    func go(toDepth depth: Int, path: String) {
        let stack = navigator.stack.value
        if depth < stack.count {
            navigator.pop(toDepth: depth)
        } else if depth > stack.count, let next = destination(path) {
            navigator.push(next)
        }
    }

    func show(_ stack: [Destination]) {
        var all = entries.value
        let common = zip(all, stack).prefix { $0.destination == $1 }.count
        for entry in all[common...].reversed() { entry.place.end() }
        all.removeSubrange(common...)
        all.last?.setCovered(stack.count > common)
        for (index, destination) in stack.enumerated().dropFirst(common) {
            var inner = place.region()
            let navigator = navigator
            let context = ScreenContext(goBack: index > 0 ? { navigator.pop(toDepth: index) } : nil)
            inner.environment.screen = context
            let isCovered = MutableProperty(index < stack.count - 1)
            inner.environment.hide(while: isCovered)
            if index < stack.count - 1 { inner.setShown(false) }
            content(destination).mount(in: inner)
            all.append(Entry(destination: destination, context: context, place: inner, isCovered: isCovered))
        }
        entries.value = all
    }
}
