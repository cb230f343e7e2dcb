import Bindery

enum TripRoute: Route, CaseIterable {
    case trip, cities

    var path: String {
        switch self {
        case .trip: "/"
        case .cities: "/cities"
        }
    }

    init?(path: String) {
        guard let route = Self.allCases.first(where: { $0.path == path }) else { return nil }
        self = route
    }
}

/// The destination of a trip. The model refers to screens as values, and to no view.
final class TripModel {
    let navigator: Navigator<TripRoute>
    @Reactive var city: City?
    let title: Property<String>
    /// Shows the cities, and waits until the screen is left.
    let chooseCity: Action<Void, Void, Never>

    /// - Parameter path: the initial address; the routes determine the screens below it.
    init(at path: String = "/") {
        let routes = Routes(root: TripRoute.trip, destination: TripRoute.init(path:))
        let navigator = Navigator(routes, at: path)
        self.navigator = navigator
        title = _city.map { city in city.map { "To \($0.name)" } ?? "Where to?" }
        chooseCity = Action {
            _ = await navigator.push(.cities, returning: City.self)
        }
    }

    /// Sets the city here, since no caller awaits the result if the user opened the address of the screen.
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
