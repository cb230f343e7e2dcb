/// The controls of a view, by the names that their statements mention. They show what a view model declares under such
/// a name, and a test is about them where it uses the name of a member of the model.
///
/// The names are those of the source, without the types behind them. A name that two models share has the controls of
/// both.
struct NamedControls {
    private var controls: [Substring: Set<Substring>] = [:]

    /// - Parameter views: the sources of the view.
    init(in views: [String]) {
        for view in views {
            let lines = view.split(separator: "\n", omittingEmptySubsequences: false)
            for index in lines.indices {
                let identifiers = Self.identifiers(in: lines[index])
                if identifiers.isEmpty { continue }
                for name in Self.statement(endingAt: index, of: lines).flatMap(Self.names) {
                    controls[name, default: []].formUnion(identifiers)
                }
            }
        }
    }

    /// Returns, for each line of a view model or of its test, the identifiers of the controls that it is about, as the
    /// view has them: `.id("phone").id("row-\(id)")`. Empty if there are none.
    func identifiers(ofLinesIn source: String) -> [String] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        // Constants with which an initializer sets members: `let login = Action { … }`, `self.login = login`.
        let constants = Set(lines.compactMap { $0.firstMatch(of: #/^ {8}self\.(\w+) = (\w+)$/#) }.map(\.2))
        return lines.map { line in
            let names = Self.declaredNames(in: line, constants) + Self.membersOfModel(in: line)
            return Set(names.flatMap { controls[$0] ?? [] }).sorted().joined()
        }
    }

    /// `.id("phone")`
    private static var identifier: Regex<Substring> { #/\.id\("(?:[^"\\]|\\\([^)]*\))+"\)/# }

    private static func identifiers(in line: Substring) -> [Substring] {
        line.matches(of: identifier).map(\.output)
    }

    /// The names in a line other than labels and members of an implicit type, such as `.phone`.
    private static func names(in line: Substring) -> [Substring] {
        let name = #/(?<implicit>(?:^|[^\w\])}])\.)?(?<name>\b[a-z]\w*)(?<label>:)?/#.wordBoundaryKind(.simple)
        return line.replacing(identifier, with: "").matches(of: name)
            .filter { $0.implicit == nil && $0.label == nil }.map(\.name)
    }

    /// `model.phone`, in a test.
    private static func membersOfModel(in line: Substring) -> [Substring] {
        line.matches(of: #/\bmodel\.\$?(\w+)/#.wordBoundaryKind(.simple)).map(\.1)
    }

    /// The names of a member, of members that an initializer sets, and of constants for them.
    private static func declaredNames(in line: Substring, _ constants: Set<Substring>) -> [Substring] {
        let declaration = #/^ {4}(?:[\w@().]+ )*(?:let|var|func) \(?(?<names>\w+(?:, \w+)*)/#
        let initialization = #/^ {8}(?:self\.)?_?(?<names>\w+) = /#
        if let names = line.firstMatch(of: declaration)?.names ?? line.firstMatch(of: initialization)?.names {
            return names.split(separator: ", ")
        }
        let constant = line.firstMatch(of: #/^ {8}let (?<name>\w+) = /#)?.name
        return constant.map { constants.contains($0) ? [$0] : [] } ?? []
    }

    /// The lines of the statement that ends with a line. Of one with further controls inside, only its own lines.
    private static func statement(endingAt end: Int, of lines: [Substring]) -> [Substring] {
        var start = end
        while start > 0, let first = lines[start].first(where: { $0 != " " }), ".)}]".contains(first) {
            let depth = indentation(of: lines[start])
            let opening = lines[..<start].lastIndex { !$0.isEmpty && indentation(of: $0) <= depth }
            start = first == "." ? start - 1 : opening ?? 0
        }
        let statement = lines[start...end]
        if statement.dropLast().allSatisfy({ identifiers(in: $0).isEmpty }) { return Array(statement) }
        let depth = indentation(of: lines[start])
        return statement.filter { indentation(of: $0) == depth }
    }

    private static func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }
}
