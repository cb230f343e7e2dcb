#if canImport(UIKit) && !os(watchOS)
internal import BinderyUIKit
public import ShowcaseModels
internal import UIKit

/// A good, with a button that likes it.
public final class GoodDetailController: ModelController<GoodDetailModel> {
    private let bag = DisposeBag()

    public override func viewDidLoad() {
        super.viewDidLoad()
        let (good, likes) = (model.good, model.likes)
        let (name, facts, message) = (UILabel.make("name"), UILabel.make("facts"), UILabel.make("message"))
        let like = UIButton.make("like", "")
        view.stack([message, name, facts, like])

        title = texts.now(model.part.phrase)
        name.reactive.text <~ good.map { $0?.title ?? "" }
        facts.reactive.text
            <~ good.map { $0.map { "\(Price($0.price).text) · \($0.nickname) · \($0.location)" } ?? "" }
        like.reactive.title <~ good.map { $0?.likeTitle ?? "" }
        like.reactive.isVisible <~ good.map { $0 != nil }
        like.reactive.taps.observe { if let good = good.value { likes.toggle(good) } }.disposed(by: bag)
        message.reactive.text <~ model.state.map { [texts] in $0.message(texts, failed: \.phrase) ?? "" }
        reactive.activate(model)
    }
}
#endif
