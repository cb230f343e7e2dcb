import Bindery

/// One temperature, which three fields edit in different scales.
final class ThermometerModel {
    @Reactive var celsius = 20.0
    let feeling: Property<String>

    init() {
        feeling = _celsius.map { celsius in
            switch celsius {
            case ..<0: "Freezing"
            case ..<15: "Cool"
            case ..<26: "Pleasant"
            case ..<100: "Hot"
            default: "Boiling"
            }
        }
    }
}
