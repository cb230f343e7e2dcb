#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Bindery
public import UIKit

extension ReactiveProperties where Object: UISearchBar {
    /// The text of the search field, both ways. See the text of a `UITextField`.
    public var text: MutableProperty<String> { object.searchTextField.reactive.text }

    /// Whether the search field has the focus, both ways.
    public var isFirstResponder: MutableProperty<Bool> { object.searchTextField.reactive.isFirstResponder }

    /// The taps on the cancel button. Hot; completes with the bar.
    public var cancels: some Signal<Void, Never> { delegate.cancels }

    /// The taps on the search key. Hot; completes with the bar.
    public var searches: some Signal<Void, Never> { delegate.searches }

    /// The index of the selected scope, both ways.
    public var selectedScope: MutableProperty<Int> {
        _ = delegate
        return property(
            "selectedScope", get: { $0.selectedScopeButtonIndex }, set: { $0.selectedScopeButtonIndex = $1 })
    }

    private var delegate: SearchBarDelegate {
        attachments.value("search bar delegate") { [object] in
            let delegate = SearchBarDelegate()
            if object.delegate == nil { object.delegate = delegate }
            attachments.onDeallocation { delegate.end() }
            return delegate
        }
    }
}

/// Hears of the buttons and scopes of a search bar that has no delegate of the application.
private final class SearchBarDelegate: NSObject, UISearchBarDelegate {
    let searches = Subject<Void, Never>()
    let cancels = Subject<Void, Never>()

    func end() {
        searches.complete()
        cancels.complete()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searches.send() }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancels.send() }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        searchBar.reactive.selectedScope.value = selectedScope
    }
}
#endif
