public import BinderyView

/// The likes of a person, whichever screen they are given on. They are the person's, not the screen's: who goes back at once has liked
/// all the same.
public final class Likes {
    /// What becomes of the likes of all goods: this person's, once the service has confirmed them, and those of the others.
    public let news: AnySignal<LikeNews, Never>
    private let action: Action<Wish, Like, ServiceFailure>
    private let running: MutableProperty<Set<Good.ID>>
    private let bag = DisposeBag()

    private struct Wish {
        let id: Good.ID
        let isLiked: Bool
    }

    /// - Parameters:
    ///   - person: an unguessable name; the same for all pages of one person.
    ///   - everybodys: what all tell each other; `nil` for a person who is alone.
    public init(service: some GoodsService, person: String = "", everybodys: Broadcast<PersonalLike>? = nil) {
        let running = MutableProperty<Set<Good.ID>>([], name: "likes under way")
        self.running = running
        let action = Action<Wish, Like, ServiceFailure>(policy: .concurrent) { wish async throws(ServiceFailure) in
            running.value.insert(wish.id)
            defer { running.value.remove(wish.id) }
            return try await service.setLiked(wish.isLiked, wish.id)
        }
        self.action = action
        let own = action.values.map { LikeNews($0, isOwn: true) }
        guard let everybodys else {
            news = AnySignal(own)
            return
        }
        action.values.observe { everybodys.send(PersonalLike(like: $0, person: person)) }.disposed(by: bag)
        let all = everybodys.signal().map { LikeNews($0.like, isOwn: $0.person == person) }
        // Shared: while no screen looks at goods, nothing is asked of the others.
        news = AnySignal(own.merge(with: all).share())
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
