public struct MenuGroup: Identifiable, Equatable, Sendable, Codable {
    /// The kinds in the order of a menu.
    public enum Kind: String, CaseIterable, Sendable, Codable {
        case main, side, drink, dessert

        public var phrase: Phrase {
            switch self {
            case .main: .mainDishes
            case .side: .sideDishes
            case .drink: .drinks
            case .dessert: .desserts
            }
        }
    }

    public let id: Int
    public var name: String
    public var kind: Kind

    public init(id: Int, name: String, kind: Kind) {
        self.id = id
        self.name = name
        self.kind = kind
    }

    /// Orders groups by kind, then by their creation.
    public static func precedes(_ one: MenuGroup, _ other: MenuGroup) -> Bool {
        one.kind == other.kind ? one.id < other.id : one.kind.rank < other.kind.rank
    }
}

extension MenuGroup.Kind {
    public var rank: Int { Self.allCases.firstIndex(of: self)! }
}

/// A change of the groups that the service has confirmed.
public enum MenuGroupChange: Sendable, Codable {
    case saved(MenuGroup)
    case deleted(MenuGroup.ID)

    public func apply(to groups: inout [MenuGroup]) {
        switch self {
        case .saved(let group):
            if let index = groups.firstIndex(where: { $0.id == group.id }) {
                groups[index] = group
            } else {
                groups.append(group)
            }
        case .deleted(let id): groups.removeAll { $0.id == id }
        }
    }
}
