public import BinderyView

/// Other goods of the seller, or of the place, of a good.
public final class RelatedGoodsModel: Activatable {
    public let relation: GoodRelation
    public let load: Action<Void, [Good], ServiceFailure>
    public let state: Property<PageState<[Good], ServiceFailure>>
    /// Empty until they are loaded.
    public let goods: Property<[Good]>
    public let activation = Activation()
    private let bag = DisposeBag()

    /// - Parameter language: the language of the texts, which are loaded again when it changes.
    public init(
        _ id: Good.ID, _ relation: GoodRelation, service: some GoodsService,
        language: Property<Language> = .constant(.english)
    ) {
        self.relation = relation
        let load = Action<Void, [Good], ServiceFailure> { () async throws(ServiceFailure) in
            try await language.answer { () async throws(ServiceFailure) in
                try await service.goods(relatedTo: id, by: relation)
            }
        }
        self.load = load
        state = load.page(isEmpty: \.isEmpty, by: ==)
        goods = load.latest.map { $0 ?? [] }
        language.observeChanges { _ in load.execute() }.disposed(by: bag)
        activation.whileActive { _ in
            if untracked({ load.latest.value == nil }) { load.execute() }
        }
    }
}
