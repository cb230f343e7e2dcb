// The samples of FromRxCocoa.md, so that they compile, and do what the guide says. They are here word for word:
// scripts/check-guides compares them.
import BinderyTesting
import BinderyUIKit
import Testing
import UIKit

private struct Account: Equatable { let name: String }

private enum LoginFailure: Error {
    case refused

    var message: String { "Wrong phone number or code." }
}

private struct Accounts {
    func logIn(_ phone: String, _ code: String) async throws(LoginFailure) -> Account {
        if code != "5858" { throw .refused }
        return Account(name: "Ada")
    }
}

private final class LoginModel {
    @Reactive var phone = ""
    @Reactive var code = ""
    let login: Action<Void, Account, LoginFailure>

    init(accounts: Accounts) {
        let (phone, code) = (_phone, _code)
        login = Action(enabledIf: Property { !phone.value.isEmpty && !code.value.isEmpty }) {
            () async throws(LoginFailure) in try await accounts.logIn(phone.value, code.value)
        }
    }
}

private final class Good: Identifiable {
    struct Kind: Hashable { let name: String }

    let id: Int
    let name: String
    let kind: Kind
    let likes = MutableProperty(0)

    init(_ id: Int, _ kind: String) { (self.id, name, self.kind) = (id, "Good \(id)", Kind(name: kind)) }
}

private final class GoodCell: UITableViewCell {
    let name = UILabel(), likes = UILabel()
}

private final class GoodsModel {
    let goods = MutableListProperty([Good(1, "Books"), Good(2, "Tea"), Good(3, "Books")])
    let opened = MutableProperty<[Int]>([])
    let open: Action<Good, Void, Never>
    let loadMore = Action<Void, Int, Never>.from { Producer<Int, Never>.just(1) }
    let reload = Action<Void, Int, Never>.from { Producer<Int, Never>.just(1) }

    init() {
        let opened = opened
        open = .from { good in Producer<Void, Never> { _ in opened.value.append(good.id) } }
    }
}

private struct Book: Identifiable {
    let id: Int
    let title: String
}

private enum SearchFailure: Error { case offline }

private final class Library {
    private(set) var searched: [String] = []

    func search(_ text: String) async throws(SearchFailure) -> [Book] {
        searched.append(text)
        return [Book(id: 1, title: text)]
    }
}

private final class SearchModel {
    @Reactive var query = ""
    let books = MutableListProperty<Book>()
    let search: Action<String, [Book], SearchFailure>
    private let bag = DisposeBag()

    init(library: Library) {
        let (query, books) = (_query, books)
        search = Action(policy: .latest) { (text: String) async throws(SearchFailure) in
            try await library.search(text)
        }
        search <~ query.changes.debounce(for: .milliseconds(300))
        search.values.observe { books.value = $0 }.disposed(by: bag)
    }
}

@MainActor
@Suite struct GuideTests {
    @Test
    func theLogin() async {
        let (phoneField, codeField, messageLabel) = (UITextField(), UITextField(), UILabel())
        let loginButton = UIButton(configuration: .filled())
        let model = LoginModel(accounts: Accounts())

        phoneField.reactive.text <~> model.$phone
        codeField.reactive.text <~> model.$code
        messageLabel.reactive.text <~ model.login.failure.map { $0?.message ?? "" }
        loginButton.reactive.execute(model.login)

        phoneField.userTypes("138")
        codeField.userTypes("1")
        loginButton.userTaps()
        _ = await model.login.isExecuting.firstValue { !$0 }
        #expect(messageLabel.text == "Wrong phone number or code.")
        codeField.userReplaces(by: "5858")
        loginButton.userTaps()
        #expect(messageLabel.text == "")
        _ = await model.login.isExecuting.firstValue { !$0 }
        #expect(model.login.latest.value == Account(name: "Ada"))
    }

    @Test
    func theGoods() {
        let (window, tableView, refreshControl) = (UIWindow(), UITableView(), UIRefreshControl())
        window.addSubview(tableView)
        let model = GoodsModel()

        let rows = tableView.reactive.sections(model.goods.grouped(by: \.kind), title: \.name, in: GoodCell.self) {
            cell, good, _ in
            cell.name.text = good.name
            cell.likes.reactive.text <~ good.likes.map(\.description)
        }
        model.open <~ rows.selections
        model.loadMore <~ rows.approaches
        refreshControl.reactive.execute(model.reload)

        window.layoutIfNeeded()
        #expect(tableView.standInCounts == [2, 1])
        #expect(tableView.dataSource?.tableView(tableView, titleForHeaderInSection: 0) == "Books")
        model.goods.value[2].likes.value = 7
        #expect((tableView.standInCells[1] as? GoodCell)?.likes.text == "7")
        tableView.userTaps(row: 0, section: 1)
        #expect(model.opened.value == [2])
    }

    @Test
    func theSearch() {
        let (time, library) = (VirtualScheduler(), Library())
        let (window, searchBar, tableView) = (UIWindow(), UISearchBar(), UITableView())
        window.addSubview(tableView)
        ExecutionContext(actor: MainActor.shared, scheduler: time).run {
            let model = SearchModel(library: library)

            searchBar.reactive.text <~> model.$query
            tableView.reactive.rows(model.books, in: UITableViewCell.self) { cell, book, _ in
                cell.textLabel?.text = book.title
            }

            searchBar.searchTextField.userTypes("sw")
            searchBar.searchTextField.userComposes("i")
            time.advance(by: .seconds(1))
            window.layoutIfNeeded()
            #expect(library.searched == ["sw"], "what is composed is not searched for")
            #expect(tableView.standInCells.map { ($0 as? UITableViewCell)?.textLabel?.text } == ["sw"])
        }
    }
}
