/// Where in the application the person is. The one says it that was mounted last of those that can be seen: a navigation stack, or a screen
/// outside of one. When it goes, or is covered, the one before does so again.
final class WindowLocation<B: Backend> {
    private struct Source {
        let number: Int
        /// Always, if nil.
        let isShown: Property<Bool>?
        let location: () -> Location
        let go: (NavigationTrail) -> Void
    }

    private let backend: B
    private var sources: [Source] = []
    private var lastNumber = 0
    private var told: Location?
    private var telling: Effect?

    init(backend: B) { self.backend = backend }

    deinit { telling?.dispose() }

    /// Tells the backend a location while `place` lasts.
    ///
    /// - Parameters:
    ///   - go: what is done when the person goes elsewhere by the platform's own means.
    ///   - location: is asked again when a property that it has read changes.
    func follow(
        in place: Place<B>, go: @escaping (NavigationTrail) -> Void = { _ in }, _ location: @escaping () -> Location
    ) {
        lastNumber += 1
        let number = lastNumber
        sources.reserveCapacity(sources.count + 1)
        sources.append(Source(number: number, isShown: place.environment.isShown(), location: location, go: go))
        if telling == nil { start() } else { changed() }
        place.scope.atEnd {
            self.sources.removeAll { $0.number == number }
            self.changed()
        }
    }

    /// A location has changed otherwise than by a property that it reads.
    func changed() { telling?.rerun() }

    private func start() {
        telling = Effect.start(nil, #fileID, #line, running: Telling(place: self))
        // Weak: the backend keeps its handler when the interface is gone.
        backend.onLocationRequest { [weak self] in self?.go(to: $0) }
    }

    private struct Telling: EffectBody {
        unowned let place: WindowLocation

        func run(in effect: Effect) {
            guard let location = place.sources.last(where: { $0.isShown?.value ?? true })?.location(),
                location != place.told
            else { return }
            place.told = location
            untracked { place.backend.setLocation(location) }
        }
    }

    private func go(to trail: NavigationTrail) {
        untracked { sources.last { $0.isShown?.value ?? true } }?.go(trail)
    }
}
