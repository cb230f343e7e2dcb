import BinderyView
import ShowcaseModels

/// The screens of the workshop, with the lines of their code.
struct Workshop: View {
    let texts: Texts
    let navigator: Navigator<AppRoute>

    var body: some View {
        Screen("workshop", title: texts[.workshop]) {
            Column(spacing: 6) {
                Text(texts.workshop[.introduction]).color(.secondary)
                section(.sevenTasks, WorkshopScreen.tasks)
                section(.experiments, WorkshopScreen.experiments)
                LinesOfCode(
                    id: "lines-of-tasks", title: .linesOfTasks, explanation: .linesOfTasksText,
                    screens: WorkshopScreen.tasks, solutions: PublishedSolution.ofTasks, texts: texts)
                LinesOfCode(
                    id: "lines-of-todos", title: .linesOfTodos, explanation: .linesOfTodosText,
                    screens: [.todos], solutions: PublishedSolution.ofTodos, texts: texts)
            }
        }
        .width(.wide)
    }

    private func section(_ title: WorkshopPhrase, _ screens: [WorkshopScreen]) -> some View {
        Column(spacing: 2) {
            Heading(texts.workshop[title])
            Grid(.adaptive(minimum: 280), spacing: 2) {
                ForEach(.constant(screens), id: \.rawValue) { link($0.value) }
            }
        }
    }

    private func link(_ screen: WorkshopScreen) -> some View {
        let route = AppRoute.workshopScreen(screen), lines = screen.lines
        let subtitle = texts.workshop.text { $0(.lines).filling([$0(screen.subtitle), "\(lines)"]) }
        return Link(texts.workshop[screen.title], subtitle: subtitle, path: route.path) { navigator.push(route) }
            .id("link-\(screen.rawValue)")
    }
}

/// A screen of the workshop.
struct WorkshopPage<Content: View>: View {
    private let screen: WorkshopScreen
    private let content: Content
    private let texts: Texts

    init(_ screen: WorkshopScreen, _ content: Content, _ texts: Texts) {
        self.screen = screen
        self.content = content
        self.texts = texts
    }

    var body: some View {
        Screen(screen.name, title: texts.workshop[screen.title]) { content }.width(screen.width)
    }
}

extension WorkshopScreen {
    func content(_ texts: Texts) -> AnyView {
        switch self {
        case .counter: AnyView(ClickCounter(model: ClickCounterModel(), texts: texts))
        case .temperature: AnyView(Temperature(model: TemperatureModel(), texts: texts))
        case .flights: AnyView(Flights(model: FlightsModel(), texts: texts))
        case .timer: AnyView(TimerScreen(model: TimerModel(), texts: texts))
        case .people: AnyView(People(model: PeopleModel(), texts: texts))
        case .circles: AnyView(Circles(model: CirclesModel(), texts: texts))
        case .sheet: AnyView(Sheet(model: SheetModel(language: texts.language), texts: texts))
        case .glitches: AnyView(Glitches(model: GlitchesModel(), texts: texts))
        case .circuit: AnyView(Circuit(model: CircuitModel(), texts: texts))
        case .todos: preconditionFailure("The showcase makes it, with the todos that it keeps.")
        case .signals: AnyView(Signals(model: SignalsModel(), texts: texts))
        case .board: AnyView(Board(model: BoardModel(), texts: texts))
        }
    }
}
