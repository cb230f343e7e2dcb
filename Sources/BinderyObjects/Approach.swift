#if canImport(ObjectiveC) || canImport(StandIns)
/// Whether the user comes near the end of a list: once, until the rows near the end were off the screen or others.
package struct Approach {
    private var isNear = false

    package init() {}

    /// Rows were inserted or removed, so the list has another end.
    package mutating func rowsChanged() { isNear = false }

    /// A row is about to be shown. Returns whether the user comes near the end with it.
    ///
    /// - Parameters:
    ///   - rest: The number of rows after it.
    ///   - distance: The number of rows after a row from which on it is not near the end.
    ///   - visible: The number of rows on the screen.
    package mutating func shows(before rest: Int, within distance: Int, visible: Int) -> Bool {
        if rest < distance {
            defer { isNear = true }
            return !isNear
        }
        if rest >= distance + visible { isNear = false }
        return false
    }
}
#endif
