public import BinderyView

/// The likes of a person, whichever screen they are given on. They are the person's, not the screen's: who goes back at once has liked
/// all the same.
public final class Likes {
    private let action: Action<Wish, Like, ServiceFailure>
    private let running: MutableProperty<Set<Good.ID>>

    private struct Wish {
        let id: Good.ID
        let isLiked: Bool
    }

    public init(service: some GoodsService) {
        let running = MutableProperty<Set<Good.ID>>([], name: "likes under way")
        self.running = running
        action = Action(policy: .concurrent) { (wish: Wish) async throws(ServiceFailure) -> Like in
            running.value.insert(wish.id)
            defer { running.value.remove(wish.id) }
            return try await service.setLiked(wish.isLiked, wish.id)
        }
    }

    /// Each like as the service has confirmed it.
    public var confirmed: some Signal<Like, Never> { action.values }

    public var failures: some Signal<ServiceFailure, Never> { action.failures }

    /// Likes what is not liked, and the other way round; nothing while that good's own request is under way.
    public func toggle(_ good: Good) {
        if untracked({ running.value.contains(good.id) }) { return }
        action.execute(Wish(id: good.id, isLiked: !good.isLiked))
    }

    /// Whether a request for the good is under way.
    public func isRunning(_ id: Good.ID) -> Property<Bool> { running.map { $0.contains(id) } }
}
