/// Merges two concurrent changes of one text: the user's and the program's. `rebasing.js` has the same function: both
/// sides apply it to the same texts in the same order and get the same result.
public enum TextRebase {
    /// Returns `mine` with the change from `base` to `theirs`. Both removals and both insertions apply. At one place,
    /// the program's insertion precedes the user's.
    ///
    /// - Complexity: O(n), and up to 16,384 steps for each change; O(1) memory if only one side has changed the text.
    public static func rebase(_ mine: String, from base: String, onto theirs: String) -> String {
        if mine.isIdentical(to: base) || mine.isIdentical(to: theirs) { return theirs }
        if base.isIdentical(to: theirs) { return mine }
        let before = Array(base.unicodeScalars)
        let typed = TextChange(from: before, to: Array(mine.unicodeScalars))
        let written = TextChange(from: before, to: Array(theirs.unicodeScalars))
        var result = String.UnicodeScalarView()
        for place in 0...before.count {
            result.append(contentsOf: written.inserted(at: place))
            result.append(contentsOf: typed.inserted(at: place))
            guard place < before.count, !written.removes(place), !typed.removes(place) else { continue }
            result.append(before[place])
        }
        return String(result)
    }
}

/// What was removed from a text and inserted into it, by Unicode scalars.
private struct TextChange {
    private let start: Int
    private var isRemoved: [Bool] = []
    /// The insertions at each position of that part, including its end.
    private var insertions: [[Unicode.Scalar]] = [[]]

    /// The limit of the comparison table. A changed part that needs a larger one counts as replaced.
    private static let mostSteps = 1 << 14

    /// Finds a longest common subsequence (Wagner and Fischer, 1974). An insertion precedes the removals at its place.
    init(from before: [Unicode.Scalar], to after: [Unicode.Scalar]) {
        let shorter = min(before.count, after.count)
        var start = 0
        while start < shorter, before[start] == after[start] { start += 1 }
        var same = 0
        while same < shorter - start, before[before.count - 1 - same] == after[after.count - 1 - same] { same += 1 }
        let (old, new) = (before[start..<before.count - same], after[start..<after.count - same])
        self.start = start
        guard !old.isEmpty, !new.isEmpty, (old.count + 1) * (new.count + 1) <= Self.mostSteps else {
            isRemoved = old.map { _ in true }
            insertions = Array(repeating: [], count: old.count + 1)
            insertions[0] = Array(new)
            return
        }
        compare(Array(old), Array(new))
    }

    private mutating func compare(_ old: [Unicode.Scalar], _ new: [Unicode.Scalar]) {
        let width = new.count + 1
        /// The length of the common subsequence of the rests, by where the rests begin.
        var common = Array(repeating: 0, count: (old.count + 1) * width)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                common[i * width + j] =
                    old[i] == new[j]
                    ? common[(i + 1) * width + j + 1] + 1 : max(common[(i + 1) * width + j], common[i * width + j + 1])
            }
        }
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, j < new.count, old[i] == new[j] {
                step(removing: false)
                (i, j) = (i + 1, j + 1)
            } else if j < new.count, i == old.count || common[i * width + j + 1] >= common[(i + 1) * width + j] {
                insertions[insertions.count - 1].append(new[j])
                j += 1
            } else {
                step(removing: true)
                i += 1
            }
        }
    }

    private mutating func step(removing: Bool) {
        isRemoved.append(removing)
        insertions.append([])
    }

    func inserted(at place: Int) -> [Unicode.Scalar] {
        insertions.indices.contains(place - start) ? insertions[place - start] : []
    }

    func removes(_ place: Int) -> Bool { isRemoved.indices.contains(place - start) && isRemoved[place - start] }
}

extension String {
    /// Whether the texts have the same code units; `==` also holds for canonically equivalent texts.
    fileprivate func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
