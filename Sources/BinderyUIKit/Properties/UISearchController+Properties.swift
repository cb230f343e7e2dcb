#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Bindery
public import UIKit

/// The bar has the rest: `search.searchBar.reactive.cancels`, `searches` and `selectedScope`.
extension ReactiveProperties where Object: UISearchController {
    /// The text, both ways: `search.reactive.text <~> model.$query`.
    ///
    /// | event | result |
    /// |---|---|
    /// | the user types | the property takes the text, but none that an input method composes |
    /// | the user cancels the search | the property takes the empty text |
    /// | the property changes | the search field takes the text |
    ///
    /// The properties of the search controller need its `searchResultsUpdater` and its `delegate`. With others, they
    /// do not hear that the user cancels.
    public var text: MutableProperty<String> {
        follow()
        return object.searchBar.reactive.text
    }

    /// Whether the user searches, both ways: true from the first tap into the field, written to begin or to end.
    public var isActive: MutableProperty<Bool> {
        follow()
        return property("isActive", get: { $0.isActive }, set: { if $0.isActive != $1 { $0.isActive = $1 } })
    }

    private func follow() {
        _ = attachments.value("search") { [object] in
            let follower = SearchFollower()
            if object.searchResultsUpdater == nil { object.searchResultsUpdater = follower }
            if object.delegate == nil { object.delegate = follower }
            return follower
        }
    }
}

/// UIKit reports a text that it clears itself to the updater alone.
private final class SearchFollower: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        let field = searchController.searchBar.searchTextField
        if field.markedTextRange == nil { field.reactive.text.value = field.text ?? "" }
        followActivity(of: searchController)
    }

    func didPresentSearchController(_ searchController: UISearchController) { followActivity(of: searchController) }
    func didDismissSearchController(_ searchController: UISearchController) { followActivity(of: searchController) }

    private func followActivity(of searchController: UISearchController) {
        searchController.reactive.isActive.value = searchController.isActive
    }
}
#endif
