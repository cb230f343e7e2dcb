import BinderyView

/// The screens of the workshop: the seven tasks of 7GUIs, and experiments with the graph.
public enum WorkshopScreen: String, CaseIterable, Sendable {
    case counter, temperature, flights, timer, people, circles, sheet, glitches, board

    var title: WorkshopPhrase {
        switch self {
        case .counter: .counter
        case .temperature: .temperature
        case .flights: .flights
        case .timer: .timer
        case .people: .people
        case .circles: .circles
        case .sheet: .sheet
        case .glitches: .glitches
        case .board: .board
        }
    }

    var subtitle: WorkshopPhrase {
        switch self {
        case .counter: .counterSubtitle
        case .temperature: .temperatureSubtitle
        case .flights: .flightsSubtitle
        case .timer: .timerSubtitle
        case .people: .peopleSubtitle
        case .circles: .circlesSubtitle
        case .sheet: .sheetSubtitle
        case .glitches: .glitchesSubtitle
        case .board: .boardSubtitle
        }
    }

    /// The name of its screen and of its source.
    var name: String { "workshop-\(rawValue)" }

    static let experiments: [WorkshopScreen] = [.glitches, .board]
    static let tasks = allCases.filter { !experiments.contains($0) }

    var width: ScreenWidth { [.sheet, .board, .glitches].contains(self) ? .wide : .fitting }

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
