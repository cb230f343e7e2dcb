import ShowcaseModels

extension WorkshopScreen {
    /// The number of lines with code in its view model and its view.
    var lines: Int {
        [ScreenSource.Part.viewModel, .view].compactMap { ScreenSource.of(name, $0) }
            .reduce(0) { $0 + $1.text.codeLines }
    }
}

extension String {
    /// The number of lines that have more than white space or a comment.
    fileprivate var codeLines: Int {
        split(separator: "\n").count { line in
            let line = line.drop { $0 == " " }
            return !line.isEmpty && !line.hasPrefix("//")
        }
    }
}
