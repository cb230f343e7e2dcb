import BinderyTestSupport
import BinderyUIKit
import Testing
import UIKit

@MainActor
@Suite struct SearchTests {
    private let search = UISearchController(searchResultsController: nil)
    private var bar: UISearchBar { search.searchBar }

    @Test
    func theTextGoesBothWaysAndCancellingClearsIt() {
        let (query, isActive) = (MutableProperty(""), MutableProperty(false))
        search.reactive.text <~> query
        search.reactive.isActive <~> isActive
        bar.searchTextField.userTypes("swift")
        #expect(query.value == "swift" && isActive.value)
        query.value = "swiftui"
        #expect(bar.text == "swiftui")
        bar.userCancels()
        #expect(query.value == "" && bar.text == "")
        #expect(!isActive.value && !search.isActive)
    }

    @Test
    func aTextThatIsBeingComposedIsNotSearchedFor() {
        let query = MutableProperty("")
        search.reactive.text <~> query
        bar.searchTextField.userComposes("ni")
        #expect(query.value == "")
        bar.searchTextField.userCommits("你")
        #expect(query.value == "你")
    }

    @Test
    func theModelBeginsAndEndsTheSearch() {
        let isActive = MutableProperty(true)
        search.reactive.isActive <~> isActive
        #expect(search.isActive)
        isActive.value = false
        #expect(!search.isActive)
        bar.searchTextField.userTypes("a")
        #expect(isActive.value)
    }

    @Test
    func theButtonsAreSignalsAndTheScopeGoesBothWays() {
        let scope = MutableProperty(1)
        bar.reactive.selectedScope <~> scope
        #expect(bar.selectedScopeButtonIndex == 1)
        bar.userChoosesScope(2)
        #expect(scope.value == 2)
        var events: [String] = []
        let observations = [
            bar.reactive.searches.observe { events.append("search") },
            bar.reactive.cancels.observe { events.append("cancel") },
        ]
        bar.userSearches()
        bar.userCancels()
        #expect(events == ["search", "cancel"])
        for observation in observations { observation.dispose() }
    }

    @Test
    func theFocusOfASearchBarGoesBothWays() {
        let isFocused = MutableProperty(true)
        bar.reactive.isFirstResponder <~> isFocused
        #expect(bar.searchTextField.isFirstResponder)
        bar.searchTextField.resignFirstResponder()
        #expect(!isFocused.value)
    }

    @Test
    func delegatesOfTheApplicationStay() {
        final class Own: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
            func updateSearchResults(for searchController: UISearchController) {}
        }
        let own = Own()
        (bar.delegate, search.searchResultsUpdater, search.delegate) = (own, own, own)
        let query = MutableProperty("")
        search.reactive.text <~> query
        _ = bar.reactive.cancels
        #expect(bar.delegate === own && search.searchResultsUpdater === own && search.delegate === own)
        bar.searchTextField.userTypes("a")
        #expect(query.value == "a")
    }

    @Test
    func everythingEndsWithTheSearchController() {
        weak var released: UISearchController?
        var events: [String] = []
        do {
            let search = UISearchController(searchResultsController: nil)
            _ = (search.reactive.text, search.reactive.isActive)
            _ = search.searchBar.reactive.searches.observe(onValue: {}, onCompletion: { events.append("end") })
            released = search
        }
        #expect(released == nil)
        #expect(events == ["end"])
    }
}
