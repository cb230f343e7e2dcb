/// The scroll position of a list, and a way to change it. A view model holds it for ``List/position(_:)``.
///
/// ```swift
/// let position = ListPosition()
/// Button("To the top") { position.scrollToTop() }.hidden(position.isBeyondFirstPage.map { !$0 })
/// ```
///
/// - Isolation: Lives on the actor that made it; not `Sendable`.
public final class ListPosition {
    /// Whether the list is scrolled by more than its own height.
    public var isBeyondFirstPage: Property<Bool> { isBeyond }
    /// The indices of the visible rows and headers; empty before the list is shown. It may lag while the user scrolls.
    public var visible: Property<Range<Int>> { seen }

    private let isBeyond = MutableProperty(false)
    private let seen = MutableProperty(0..<0)
    let targets = Subject<Target, Never>()

    enum Target {
        case top
        case row(AnyHashable)
    }

    public init() {}

    /// Scrolls to the first row. Does nothing while no list is connected.
    public func scrollToTop() { targets.send(.top) }

    /// Scrolls so that the row is visible. Does nothing if the list has no row with this identity.
    ///
    /// - Complexity: O(n), to find the row.
    public func scroll(to id: some Hashable) { targets.send(.row(AnyHashable(id))) }

    func moved(to viewport: Rendering.ListViewport) {
        transaction {
            isBeyond.value = viewport.isBeyondFirstPage
            seen.value = viewport.visible
        }
    }
}
