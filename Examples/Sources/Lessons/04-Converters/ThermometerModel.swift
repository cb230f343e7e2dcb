import Bindery

/// One temperature, which three fields edit in different scales.
final class ThermometerModel {
    @Reactive var celsius = 20.0
    let feeling: Property<String>

    init() {
        feeling = _celsius.map { celsius in
            switch celsius {
            case ..<0: "It freezes."
            case ..<15: "It is cool."
            case ..<26: "It is pleasant."
            case ..<100: "It is hot."
            default: "Water boils."
            }
        }
    }
}
