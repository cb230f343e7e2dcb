import Bindery

/// The screens of the trip, by their addresses.
enum TripPlace: Route, CaseIterable {
    case trip, cities

    var path: String {
        switch self {
        case .trip: "/"
        case .cities: "/cities"
        }
    }

    init?(path: String) {
        guard let place = Self.allCases.first(where: { $0.path == path }) else { return nil }
        self = place
    }
}

/// Where to go. It knows the screens as values, and no view.
final class TripModel {
    let navigator: Navigator<TripPlace>
    @Reactive var city: City?
    let title: Property<String>

    init(at place: TripPlace) {
        navigator = Navigator(place == .trip ? [.trip] : [.trip, place])
        title = _city.map { city in city.map { "To \($0.name)" } ?? "Where to?" }
    }

    /// Shows the cities.
    func chooseCity() { navigator.push(.cities) }

    /// Takes the city, and returns to where the choice was asked for.
    func choose(_ city: City) {
        self.city = city
        navigator.pop()
    }
}

struct City: Equatable, Identifiable {
    let name: String
    let country: String

    var id: String { name }

    static let all = [
        City(name: "Kyoto", country: "Japan"), City(name: "Lisbon", country: "Portugal"),
        City(name: "Chengdu 成都", country: "China"), City(name: "Oaxaca", country: "Mexico"),
    ]
}
