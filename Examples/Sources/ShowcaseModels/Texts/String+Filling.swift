extension String {
    /// Returns the text with `name` in place of "…", and `count` in place of "#".
    public func filling(_ name: String, count: Int? = nil) -> String {
        let template = count.map { replacing("#", with: "\($0)") } ?? self
        return template.replacing("…", with: name)
    }

    /// Returns the text with each part in place of the next "…".
    public func filling(_ parts: [String]) -> String {
        var rest = parts[...]
        let pieces = split(separator: "…", omittingEmptySubsequences: false)
        return pieces.dropFirst().reduce(String(pieces[0])) { $0 + (rest.popFirst() ?? "…") + $1 }
    }
}
