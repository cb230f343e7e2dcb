@MainActor
open class UICollectionViewLayout: StandInObject {
    public nonisolated override init() { super.init() }
}

@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// What the layout of a list was made from.
    private(set) var list: UICollectionLayoutListConfiguration?

    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout()
        layout.list = configuration
        return layout
    }
}

@MainActor
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    #if !os(tvOS)
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    #endif

    public init(appearance: Appearance) { self.appearance = appearance }
}
