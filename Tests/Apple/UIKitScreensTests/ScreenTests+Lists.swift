import BinderyUIKit
import SampleServices
import ShowcaseModels
import Testing
import UIKit
import UIKitScreens

extension ScreenTests {
    @Test
    func aRowShowsTheGoodAndLeadsToItsParts() async throws {
        try open(2)
        let table: UITableView = try find("list")
        #expect(await eventually { table.standInCounts == [20] })
        let cell = table.standInCells[0]
        let facts: UILabel = try find("facts", in: cell)
        let shown = [
            "¥9.50", "\(texts.now(.oldPrice)) ¥12", "\(texts.now(.quantity)) 2", texts.now(.freePostage),
        ]
        #expect(facts.text == shown.joined(separator: " · "))
        for part in [GoodPart.avatar, .location, .reply] {
            let button: UIButton = try find(part.rawValue, in: cell)
            #expect(button.configuration?.title?.isEmpty == false)
            button.userTaps()
            #expect(screen.title == texts.now(part.phrase))
            app.userGoesBack()
        }
    }

    @Test
    func aBannerOpensItsPage() async throws {
        try open(2)
        #expect(await eventually { search("banner-2", in: screen.view) != nil })
        let banner: UIButton = try find("banner-2")
        #expect(banner.configuration?.title == "New sellers")
        banner.userTaps()
        let text: UILabel = try find("text")
        #expect(await eventually { text.text == "Only this week." })
        #expect(screen.title == "New sellers")
    }

    @Test
    func theListIsFaintWhileASearchRunsAndItsTimeIsShown() async throws {
        try open(4)
        let bar = try #require(screen.navigationItem.searchController?.searchBar)
        let (time, table): (UILabel, UITableView) = (try find("time"), try find("list"))
        #expect(await eventually { bar.searchTextField.isEnabled })
        #expect(table.alpha == 1 && (time.text ?? "").isEmpty)
        bar.searchTextField.userTypes("swift")
        #expect(table.alpha == 0.5)
        #expect(await eventually { rows(of: table).first?.hasPrefix("About swift") == true })
        #expect(table.alpha == 1)
        let pieces = texts.now(.executionTime).split(separator: "…").map(String.init)
        #expect(time.text?.hasPrefix(pieces[0]) == true && time.text?.hasSuffix(pieces[1]) == true)
    }
}

extension ScreenTests {
    @Test
    func theMatchesAreMarked() async throws {
        try open(4)
        let bar = try #require(screen.navigationItem.searchController?.searchBar)
        let table: UITableView = try find("list")
        #expect(await eventually { bar.searchTextField.isEnabled })
        bar.searchTextField.userTypes("swift")
        #expect(await eventually { rows(of: table).first == "About swift, number 1" })
        let text = try #require((table.standInCells.first as? UITableViewCell)?.contentConfiguration?.attributedText)
        var marked: [String] = []
        text.enumerateAttribute(.backgroundColor, in: NSRange(location: 0, length: text.length)) { color, range, _ in
            if color != nil { marked.append(text.attributedSubstring(from: range).string) }
        }
        #expect(marked == ["swift"])
    }

    @Test
    func aSuggestionIsSearchedFor() async throws {
        try open(4)
        let bar = try #require(screen.navigationItem.searchController?.searchBar)
        let (suggestion, table): (UIButton, UITableView) = (try find("suggestion"), try find("list"))
        #expect(await eventually { bar.searchTextField.isEnabled })
        #expect(suggestion.isHidden)
        bar.searchTextField.userTypes("swfit")
        #expect(await eventually { !suggestion.isHidden })
        #expect(suggestion.configuration?.title == texts.now(.searchInstead).filling("swift"))
        suggestion.userTaps()
        #expect(bar.text == "swift")
        #expect(await eventually { rows(of: table).first == "About swift, number 1" })
        #expect(suggestion.isHidden)
    }

    @Test
    func theUserRefusesAccessAndAllowsItAgain() async throws {
        try open(4)
        let bar = try #require(screen.navigationItem.searchController?.searchBar)
        let (refuse, allow): (UIButton, UIButton) = (try find("refuse-access"), try find("allow-access"))
        #expect(await eventually { !refuse.isHidden })
        refuse.userTaps()
        #expect(await eventually { !allow.isHidden })
        #expect(refuse.isHidden && !bar.searchTextField.isEnabled)
        allow.userTaps()
        #expect(await eventually { bar.searchTextField.isEnabled && !refuse.isHidden })
        bar.searchTextField.userTypes("swift")
        #expect(refuse.isHidden)
    }
}

/// The service refuses access.
@MainActor
@Suite struct RefusedAccessTests {
    @Test
    func aRefusalIsShownUntilTheUserAllowsAccess() async throws {
        let services = SampleCatalogue()
        try await services.setAccessGranted(false)
        let user = ScreenTests(services)
        try user.open(4)
        let bar = try #require(user.screen.navigationItem.searchController?.searchBar)
        let (status, allow): (UILabel, UIButton) = (try user.find("status"), try user.find("allow-access"))
        #expect(await user.eventually { status.text == user.texts.now(.accessRefused) })
        #expect(!allow.isHidden && !bar.searchTextField.isEnabled)
        allow.userTaps()
        #expect(await user.eventually { bar.searchTextField.isEnabled })
        #expect(allow.isHidden && status.text == user.texts.now(.typeMore))
    }
}
