public import BinderyView

/// A post, with others of its user. Nothing is shown or loaded before access is granted.
public final class PostDetailModel: Activatable {
    public let access: PostAccess
    /// Whether no screen below shows the state of the access.
    public let ownsAccess: Bool
    public let post: Property<PostRow?>
    public let load: Action<Void, PostDetails, ServiceFailure>
    /// The state of what is loaded. The post itself may be known before.
    public let state: Property<PageState<PostDetails, ServiceFailure>>
    public let byUser: Property<[PostRow]>
    public let ticker: SecondTicker
    public let activation = Activation()

    /// - Parameter search: the search that has found the post: its access and its ticker serve both.
    public init(_ id: Post.ID, foundBy search: PostSearchModel?, posts: some PostService) {
        let known = search?.post(id)
        let access = search?.access ?? PostAccess(service: posts)
        self.access = access
        ownsAccess = search == nil
        let ticker = search?.ticker ?? SecondTicker()
        self.ticker = ticker
        let isGranted = access.isGranted
        let load = Action<Void, PostDetails, ServiceFailure>(enabledIf: isGranted) {
            () async throws(ServiceFailure) in try await posts.post(id)
        }
        self.load = load
        let details = load.latest
        post = Property {
            // The service advances its dates, so the same post loaded later would be younger than its row.
            isGranted.value ? (known ?? details.value?.post).map { PostRow($0, ticker: ticker) } : nil
        }
        byUser = Property {
            isGranted.value ? (details.value?.byUser ?? []).map { PostRow($0, ticker: ticker) } : []
        }
        state = load.page(isEmpty: { _ in false }, by: ==)
        activation.whileActive { scope in
            if untracked({ !isGranted.value }) { access.ask.execute() }
            isGranted.signal.filter { $0 && untracked { details.value == nil } }
                .observe { _ in load.execute() }
                .disposed(in: scope)
            scope.onDispose(load.cancel)
        }
    }
}
