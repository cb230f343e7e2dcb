extension String {
    /// Returns the text with `name` in place of "…", and `count` in place of "#".
    func filling(_ name: String, count: Int? = nil) -> String {
        let template = count.map { replacing("#", with: "\($0)") } ?? self
        return template.replacing("…", with: name)
    }
}
