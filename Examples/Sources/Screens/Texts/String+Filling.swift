extension String {
    /// Returns the text with `name` in place of "…", and `count` in place of "#".
    func filling(_ name: String, count: Int? = nil) -> String {
        let template = count.map { replacing("#", with: "\($0)") } ?? self
        return template.replacing("…", with: name)
    }

    /// Returns the text with `first` in place of the first "…", and `second` in place of the next one.
    func filling(_ first: String, _ second: String) -> String {
        let parts = split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return self }
        return parts[0] + first + String(parts[1]).filling(second)
    }
}
