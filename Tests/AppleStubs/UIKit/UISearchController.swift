#if !os(tvOS)
@MainActor
open class UISearchTextField: UITextField {}
#endif

@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    #if !os(tvOS)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    #endif
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    #if !os(tvOS)
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    #endif
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

@MainActor
open class UISearchBar: UIView {
    open weak var delegate: (any UISearchBarDelegate)?
    open var placeholder: String?
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    fileprivate weak var controller: UISearchController?

    #if !os(tvOS)
    public let searchTextField = UISearchTextField()

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    #endif

    /// Taps the search key of the keyboard.
    public func userSearches() { delegate?.searchBarSearchButtonClicked(self) }

    public func userChoosesScope(_ index: Int) {
        if index == selectedScopeButtonIndex { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        controller?.update()
    }

    #if !os(tvOS)
    /// Taps the cancel button: that of the search controller, if the bar belongs to one.
    public func userCancels() {
        delegate?.searchBarCancelButtonClicked(self)
        guard let controller, controller.isActive else { return }
        text = ""
        controller.isActive = false
    }
    #endif
}

@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func didPresentSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// The search is active from the first tap into the field. Cancelling clears the text without an event of the field.
@MainActor
open class UISearchController: UIViewController {
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var obscuresBackgroundDuringPresentation = true
    public let searchBar = UISearchBar()

    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
        searchBar.controller = self
        #if !os(tvOS)
        searchBar.searchTextField.addAction(
            UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
        searchBar.searchTextField.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
        #endif
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isActive = false {
        didSet {
            if isActive == oldValue { return }
            #if !os(tvOS)
            if !isActive { searchBar.searchTextField.resignFirstResponder() }
            #endif
            update()
            if isActive {
                delegate?.didPresentSearchController(self)
            } else {
                delegate?.didDismissSearchController(self)
            }
        }
    }

    fileprivate func update() { searchResultsUpdater?.updateSearchResults(for: self) }
}
