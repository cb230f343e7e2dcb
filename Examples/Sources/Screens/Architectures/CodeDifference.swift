import BinderyView
import ShowcaseModels

/// Lines of code, some of them removed or added.
struct CodeDifference: Hashable {
    struct Line: Hashable {
        enum Kind: String {
            case same, removed, added
            /// The path of a file, before its lines.
            case file
        }

        let kind: Kind
        let text: String
    }

    let lines: [Line]

    func count(_ kind: Line.Kind) -> Int { lines.count { $0.kind == kind } }
}

extension CodeDifference {
    /// What changes from one text to another, by the shortest edit.
    init(from old: String, to new: String) {
        let old = old.lines, new = new.lines
        var removed: Set<Int> = [], added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                lines.append(Line(kind: .removed, text: old[oldIndex]))
                oldIndex += 1
            } else if added.contains(newIndex) {
                lines.append(Line(kind: .added, text: new[newIndex]))
                newIndex += 1
            } else {
                lines.append(Line(kind: .same, text: new[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        self.lines = lines
    }

    /// What a patch in the unified format changes.
    init(patch: String) {
        lines = patch.lines.compactMap { line in
            if line.hasPrefix("+++ b/") { return Line(kind: .file, text: String(line.dropFirst(6))) }
            if line.isEmpty || line.hasPrefix("--- ") || line.hasPrefix("@@") { return nil }
            let kind: Line.Kind = line.hasPrefix("+") ? .added : line.hasPrefix("-") ? .removed : .same
            return Line(kind: kind, text: String(line.dropFirst()))
        }
    }
}

extension String {
    fileprivate var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

/// A difference of Swift code: colours, and a sign before each line.
struct ChangedCode: View {
    let difference: CodeDifference

    var body: some View {
        Element("pre") {
            ForEach(.constant(difference.lines.indices.map { $0 }), id: { $0 }) { index in line(index.value) }
        }
        .class("source-code").attribute("translate", "no").attribute("tabindex", "0")
    }

    private func line(_ index: Int) -> some View {
        let line = difference.lines[index]
        let tokens = line.kind == .file ? [SwiftToken(kind: nil, text: line.text)] : SwiftToken.tokens(of: line.text)
        return Element("span") { SwiftLine(tokens: tokens + [SwiftToken(kind: nil, text: "\n")]) }
            .class("changed-line changed-\(line.kind)")
    }
}
