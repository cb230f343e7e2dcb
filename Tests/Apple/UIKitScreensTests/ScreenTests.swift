import BinderyUIKit
import SampleServices
import ShowcaseModels
import Testing
import UIKit
import UIKitScreens

/// The screens of the app as a user goes through them, against services in this process.
@MainActor
@Suite struct ScreenTests {
    private let window = UIWindow()
    let app: ShowcaseController
    let texts = Texts(language: .english)

    private final class Store: PersonalStore {
        func save(_ login: SavedLogin) async {}
        func logOut() async {}
        func save(_ language: Language) async {}
        func save(_ look: Look) async {}
        func save(todos: String) async {}
    }

    init() { self.init(SampleCatalogue()) }

    init(_ services: SampleCatalogue) {
        app = ShowcaseController(services, store: Store(), language: .english)
        window.rootViewController = app
        window.layoutIfNeeded()
    }

    var screen: UIViewController { app.topViewController! }

    func find<Found: UIView>(
        _ identifier: String, as type: Found.Type = Found.self, in view: UIView? = nil
    ) throws -> Found {
        let found = search(identifier, in: view ?? screen.view)
        return try #require(found as? Found, "\(identifier) on \(screen.title ?? "")")
    }

    func search(_ identifier: String, in view: UIView) -> UIView? {
        view.accessibilityIdentifier == identifier
            ? view : view.subviews.lazy.compactMap { search(identifier, in: $0) }.first
    }

    func open(_ row: Int) throws {
        let index: UITableView = try find("list")
        index.userTaps(row: row)
        window.layoutIfNeeded()
    }

    /// Waits for what the services answer.
    func eventually(_ isTrue: () -> Bool) async -> Bool {
        for _ in 0..<100_000 where !isTrue() { await Task.yield() }
        window.layoutIfNeeded()
        return isTrue()
    }

    func rows(of table: UITableView) -> [String] {
        table.standInCells.map { cell in
            let content = (cell as? UITableViewCell)?.contentConfiguration
            return content?.attributedText?.string ?? content?.text ?? (search("title", in: cell) as? UILabel)?.text
                ?? ""
        }
    }

    @Test
    func theIndexLeadsToEachScreen() throws {
        let index: UITableView = try find("list")
        #expect(rows(of: index).count == 5)
        for row in 0..<5 {
            let title = rows(of: index)[row]
            try open(row)
            #expect(screen.title == title || row == 1)
            app.userGoesBack()
        }
    }

    @Test
    func theLengthLoginColoursItsFields() async throws {
        try open(0)
        let (username, password): (UITextField, UITextField) = (try find("username"), try find("password"))
        let (login, message): (UIButton, UILabel) = (try find("login"), try find("message"))
        #expect(!login.isEnabled)
        username.userTypes("abc")
        let refused = username.backgroundColor
        username.userTypes("d")
        #expect(username.backgroundColor != refused)
        password.userTypes("12345678")
        #expect(login.isEnabled)
        login.userTaps()
        #expect(await eventually { message.text == "Wrong password" || message.text?.isEmpty == false })
        password.userTypes("9")
        #expect(message.text == "", "the outcome is outdated")
        login.userTaps()
        #expect(await eventually { message.text?.isEmpty == false && login.isEnabled })
    }

    @Test
    func theReturnKeyLogsIn() async throws {
        try open(1)
        let (phone, code): (UITextField, UITextField) = (try find("phone"), try find("code"))
        let message: UILabel = try find("message")
        phone.userTypes("1387438943")
        phone.userPressesReturn()
        #expect(code.isFirstResponder)
        code.userTypes("5858")
        code.userPressesReturn()
        #expect(await eventually { message.text == Texts(language: .english).now(.invalidPhone) })
    }

    @Test
    func goodsAreLoadedLikedAndPaged() async throws {
        try open(2)
        let table: UITableView = try find("list")
        #expect(await eventually { table.standInCounts == [20] })
        #expect(rows(of: table).first == "Article 1")
        let cell = try #require(table.standInCells.first)
        let like: UIButton = try find("like", in: cell)
        #expect(like.configuration?.title == "♡ 1")
        like.userTaps()
        #expect(await eventually { like.configuration?.title == "♥ 2" })
        #expect(table.standInCells.first === cell)
        table.userScrolls(to: 13)
        #expect(await eventually { table.standInCounts == [40] })
        table.refreshControl?.userPulls()
        #expect(await eventually { table.standInCounts == [20] && table.refreshControl?.isRefreshing == false })
    }

