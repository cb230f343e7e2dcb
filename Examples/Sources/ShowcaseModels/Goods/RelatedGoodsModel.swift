public import BinderyView

/// Goods that belong to another one or to a banner: those of a seller, or of a place, for instance.
public final class RelatedGoodsModel: Activatable {
    public let load: Action<Void, [Good], ServiceFailure>
    public let state: Property<PageState<[Good], ServiceFailure>>
    /// Empty until they are loaded.
    public let goods: Property<[Good]>
    public let activation = Activation()
    private let bag = DisposeBag()

    /// - Parameters:
    ///   - language: the language of the texts, which are loaded again when it changes.
    ///   - goods: loads the goods.
    public init(
        language: Property<Language> = .constant(.english),
        loadedBy goods: nonisolated(nonsending) @escaping () async throws(ServiceFailure) -> [Good]
    ) {
        let load = Action<Void, [Good], ServiceFailure> { () async throws(ServiceFailure) in
            try await language.answer(to: goods)
        }
        self.load = load
        state = load.page(isEmpty: \.isEmpty, by: ==)
        self.goods = load.latest.map { $0 ?? [] }
        language.observeChanges { _ in load.execute() }.disposed(by: bag)
        activation.whileActive { _ in
            if untracked({ load.latest.value == nil }) { load.execute() }
        }
    }
}
