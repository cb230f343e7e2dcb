/// The location of a window. The most recently mounted visible source determines it: a navigation stack, or a screen
/// outside one. When that source is unmounted or covered, the previous one takes over.
final class WindowLocation<B: Rendering.Backend> {
    private struct Source {
        let number: Int
        /// Nil means always.
        let isShown: Property<Bool>?
        let location: () -> Rendering.Location
        let go: (NavigationTrail) -> Void
    }

    private let backend: B
    private var sources: [Source] = []
    private var lastNumber = 0
    private var reported: Rendering.Location?
    private var locationEffect: Effect?

    init(backend: B) { self.backend = backend }

    deinit { locationEffect?.dispose() }

    /// Reports a location to the backend until the scope of `point` ends. It is computed again when a property that it
    /// has read changes; `go` is called when the user navigates by means of the platform.
    func follow(
        in point: Rendering.MountPoint<B>, go: @escaping (NavigationTrail) -> Void = { _ in },
        _ location: @escaping () -> Rendering.Location
    ) {
        lastNumber += 1
        let number = lastNumber
        sources.reserveCapacity(sources.count + 1)
        sources.append(Source(number: number, isShown: point.environment.isShown(), location: location, go: go))
        if locationEffect == nil { start() } else { changed() }
        point.scope.keepCleanup {
            self.sources.removeAll { $0.number == number }
            self.changed()
        }
    }

    /// Reports a location again that has changed otherwise than by a property.
    func changed() { locationEffect?.rerun() }

    private func start() {
        locationEffect = Effect.start(nil, #fileID, #line, running: LocationEffect(window: self))
        // Weak: the backend keeps its handler after the interface has ended.
        backend.onLocationRequest { [weak self] in self?.go(to: $0) }
    }

    private struct LocationEffect: EffectBody {
        unowned let window: WindowLocation

        func run(in effect: Effect) {
            guard let location = window.sources.last(where: { $0.isShown?.value ?? true })?.location(),
                location != window.reported
            else { return }
            window.reported = location
            untracked { window.backend.setLocation(location) }
        }
    }

    private func go(to trail: NavigationTrail) {
        untracked { sources.last { $0.isShown?.value ?? true } }?.go(trail)
    }
}
