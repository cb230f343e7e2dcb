public import BinderyView

/// The lessons of the course, in their order.
public enum Lesson: Int, CaseIterable, Sendable {
    case counter = 1
    case sum, lengthLogin, converters, searchAsYouType

    public var title: String {
        switch self {
        case .counter: "Counter"
        case .sum: "c = a + b"
        case .lengthLogin: "A login by length"
        case .converters: "Converters"
        case .searchAsYouType: "Search as you type"
        }
    }

    /// What the lesson shows, with a new model.
    public var view: AnyView {
        switch self {
        case .counter: AnyView(CounterView(model: CounterModel()))
        case .sum: AnyView(SumView(model: SumModel()))
        case .lengthLogin: AnyView(LengthLoginView(model: LengthLoginModel()))
        case .converters: AnyView(ThermometerView(model: ThermometerModel()))
        case .searchAsYouType: AnyView(SearchView(model: SearchModel(library: SlowLibrary())))
        }
    }
}
