public import BinderyView

/// Whether the user may read posts, according to the service.
public final class PostAccess: Restorable {
    public enum State: Equatable, Sendable {
        case asking
        case granted
        case refused
        case failed(SearchFailure)
    }

    /// The last answer. A page that is restored shows it until the service answers again: otherwise its fields would be
    /// disabled meanwhile, and what the user types lost.
    @Reactive(.saved) private var wasGranted = false
    public let ask: Action<Void, Bool, SearchFailure>
    /// Sets the access in the service, then asks again.
    public let setGranted: Action<Bool, Void, SearchFailure>
    public let state: Property<State>
    public let isGranted: Property<Bool>

    public init(service: some PostService) {
        let wasGranted = _wasGranted
        let ask = Action<Void, Bool, SearchFailure>(policy: .latest) { () async throws(SearchFailure) in
            let isGranted = try await service.isAccessGranted()
            wasGranted.value = isGranted
            return isGranted
        }
        self.ask = ask
        let setGranted = Action<Bool, Void, SearchFailure> { isGranted async throws(SearchFailure) in
            try await service.setAccessGranted(isGranted)
            ask.execute()
        }
        self.setGranted = setGranted
        let (answer, isAsking, isSetting) = (ask.lastResult, ask.isExecuting, setGranted.isExecuting)
        state = Property {
            // Access stays granted while the service is asked again.
            if case .success(true) = answer.value { return .granted }
            if answer.value == nil, wasGranted.value { return .granted }
            if isAsking.value || isSetting.value { return .asking }
            switch answer.value {
            case .success: return .refused
            case .failure(let failure): return .failed(failure)
            case nil: return .asking
            }
        }
        isGranted = state.map { $0 == .granted }
    }

    public func cancel() {
        ask.cancel()
        setGranted.cancel()
    }
}
