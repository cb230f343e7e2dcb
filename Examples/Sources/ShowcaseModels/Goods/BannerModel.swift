public import BinderyView

public final class BannerModel: Activatable {
    public let banner: Property<Banner?>
    public let state: Property<PageState<Banner, ServiceFailure>>
    public let load: Action<Void, Banner, ServiceFailure>
    public let activation = Activation()

    public init(_ id: Banner.ID, service: some GoodsService) {
        let load = Action<Void, Banner, ServiceFailure> { () async throws(ServiceFailure) in
            guard let banner = try await service.banners().first(where: { $0.id == id }) else { throw .notFound }
            return banner
        }
        self.load = load
        banner = load.latest
        state = load.page(isEmpty: { _ in false }, by: ==)
        activation.whileActive { _ in
            if untracked({ load.latest.value == nil }) { load.execute() }
        }
    }
}
