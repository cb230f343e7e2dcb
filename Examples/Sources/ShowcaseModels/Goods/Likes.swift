public import BinderyView

/// A user's likes, independent of screens: a like is completed also if its screen is left immediately.
public final class Likes {
    /// The news of all goods' likes: this user's, once the service has confirmed them, and those of other users.
    public let news: AnySignal<LikeNews, Never>
    private let action: Action<Wish, Like, ServiceFailure>
    private let running: MutableProperty<Set<Good.ID>>
    private let bag = DisposeBag()

    private struct Wish {
        let id: Good.ID
        let isLiked: Bool
    }

    /// `person` is unguessable and the same for all pages of a user; `allUsers` is the channel of all users, if any.
    public init(service: some GoodsService, person: String = "", ofAllUsers allUsers: Broadcast<PersonalLike>? = nil) {
        let running = MutableProperty<Set<Good.ID>>([], name: "likes under way")
        self.running = running
        let action = Action<Wish, Like, ServiceFailure>(policy: .concurrent) { wish async throws(ServiceFailure) in
            running.value.insert(wish.id)
            defer { running.value.remove(wish.id) }
            return try await service.setLiked(wish.isLiked, wish.id)
        }
        self.action = action
        let own = action.values.map { LikeNews($0, isOwn: true) }
        guard let allUsers else {
            news = AnySignal(own)
            return
        }
        action.values.observe { allUsers.send(PersonalLike(like: $0, person: person)) }.disposed(by: bag)
        let all = allUsers.signal().map { LikeNews($0.like, isOwn: $0.person == person) }
        // Shared, so that other users' likes are observed only while a screen shows goods.
        news = AnySignal(own.merge(with: all).share())
    }

    public var confirmed: some Signal<Like, Never> { action.values }

    public var failures: some Signal<ServiceFailure, Never> { action.failures }

    /// Toggles a like; does nothing while a request for that good is running.
    public func toggle(_ good: Good) {
        if untracked({ running.value.contains(good.id) }) { return }
        action.execute(Wish(id: good.id, isLiked: !good.isLiked))
    }

    public func isRunning(_ id: Good.ID) -> Property<Bool> { running.map { $0.contains(id) } }
}
