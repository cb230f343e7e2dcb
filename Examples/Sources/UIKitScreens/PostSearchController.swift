#if canImport(UIKit) && !os(watchOS)
internal import BinderyUIKit
public import ShowcaseModels
internal import UIKit

/// A search for posts while the user types.
public final class PostSearchController: ModelController<PostSearchModel> {
    private let open: (Post.ID) -> Void
    private let bag = DisposeBag()

    /// - Parameter open: Opens the detail of a post.
    public init(_ model: PostSearchModel, _ texts: Texts, open: @escaping (Post.ID) -> Void) {
        self.open = open
        super.init(model, texts)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = texts.now(.posts)
        let status = UILabel.make("status")
        let table = UITableView(frame: .zero, style: .plain).identified("list")
        view.stack([status], list: table)
        #if !os(tvOS)
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = texts.now(.searchQuery)
        navigationItem.searchController = search
        // The detail covers the search field.
        definesPresentationContext = true
        navigationItem.hidesSearchBarWhenScrolling = false

        search.reactive.text <~> model.$query
        search.searchBar.searchTextField.reactive.isEnabled <~ model.access.isGranted
        #endif
        let (page, answer) = (model.page, model.answer)
        status.reactive.text
            <~ Property { [texts] in
                switch page.value {
                case .blank: texts.now(.typeMore)
                case .searching: texts.now(.searching)
                case .found(let total):
                    texts.now(total == 1 ? .onePostFound : .postsFound)
                        .filling(answer.value?.query.text ?? "", count: total)
                case .empty: texts.now(.nothingFound)
                case .failed(let failure): texts.now(failure.phrase)
                }
            }
        let rows = table.reactive.rows(model.rows, in: UITableViewCell.self) { [texts] cell, row, bag in
            // Each second, for the rows on screen alone.
            row.age.observe { [weak cell] age in
                guard let cell else { return }
                var content = cell.defaultContentConfiguration()
                content.text = row.plainText
                content.secondaryText = "\(row.user) · \(AgeText(seconds: age).text(in: texts.language.value))"
                cell.contentConfiguration = content
            }
            .disposed(by: bag)
        }
        model.pages.loadMore <~ rows.approaches
        rows.selections.observe { [open] in open($0.id) }.disposed(by: bag)
        reactive.activate(model)
        reactive.activate(model.ticker)
    }
}
#endif
