public import BinderyView

/// A good, with one part in focus.
public final class GoodDetailModel: Activatable {
    public let part: GoodPart
    public let good: Property<Good?>
    public let state: Property<PageState<Good, ServiceFailure>>
    public let load: Action<Void, Good, ServiceFailure>
    public let likes: Likes
    public let activation = Activation()

    private let bag = DisposeBag()

    /// - Parameters:
    ///   - known: the good, if the screen below has it; otherwise it is loaded.
    ///   - language: the language of the texts, which are loaded again when it changes.
    public init(
        _ id: Good.ID, _ part: GoodPart, known: Good?, service: some GoodsService, likes: Likes,
        language: Property<Language> = .constant(.english)
    ) {
        self.part = part
        self.likes = likes
        let good = MutableProperty(known, name: "good")
        self.good = good
        let load = Action<Void, Good, ServiceFailure> { () async throws(ServiceFailure) in
            let liked = Meanwhile(likes.news)
            let good = try await language.answer { () async throws(ServiceFailure) in try await service.good(id) }
            return liked.values.reduce(good) { $0.applying($1) }
        }
        self.load = load
        let (isLoading, failure) = (load.isExecuting, load.failure)
        state = Property {
            PageState(
                latest: good.value, isLoading: isLoading.value, failure: failure.value, isEmpty: { _ in false })
        }
        load.values.observe { good.value = $0 }.disposed(by: bag)
        language.observeChanges { _ in load.execute() }.disposed(by: bag)
        likes.news.observe { news in good.value = good.value?.applying(news) }.disposed(by: bag)
        activation.whileActive { _ in
            if untracked({ good.value == nil }) { load.execute() }
        }
    }
}
