extension String {
    /// The text with `name` in the place of "…", and `count` in that of "#".
    func filling(_ name: String, count: Int? = nil) -> String {
        let template = count.map { replacing("#", with: "\($0)") } ?? self
        return template.replacing("…", with: name)
    }
}
