/// Combines the user's change of a text with the server's, as the page's script does. Written from the wire protocol,
/// not from the server's code, so that a chaos run shows differences between the two.
func rebase(_ mine: String, from base: String, onto theirs: String) -> String {
    let (mine, base, theirs) = (Array(mine.unicodeScalars), Array(base.unicodeScalars), Array(theirs.unicodeScalars))
    if mine == base || mine == theirs { return text(theirs) }
    if base == theirs { return text(mine) }
    let (typed, written) = (change(from: base, to: mine), change(from: base, to: theirs))
    var result: [Unicode.Scalar] = []
    for place in 0...base.count {
        result += (written.inserted[place] ?? []) + (typed.inserted[place] ?? [])
        if place < base.count, !written.removed.contains(place), !typed.removed.contains(place) {
            result.append(base[place])
        }
    }
    return text(result)
}

private func text(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
}

/// Returns the removed places, and what is inserted before which place.
private func change(
    from old: [Unicode.Scalar], to new: [Unicode.Scalar]
) -> (removed: Set<Int>, inserted: [Int: [Unicode.Scalar]]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let same = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let (before, after) = (start..<old.count - same, start..<new.count - same)
    if before.isEmpty || after.isEmpty || (before.count + 1) * (after.count + 1) > 1 << 14 {
        return (Set(before), [start: Array(new[after])])
    }
    var common = Array(repeating: Array(repeating: 0, count: after.count + 1), count: before.count + 1)
    for i in before.reversed() {
        for j in after.reversed() {
            let (row, column) = (i - start, j - start)
            common[row][column] =
                old[i] == new[j]
                ? common[row + 1][column + 1] + 1 : max(common[row + 1][column], common[row][column + 1])
        }
    }
    var (removed, inserted): (Set<Int>, [Int: [Unicode.Scalar]]) = ([], [:])
    var (i, j) = (before.lowerBound, after.lowerBound)
    while i < before.upperBound || j < after.upperBound {
        if i < before.upperBound, j < after.upperBound, old[i] == new[j] {
            (i, j) = (i + 1, j + 1)
        } else if j < after.upperBound,
            i == before.upperBound || common[i - start][j - start + 1] >= common[i - start + 1][j - start]
        {
            inserted[i, default: []].append(new[j])
            j += 1
        } else {
            removed.insert(i)
            i += 1
        }
    }
    return (removed, inserted)
}
