// The samples of BinderyUIKit.md and FromRxCocoa.md, so that they compile, and do what the guides say.
import BinderyTesting
import BinderyUIKit
import Testing
import UIKit

private struct Account: Equatable { let name: String }

private enum LoginFailure: Error {
    case refused

    var message: String { "Wrong phone number or code." }
}

private final class LoginModel {
    @Reactive var phone = ""
    @Reactive var code = ""
    let login: Action<Void, Account, LoginFailure>

    init(accounts: @escaping (String, String) -> Result<Account, LoginFailure>) {
        let (phone, code) = (_phone, _code)
        login = Action(enabledIf: Property { !phone.value.isEmpty && !code.value.isEmpty }) {
            () async throws(LoginFailure) in try accounts(phone.value, code.value).get()
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

@MainActor
@Suite struct GuideTests {
    @Test
    func theLogin() async {
        let (phoneField, codeField, messageLabel) = (UITextField(), UITextField(), UILabel())
        let loginButton = UIButton(configuration: .filled())
        let model = LoginModel { _, code in code == "5858" ? .success(Account(name: "Ada")) : .failure(.refused) }

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
        let goods = MutableListProperty([Good(1, "Books"), Good(2, "Tea"), Good(3, "Books")])
        var opened: [Int] = []
        let open = Action<Good, Void, Never>.from { good in
            Producer<Void, Never> { _ in opened.append(good.id) }
        }
        let reload = Action<Void, Int, Never>.from { Producer<Int, Never>.just(1) }

        let rows = tableView.reactive.sections(goods.grouped(by: \.kind), title: \.name, in: GoodCell.self) {
            cell, good, _ in
            cell.name.text = good.name
            cell.likes.reactive.text <~ good.likes.map(\.description)
            cell.addSubview(cell.likes)
        }
        open <~ rows.selections
        refreshControl.reactive.execute(reload)

        window.layoutIfNeeded()
        #expect(tableView.standInCounts == [2, 1])
        #expect(tableView.dataSource?.tableView(tableView, titleForHeaderInSection: 0) == "Books")
        goods.value[2].likes.value = 7
        #expect((tableView.standInCells[1] as? GoodCell)?.likes.text == "7")
        tableView.userTaps(row: 0, section: 1)
        #expect(opened == [2])
    }

    @Test
    func theSearch() {
        let time = VirtualScheduler()
        let (searchBar, query) = (UISearchBar(), MutableProperty(""))
        var searched: [String] = []
        let search = Action<String, Int, Never>.from(policy: .latest) { text in
            Producer<Int, Never> { _ in searched.append(text) }
        }

        searchBar.reactive.text <~> query
        search <~ query.changes.debounce(for: .milliseconds(300), on: time)

        searchBar.searchTextField.userTypes("sw")
        searchBar.searchTextField.userComposes("i")
        time.advance(by: .seconds(1))
        #expect(searched == ["sw"], "what is composed is not searched for")
    }
}
