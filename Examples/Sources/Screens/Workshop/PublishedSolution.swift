/// A solution of screens of the workshop with another toolkit.
struct PublishedSolution {
    let toolkit: String
    /// The source of ``lines``, with the counted revision.
    let address: String
    /// The lines of each screen, counted as those of a `WorkshopScreen`.
    let lines: [Int]

    /// Of two solutions of the circle drawer, the shorter one is counted. The spreadsheet in SwiftUI has 154 cells, and
    /// leaves the arithmetic to another package.
    static let ofTasks = [
        PublishedSolution(
            toolkit: "SwiftUI",
            address: "https://github.com/iTwenty/7guis-swiftui/tree/6ba84e612cb68087b780c48298f084ce4116b704",
            lines: [19, 46, 82, 58, 97, 148, 249]),
        // By the author of the tasks.
        PublishedSolution(
            toolkit: "React, MobX",
            address:
                "https://github.com/eugenkiss/7guis-React-TypeScript-MobX/tree/e1210764cce9dda3545d9c97f2c407d059dbea69",
            lines: [11, 97, 91, 96, 105, 389, 477]),
    ]

    /// All files of `src` but the style sheets and, in Angular, the page around the program.
    static let ofTodos = [
        ofTodos("Svelte", "svelte", lines: 162), ofTodos("Vue", "vue", lines: 216),
        ofTodos("React", "react", lines: 256), ofTodos("Angular", "angular", lines: 262),
    ]

    private static func ofTodos(_ toolkit: String, _ folder: String, lines: Int) -> PublishedSolution {
        let revision = "ff43b02e59dfa604386bb382034b2cd07c2bcd8a"
        return PublishedSolution(
            toolkit: toolkit,
            address: "https://github.com/tastejs/todomvc/tree/\(revision)/examples/\(folder)", lines: [lines])
    }
}