    @Test
    func groupsAreCreatedRenamedAndDeleted() async throws {
        try open(3)
        let table: UITableView = try find("list")
        #expect(await eventually { table.standInCounts == [2, 1] })
        screen.navigationItem.rightBarButtonItem?.userTaps()
        #expect(await eventually { (screen as? MenuGroupEditorController) != nil })
        let name: UITextField = try find("name")
        let kind: UISegmentedControl = try find("kind")
        name.userTypes("Noodles")
        kind.userSelects(3)
        let editor = screen
        editor.navigationItem.rightBarButtonItem?.userTaps()
        let message: UILabel = try find("message")
        #expect(await eventually { message.text?.isEmpty == false }, "the name is taken")
        name.userReplaces(by: "Cake")
        #expect(message.text == "", "the refusal was of the other name")
        editor.navigationItem.rightBarButtonItem?.userTaps()
        #expect(await eventually { table.standInCounts == [2, 1, 1] })
        #expect(rows(of: table) == ["Noodles", "Rice", "Tea", "Cake"])
        let cake = table.standInCells[3]
        table.userTaps(row: 0, section: 2)
        let renamed: UISegmentedControl = try find("kind")
        #expect(await eventually { renamed.selectedSegmentIndex == 3 })
        renamed.userSelects(0)
        screen.navigationItem.rightBarButtonItem?.userTaps()
        #expect(await eventually { table.standInCounts == [3, 1] })
        #expect(rows(of: table) == ["Noodles", "Rice", "Cake", "Tea"])
        #expect(table.standInCells[2] === cake, "a group that changes its kind moves")
        #expect(table.userSwipes(row: 0, section: 1, title: "Delete"))
        #expect(await eventually { screen.presentedViewController is UIAlertController })
        (screen.presentedViewController as? UIAlertController)?.userChooses("Delete")
        #expect(await eventually { table.standInCounts == [3] })
        #expect(rows(of: table) == ["Noodles", "Rice", "Cake"])
    }

    @Test
    func postsAreFoundAndTheSearchIsCancelled() async throws {
        try open(4)
        let bar = try #require(screen.navigationItem.searchController?.searchBar)
        let (status, table): (UILabel, UITableView) = (try find("status"), try find("list"))
        #expect(await eventually { bar.searchTextField.isEnabled })
        bar.searchTextField.userTypes("swift")
        #expect(await eventually { rows(of: table).first?.hasPrefix("About swift, number 1") == true })
        bar.userCancels()
        #expect(rows(of: table) == [] && status.text == Texts(language: .english).now(.typeMore))
    }

    @Test
    func theAgesOfPostsTickWhileTheyAreShown() {
        let model = PostSearchModel(posts: SampleCatalogue())
        let window = UIWindow()
        window.rootViewController = PostSearchController(model, Texts(language: .english)) { _ in }
        #expect(model.ticker.activation.isActive.value)
        window.rootViewController = nil
        #expect(!model.ticker.activation.isActive.value)
    }

    @Test
    func aGoodOpensItsDetail() async throws {
        try open(2)
        let table: UITableView = try find("list")
        #expect(await eventually { table.standInCounts == [20] })
        table.userTaps(row: 2)
        #expect(screen is GoodDetailController)
        let (name, facts): (UILabel, UILabel) = (try find("name"), try find("facts"))
        #expect(name.text == "Article 3" && facts.text == "¥28.50 · Seller 4 · Shanghai")
        let like: UIButton = try find("like")
        like.userTaps()
        #expect(await eventually { like.configuration?.title == "♥ 4" })
        app.userGoesBack()
        window.layoutIfNeeded()
        let shown: UIButton = try find("like", in: table.standInCells[2])
        #expect(shown.configuration?.title == "♥ 4", "the list knows of it")
    }

    @Test
    func aPostOpensItsDetail() async throws {
        try open(4)
        let bar = try #require(screen.navigationItem.searchController?.searchBar)
        let table: UITableView = try find("list")
        #expect(await eventually { bar.searchTextField.isEnabled })
        bar.searchTextField.userTypes("swift")
        #expect(await eventually { rows(of: table).first?.hasPrefix("About swift,") == true })
        table.userTaps(row: 1)
        #expect(screen.title == Texts(language: .english).now(.post))
        let text: UILabel = try find("text")
        #expect(text.text == "About swift, number 2")
    }

    @Test
    func aLinkShowsTheDetailAboveItsList() async throws {
        app.open(try #require(URL(string: "showcase:///goods/7")))
        let name: UILabel = try find("name")
        #expect(await eventually { name.text == "Article 7" })
        #expect(
            app.viewControllers.map { "\(type(of: $0))" } == [
                "IndexController", "GoodsController", "GoodDetailController",
            ])
        app.open(try #require(URL(string: "showcase:///posts/1")))
        let text: UILabel = try find("text")
        #expect(await eventually { text.text == "About everything, number 1" })
        app.open(try #require(URL(string: "showcase:///goods/1000000")))
        let message: UILabel = try find("message")
        #expect(await eventually { message.text == Texts(language: .english).now(.gone) })
    }

    @Test
    func aLinkAndAKeptTrailLeadToTheirScreens() throws {
        app.open(try #require(URL(string: "showcase:///menu-groups/new")))
        #expect(screen is MenuGroupEditorController && app.viewControllers.count == 3)
        let trail = try #require(app.trail)
        app.open(try #require(URL(string: "showcase:///posts?q=swift%20ui")))
        #expect(screen is PostSearchController)
        let other = ShowcaseController(SampleCatalogue(), store: Store(), language: .english)
        other.restore(trail)
        #expect(
            other.viewControllers.map { "\(type(of: $0))" } == [
                "IndexController", "MenuGroupsController", "MenuGroupEditorController",
            ])
    }

    @Test
    func everythingIsReleased() async throws {
        weak var released: UIViewController?
        do {
            let (window, app) = (UIWindow(), ShowcaseController(SampleCatalogue(), store: Store(), language: .chinese))
            window.rootViewController = app
            window.layoutIfNeeded()
            released = app
        }
        #expect(released == nil)
    }
}
