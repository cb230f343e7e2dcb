#if canImport(SwiftUI)
internal import Bindery
internal import BinderyGraph
internal import Observation

/// A screen in the path of SwiftUI, by the identity of its entry. With the entry, for the time that SwiftUI shows a
/// screen that has ended.
struct ScreenID<Destination: Route>: Hashable, Identifiable {
    let entry: NavigationEntry<Destination>

    var id: Int { entry.id }

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
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

    init(_ navigator: Navigator<Destination>, depth: Int) {
        self.navigator = navigator
        self.depth = depth
        var last: [[ScreenID<Destination>]] = []
        let entries = navigator.entries
        levels = Property {
            let levels = Array(Self.levels(of: entries.value).dropFirst(depth))
            if !levels.isEmpty { last = levels }
            return levels.isEmpty ? [last[0]] : levels
        }
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

    /// Divides the screens: each sheet begins a level.
    private static func levels(of entries: [NavigationEntry<Destination>]) -> [[ScreenID<Destination>]] {
        var levels: [[ScreenID<Destination>]] = []
        for entry in entries {
            if levels.isEmpty || entry.presentation != .page { levels.append([]) }
            levels[levels.count - 1].append(ScreenID(entry: entry))
        }
        return levels
    }
}

/// The destination of a screen, which `readdress` changes.
final class ScreenModel<Destination: Route> {
    let destination: Property<Destination>

    init(_ navigator: Navigator<Destination>, _ screen: ScreenID<Destination>) {
        let entries = navigator.entries
        var last = screen.entry.destination
        destination = Property {
            if let entry = entries.value.last(where: { $0.id == screen.id }) { last = entry.destination }
            return last
        }
    }
}
#endif
