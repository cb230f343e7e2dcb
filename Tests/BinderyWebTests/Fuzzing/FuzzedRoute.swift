import BinderyView

/// The screens of a fuzzed page: some with few controls, so that a run is short, and one with all.
enum FuzzedRoute: Route, Equatable {
    case start, fields, choices, buttons, list, pictures, toolbox, guarded, everything, page(Int)

    private static let named: [(route: FuzzedRoute, path: String)] = [
        (.start, "/"), (.fields, "/fields"), (.choices, "/choices"), (.buttons, "/buttons"), (.list, "/list"),
        (.pictures, "/pictures"), (.toolbox, "/toolbox"), (.guarded, "/guarded"), (.everything, "/everything"),
    ]

    var path: String {
        if case .page(let number) = self { return "/page/\(number)" }
        return Self.named.first { $0.route == self }!.path
    }

    init?(path: String) {
        if let named = Self.named.first(where: { $0.path == path }) {
            self = named.route
        } else if let number = Int(path.dropFirst("/page/".count)), FuzzedRoute.page(number).path == path {
            self = .page(number)
        } else {
            return nil
        }
    }
}
