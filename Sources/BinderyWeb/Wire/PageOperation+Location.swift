internal import BinderyView
internal import BinderyWire

extension PageOperation {
    static func navigate(to location: Rendering.Location, isVisit: Bool = false) -> PageOperation {
        .navigate(
            depth: location.depth, path: location.path, title: location.title, trail: location.trail.description,
            isVisit: isVisit)
    }
}
