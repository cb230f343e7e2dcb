public import BinderyView

/// The screens of the workshop: the seven tasks of 7GUIs, TodoMVC, and experiments with the graph.
public enum WorkshopScreen: String, CaseIterable, Sendable {
    case counter, temperature, flights, timer, people, circles, sheet, todos, glitches, circuit, signals, board

    public var title: WorkshopPhrase {
        switch self {
        case .counter: .counter
        case .temperature: .temperature
        case .flights: .flights
        case .timer: .timer
        case .people: .people
        case .circles: .circles
        case .sheet: .sheet
        case .glitches: .glitches
        case .circuit: .circuit
        case .todos: .todos
        case .signals: .signals
        case .board: .board
        }
    }

    public var subtitle: WorkshopPhrase {
        switch self {
        case .counter: .counterSubtitle
        case .temperature: .temperatureSubtitle
        case .flights: .flightsSubtitle
        case .timer: .timerSubtitle
        case .people: .peopleSubtitle
        case .circles: .circlesSubtitle
        case .sheet: .sheetSubtitle
        case .glitches: .glitchesSubtitle
        case .circuit: .circuitSubtitle
        case .todos: .todosSubtitle
        case .signals: .signalsSubtitle
        case .board: .boardSubtitle
        }
    }

    /// The name of its screen and of its source.
    public var name: String { "workshop-\(rawValue)" }

    public static let experiments: [WorkshopScreen] = [.todos, .glitches, .circuit, .signals, .board]
    public static let tasks = allCases.filter { !experiments.contains($0) }

    public var width: ScreenWidth {
        [.sheet, .board, .glitches, .circuit, .signals].contains(self) ? .wide : .reading
    }
}
