import ShowcaseModels

extension WorkshopScreen {
    /// The number of lines with code in all files of the screen but its tests and the texts in two languages.
    var lines: Int { Self.allLines[self] ?? 0 }

    private static let allLines = Dictionary(
        uniqueKeysWithValues: allCases.map { screen in
            (screen, ScreenSource.texts(of: screen.name).reduce(0) { $0 + $1.codeLines })
        })
}

/// Solutions of the seven tasks with other toolkits.
enum PublishedSolution: CaseIterable {
    case swiftUI, react

    var toolkit: String {
        switch self {
        case .swiftUI: "SwiftUI"
        case .react: "React, MobX"
        }
    }

    /// The source of ``lines``, with the counted revision.
    var address: String {
        switch self {
        case .swiftUI: "https://github.com/iTwenty/7guis-swiftui/tree/6ba84e612cb68087b780c48298f084ce4116b704"
        // By the author of the tasks.
        case .react:
            "https://github.com/eugenkiss/7guis-React-TypeScript-MobX/tree/e1210764cce9dda3545d9c97f2c407d059dbea69"
        }
    }

    /// The lines of each task, in the order of the tasks, counted as those of a ``WorkshopScreen``. Of two solutions of
    /// the circle drawer, the shorter one is counted. The spreadsheet in SwiftUI has 154 cells, and leaves the
    /// arithmetic to another package.
    var lines: [Int] {
        switch self {
        case .swiftUI: [19, 46, 82, 58, 97, 148, 249]
        case .react: [11, 97, 91, 96, 105, 389, 477]
        }
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
