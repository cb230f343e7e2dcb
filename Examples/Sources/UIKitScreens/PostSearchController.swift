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
        let (status, time) = (UILabel.make("status"), UILabel.make("time"))
        let allow = UIButton.make("allow-access", texts.now(.allowAccess), .filled())
        let refuse = UIButton.make("refuse-access", texts.now(.refuseAccess))
        let suggestion = UIButton.make("suggestion", "")
        let table = UITableView(frame: .zero, style: .plain).identified("list")
        view.stack([status, time, allow, refuse, suggestion], list: table)
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
        status.reactive.text <~ model.status(in: texts)
        time.reactive.text <~ model.time(in: texts)
        allow.reactive.isVisible <~ model.access.state.map { $0 == .refused }
        allow.reactive.execute(model.access.setGranted, with: true)
        refuse.reactive.isVisible <~ model.offersRefusal
        refuse.reactive.execute(model.access.setGranted, with: false)
        let suggested = model.suggestion(in: texts)
        suggestion.reactive.title <~ suggested.map { $0 ?? "" }
        suggestion.reactive.isVisible <~ suggested.map { $0 != nil }
        suggestion.reactive.taps.observe { [model] in model.searchForSuggestion() }.disposed(by: bag)
        table.reactive.alpha <~ model.page.map { $0 == .searching ? 0.5 : 1 }
        let rows = table.reactive.rows(model.rows, in: UITableViewCell.self) { [texts] cell, row, bag in
            // Each second, for the rows on screen alone.
            row.age.observe { [weak cell] age in
                guard let cell else { return }
                var content = cell.defaultContentConfiguration()
                content.attributedText = row.text.attributed
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
