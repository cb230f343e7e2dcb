import ShowcaseModels

extension WorkshopScreen {
    /// The number of lines with code in all files of the screen but its tests and the texts in two languages.
    var lines: Int { Self.allLines[self] ?? 0 }

    private static let allLines = Dictionary(
        uniqueKeysWithValues: allCases.map { screen in
            (screen, ScreenSource.texts(of: screen.name).reduce(0) { $0 + $1.codeLines })
        })
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
