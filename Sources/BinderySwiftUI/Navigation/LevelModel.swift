#if canImport(SwiftUI)
internal import Bindery
internal import BinderyGraph
internal import Observation

/// A screen in the path of SwiftUI, by the identity of its entry: another alternative of a guard is another screen.
/// With the entry, for the time that SwiftUI shows a screen that has ended.
struct ScreenID<Destination: Route>: Hashable, Identifiable {
    let entry: NavigationEntry<Destination>

    var id: Int { entry.id }

    static func == (left: Self, right: Self) -> Bool { left.entry.isSame(as: right.entry) }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The pages of the window (depth 0) or of the sheet at a depth, as SwiftUI reads and writes them.
final class LevelModel<Destination: Route>: Observable {
    let depth: Int
    private let navigator: Navigator<Destination>
    /// The screens of this level and of those above it, or the last ones, while SwiftUI takes the level off the screen.
    private let levels: Property<[[ScreenID<Destination>]]>
    /// What the user has left and the navigator has not: SwiftUI gets its own state back, then that of the navigator.
    private let refused = MutableProperty<Refusal?>(nil)

    private enum Refusal: Equatable {
        case path([ScreenID<Destination>])
        case sheet
    }

    /// - Parameter sheet: The sheet that begins the level; nil for the window.
    init(_ navigator: Navigator<Destination>, depth: Int, sheet: ScreenID<Destination>?) {
        self.navigator = navigator
        self.depth = depth
        // The navigator may have left the sheet before SwiftUI evaluates its content.
        var last: [[ScreenID<Destination>]] = [sheet.map { [$0] } ?? []]
        let entries = navigator.entries
        levels = Property {
            let levels = NavigationEntry.levels(of: entries.value).dropFirst(depth)
                .map { level in level.map { ScreenID(entry: $0) } }
            if !levels.isEmpty { last = levels }
            return levels.isEmpty ? [last[0]] : levels
        }
        if depth == 0 { navigator.hostAppeared() }
    }

    deinit {
        // The window's level ends with the view that shows the navigator.
        if depth == 0 { navigator.hostEnded() }
    }

    var root: ScreenID<Destination> { levels.value[0][0] }

    /// The pages over the root.
    var path: [ScreenID<Destination>] {
        get {
            if case .path(let path) = refused.value { return path }
            return Array(levels.value[0].dropFirst())
        }
        set {
            let present = untracked { path }
            guard newValue.count < present.count else { return }
            navigator.leave(present[newValue.count].id)
            if untracked({ path }) != newValue { refused.value = .path(newValue) }
        }
    }

    /// The sheet over the pages.
    var sheet: ScreenID<Destination>? {
        get { refused.value == .sheet ? nil : presented }
        set {
            guard newValue == nil, let sheet = untracked({ presented }) else { return }
            navigator.leave(sheet.id)
            if untracked({ presented }) == sheet { refused.value = .sheet }
        }
    }

    private var presented: ScreenID<Destination>? { levels.value.dropFirst().first?.first }

    /// Whether SwiftUI has left pages that the navigator still shows.
    var isAheadOfNavigator: Bool { if case .path = refused.value { true } else { false } }

    /// Shows what the navigator shows again, after SwiftUI has taken over what the user did.
    func followNavigator() { refused.value = nil }
}

/// The destination of a screen, which `readdress` changes.
final class ScreenModel<Destination: Route> {
    let destination: Property<Destination>

    init(_ navigator: Navigator<Destination>, _ screen: ScreenID<Destination>) {
        let entries = navigator.entries
        var last = screen.entry.destination
        destination = Property {
            if let entry = entries.value.last(where: { $0.isSame(as: screen.entry) }) { last = entry.destination }
            return last
        }
    }
}
#endif
