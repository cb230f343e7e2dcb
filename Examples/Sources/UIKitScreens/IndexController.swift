#if canImport(UIKit) && !os(watchOS)
internal import BinderyUIKit
internal import ShowcaseModels
internal import UIKit

/// The list of the screens.
final class IndexController: UIViewController {
    private let texts: Texts
    private let open: (AppRoute) -> Void

    private static let routes: [(AppRoute, Phrase)] = [
        (.lengthLogin(.mvvm), .lengthLogin), (.phoneLogin, .phoneLogin), (.goods(), .goods),
        (.menuGroups, .menuGroups), (.posts(), .posts),
    ]

    init(_ texts: Texts, open: @escaping (AppRoute) -> Void) {
        (self.texts, self.open) = (texts, open)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = texts.now(.showcase)
        let table = UITableView(frame: .zero, style: .insetGrouped).identified("list")
        view.stack([], list: table)
        let list = MutableListProperty(Array(Self.routes.indices))
        let rows = table.reactive.rows(list, in: UITableViewCell.self) { [texts] cell, index, _ in
            var content = cell.defaultContentConfiguration()
            content.text = texts.now(Self.routes[index].1)
            cell.contentConfiguration = content
        }
        rows.selections.observe { [open] in open(Self.routes[$0].0) }.disposed(by: bag)
    }

    private let bag = DisposeBag()
}
#endif
