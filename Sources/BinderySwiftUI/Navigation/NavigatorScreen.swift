#if canImport(SwiftUI)
internal import Bindery
internal import BinderyGraph
public import SwiftUI

/// The screen of a ``NavigatorStack`` in which a view is: `@Environment(\.navigatorScreen) private var screen`.
public struct NavigatorScreen {
    private let confirm: @MainActor (Property<Bool>, @escaping LeaveQuestion) -> any Disposable
    private let end: @MainActor () -> Void
    private let isFirst: @MainActor () -> Bool

    @MainActor init<Destination>(_ navigator: Navigator<Destination>, _ id: NavigationEntry<Destination>.ID) {
        // The navigator owns what a view may keep.
        confirm = { [weak navigator] condition, ask in
            navigator?.confirmLeaving(id, while: condition, ask: ask) ?? DisposeBag()
        }
        end = { [weak navigator] in navigator?.leave(id) }
        isFirst = { [weak navigator] in untracked { navigator?.entries.value.first?.id == id } }
    }

    /// Ends the screen, with all above it, unless one of them asks first. Does nothing at the root.
    @MainActor public func leave() { end() }

    /// Whether it is the root, which cannot be left.
    @MainActor var isRoot: Bool { isFirst() }

    @MainActor func confirmLeaving(while condition: Property<Bool>, ask: @escaping LeaveQuestion) -> any Disposable {
        confirm(condition, ask)
    }
}

private enum NavigatorScreenKey: EnvironmentKey {
    static var defaultValue: NavigatorScreen? { nil }
}

extension EnvironmentValues {
    /// The screen in which the view is; nil outside a ``NavigatorStack``.
    public internal(set) var navigatorScreen: NavigatorScreen? {
        get { self[NavigatorScreenKey.self] }
        set { self[NavigatorScreenKey.self] = newValue }
    }
}
#endif
