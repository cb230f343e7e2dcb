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
    /// Shows the cities, and waits until one is chosen.
    let chooseCity: Action<Void, Void, Never>

    /// - Parameter path: the address to begin at; what lies below it comes from the routes.
    init(at path: String = "/") {
        let routes = Routes(root: TripPlace.trip, destination: TripPlace.init(path:))
        let navigator = Navigator(routes, at: path)
        self.navigator = navigator
        title = _city.map { city in city.map { "To \($0.name)" } ?? "Where to?" }
        chooseCity = Action {
            _ = await navigator.push(.cities, returning: City.self)
        }
    }

    /// Ends the screen of the cities with this one. It is the choice also of who came by the address of the cities, for whom nobody waits.
    func choose(_ city: City) {
        self.city = city
        navigator.finish(with: city)
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
