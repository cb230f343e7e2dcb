/// The attributes of an element: so few that a search takes less time than hashing.
public struct ElementAttributes: Sequence {
    private var all: [(name: String, value: String)]

    init(_ all: [(name: String, value: String)] = []) { self.all = all }

    public var count: Int { all.count }

    public internal(set) subscript(name: String) -> String? {
        get { all.first { $0.name == name }?.value }
        set {
            let index = all.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): all[index].value = value
            case (let index?, nil): all.remove(at: index)
            case (nil, let value?): all.append((name, value))
            case (nil, nil): break
            }
        }
    }

    mutating func remove(_ name: String) -> String? {
        let value = self[name]
        self[name] = nil
        return value
    }

    public func makeIterator() -> IndexingIterator<[(name: String, value: String)]> { all.makeIterator() }

    /// The name of an attribute that differs.
    func difference(from other: ElementAttributes) -> String? {
        for (name, value) in all {
            guard let twin = other[name], value.isShown(as: twin) else { return name }
        }
        return count == other.count ? nil : other.all.first { self[$0.name] == nil }?.name
    }
}

extension String {
    /// Whether both are equal byte by byte, except for NUL, which HTML cannot express.
    func isShown(as other: String) -> Bool {
        utf8.elementsEqual(other.utf8) || inHTML.utf8.elementsEqual(other.inHTML.utf8)
    }

    /// The text as HTML can express it: without NUL.
    package var inHTML: String {
        guard utf8.contains(0) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\u{0}" ? "\u{FFFD}" : $0 }))
    }
}
