public import BinderyView

public enum Lesson: Int, CaseIterable, Sendable {
    case counter = 1
    case sum, lengthLogin, converters, searchAsYouType, list, navigation, validation, backgroundWork, testing, commands,
        savedForm

    public var title: String {
        switch self {
        case .counter: "Counter"
        case .sum: "c = a + b"
        case .lengthLogin: "A login by length"
        case .converters: "Converters"
        case .searchAsYouType: "Search as you type"
        case .list: "A list"
        case .navigation: "Navigation"
        case .validation: "Validation"
        case .backgroundWork: "Background work"
        case .testing: "Testing in virtual time"
        case .commands: "Commands"
        case .savedForm: "A form that survives"
        }
    }

    /// Whether the lesson has a screen at a path. All lessons but one have a single screen.
    public func hasScreen(at path: String) -> Bool {
        path == "/" || self == .navigation && TripRoute(path: path) != nil
    }

    /// Returns the lesson's view with a new model. The last lesson restores `draft` and saves to `drafts`.
    public func view(at path: String, draft: StateSnapshot?, drafts: some DraftStore) -> AnyView {
        switch self {
        case .counter: AnyView(CounterView(model: CounterModel()))
        case .sum: AnyView(SumView(model: SumModel()))
        case .lengthLogin: AnyView(LengthLoginView(model: LengthLoginModel()))
        case .converters: AnyView(ThermometerView(model: ThermometerModel()))
        case .searchAsYouType: AnyView(SearchView(model: SearchModel(library: SlowLibrary())))
        case .list: AnyView(ShoppingView(model: ShoppingModel("Rice", "Apples", "Tea", "鸡蛋", "Bread")))
        case .navigation: AnyView(TripView(model: TripModel(at: path)))
        case .validation: AnyView(SignUpView(model: SignUpModel()))
        case .backgroundWork: AnyView(PrimesView(model: PrimesModel(counting: { Primes.count(in: $0) })))
        case .testing: AnyView(EggTimerView(model: EggTimerModel()))
        case .commands: AnyView(KitchenView(model: KitchenModel(cooking: { try? await Task.sleep(for: .seconds(1)) })))
        case .savedForm: AnyView(LetterView(model: LetterModel(draft: draft, store: drafts)))
        }
    }
}
