internal import BinderyGraph

/// The wanted screens, and those opened from a guard's alternative. The guards' conditions decide which are shown.
struct NavigationState<Destination: Route>: Equatable {
    typealias Entry = NavigationEntry<Destination>

    private(set) var wanted: [Entry] = []
    /// The screens that were opened from the guard's alternative screen with `detourID`.
    private(set) var detour: [Entry] = []
    private var detourID = 0
    private var lastID = 0
    /// The number of replacements that add an entry to the history of a browser.
    var visits = 0

    var all: [Entry] { wanted + detour }

    mutating func makeEntry(
        _ destination: Destination, _ presentation: Presentation = .page, isOpenedByAddress: Bool = false,
        result: PendingResult? = nil
    ) -> Entry {
        lastID += 2
        return Entry(
            id: lastID, destination: destination, presentation: presentation, alternativeID: lastID + 1,
            isOpenedByAddress: isOpenedByAddress, result: result)
    }

    // MARK: Changes

    /// - Parameter alternative: The destination shown instead of the entry; `nil` if the entry may be shown.
    mutating func append(_ entry: Entry, shown: ShownEntries<Destination>, alternative: Destination?) {
        guard shown.isRedirected else { return wanted.append(entry) }
        let substitute = shown.entries[shown.allowedCount]
        guard let alternative else {
            // Entries of the detour that a guard hides would hide this one too.
            detour.removeSubrange((shown.entries.count - shown.allowedCount - 1)...)
            detourID = substitute.id
            return detour.append(entry)
        }
        // The later request replaces what is held back. The same alternative stays, so a login in progress continues.
        var entry = entry
        if alternative == substitute.destination { entry.alternativeID = substitute.id } else { detour = [] }
        wanted = wanted.prefix(shown.allowedCount) + [entry]
    }

    mutating func readdress(_ id: Int, as destination: Destination) {
        if let index = wanted.firstIndex(where: { $0.id == id }) { wanted[index].destination = destination }
        if let index = detour.firstIndex(where: { $0.id == id }) { detour[index].destination = destination }
    }

    mutating func keep(_ count: Int, shown: ShownEntries<Destination>) {
        if count <= shown.allowedCount {
            wanted.removeSubrange(count...)
            detour = []
        } else if shown.isRedirected {
            detour.removeSubrange(min(count - shown.allowedCount - 1, detour.count)...)
        }
    }

    /// Removes an entry that is not shown, with all above it.
    mutating func removeHidden(from id: Int) {
        if let index = wanted.firstIndex(where: { $0.id == id }) { wanted.removeSubrange(index...) }
        if let index = detour.firstIndex(where: { $0.id == id }) { detour.removeSubrange(index...) }
    }

    /// Replaces the wanted screens. Equal screens at the beginning and at the end keep their entries.
    mutating func replace(
        by screens: [(destination: Destination, presentation: Presentation)], isOpenedByAddress: Bool
    ) {
        var next = screens.map { makeEntry($0.destination, $0.presentation, isOpenedByAddress: isOpenedByAddress) }
        let first = zip(next, wanted).prefix { $0.isLike($1) }.count
        let last = zip(next.dropFirst(first).reversed(), wanted.dropFirst(first).reversed()).prefix { $0.isLike($1) }
            .count
        next.replaceSubrange(..<first, with: wanted[..<first])
        next.replaceSubrange((next.count - last)..., with: wanted.suffix(last))
        wanted = next
        detour = []
    }

    /// Keeps a screen that is already shown as the alternative of the held-back one at `index`.
    mutating func keepAlternative(_ entry: Entry, at index: Int) { wanted[index].alternativeID = entry.id }

    mutating func dropDetour() { detour = [] }

    // MARK: What is shown

    func shown(by rule: (Destination) -> RouteGuard<Destination>?) -> ShownEntries<Destination> {
        for (index, entry) in wanted.enumerated() {
            guard let alternative = Self.alternative(to: entry.destination, rule) else { continue }
            let allowed = wanted[..<index]
            let substitute = Entry(
                id: entry.alternativeID, destination: alternative, presentation: .page,
                alternativeID: entry.alternativeID)
            let opened =
                detourID == substitute.id ? detour.prefix { Self.alternative(to: $0.destination, rule) == nil } : []
            return ShownEntries(
                entries: allowed + [substitute] + opened, heldBack: Array(wanted[index...]), allowedCount: index,
                visits: visits)
        }
        return ShownEntries(entries: wanted, heldBack: [], allowedCount: wanted.count, visits: visits)
    }

    /// Returns the destination shown instead of another; `nil` if that may be shown.
    static func alternative(
        to destination: Destination, _ rule: (Destination) -> RouteGuard<Destination>?
    ) -> Destination? {
        var tried = [destination]
        // A guard for all screens does not hold back its own alternative.
        while let next = rule(tried[tried.count - 1]), !next.condition.value, next.alternative != tried[tried.count - 1]
        {
            if tried.contains(next.alternative) {
                Diagnostics.report(
                    .navigation,
                    """
                    the guards of \(tried.map { "\($0)" }.joined(separator: ", ")) redirect in a cycle; \(tried[1]) is shown without its \
                    guard. Let one of them send to a screen that has none.
                    """)
                return tried[1]
            }
            tried.append(next.alternative)
        }
        return tried.count > 1 ? tried.last : nil
    }
}

/// The screens on the stack after the guards have been applied.
package struct ShownEntries<Destination: Route>: Equatable {
    package let entries: [NavigationEntry<Destination>]
    package let heldBack: [NavigationEntry<Destination>]
    /// The number of wanted screens that are shown; they are the first of `entries`.
    package let allowedCount: Int
    /// How often a screen was replaced so that a browser's history has an entry more.
    package let visits: Int

    package var isRedirected: Bool { !heldBack.isEmpty }

    /// The trail that leads here again, when the guards are applied again.
    package var trail: NavigationTrail {
        NavigationTrail(
            (entries.prefix(allowedCount) + heldBack).map {
                .init(path: $0.destination.path, presentation: $0.presentation)
            })
    }
}

extension NavigationState: CustomStringConvertible {
    /// The destinations, such as `cart › editor`, for traces.
    var description: String { Self.text(of: all) }

    fileprivate static func text(of entries: [Entry]) -> String {
        entries.map { "\($0.destination)" }.joined(separator: " › ")
    }
}

extension ShownEntries: CustomStringConvertible {
    package var description: String { NavigationState.text(of: entries) }
}
