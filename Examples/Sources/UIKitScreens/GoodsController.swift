#if canImport(UIKit) && !os(watchOS)
internal import BinderyUIKit
public import ShowcaseModels
internal import UIKit

/// Goods, page by page, with likes.
public final class GoodsController: ModelController<GoodsModel> {
    private let open: (Good.ID) -> Void
    private let bag = DisposeBag()

    /// - Parameter open: Opens the detail of a good.
    public init(_ model: GoodsModel, _ texts: Texts, open: @escaping (Good.ID) -> Void) {
        self.open = open
        super.init(model, texts)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = texts.now(.goods)
        let message = UILabel.make("message")
        let table = UITableView(frame: .zero, style: .plain).identified("list")
        view.stack([message], list: table)

        let rows = table.reactive.rows(model.goods, in: GoodCell.self) { [likes = model.likes] cell, good, bag in
            var content = cell.defaultContentConfiguration()
            content.text = good.title
            content.secondaryText = "\(Price(good.price).text) · \(good.nickname)"
            cell.contentConfiguration = content
            cell.like.reactive.title.value = "\(good.isLiked ? "♥" : "♡") \(good.likes)"
            cell.like.reactive.isEnabled.bind(to: likes.isRunning(good.id).map { !$0 }).disposed(by: bag)
            cell.like.reactive.taps.observe { likes.toggle(good) }.disposed(by: bag)
            cell.accessoryView = cell.like
        }
        model.loadMore <~ rows.approaches
        rows.selections.observe { [open] in open($0.id) }.disposed(by: bag)
        message.reactive.text
            <~ model.state.map { [texts] state in
                switch state {
                case .loading: texts.now(.loading)
                case .content: ""
                case .empty: texts.now(.noGoods)
                case .failed(let failure): texts.now(failure.phrase)
                }
            }
        #if !os(tvOS)
        let refresh = UIRefreshControl()
        table.refreshControl = refresh
        refresh.reactive.execute(model.refresh)
        #endif
        reactive.activate(model)
    }
}

/// A row, with a button that likes its good.
final class GoodCell: UITableViewCell {
    let like = UIButton.make("like", "")
}
#endif
