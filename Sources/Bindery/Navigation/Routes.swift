/// How addresses lead to screens.
///
/// ```swift
/// let routes = Routes(root: .index, unknown: Place.unknown, destination: Place.init(path:))
/// routes.stack(at: "/goods/12")   // [.index, .goods, .detail(12)]
/// ```
public struct Routes<Destination: Route> {
    /// Lies below every other screen that is opened by its address.
    public let root: Destination
    private let unknown: (String) -> Destination?
    private let known: (String) -> Destination?

    /// - Parameters:
    ///   - unknown: the screen that says that there is none at a path; without one, such a path leads to the root.
    ///   - destination: the screen at a path, which is written as ``Route/path`` is; `nil` if there is none. Paths come from outside: any text
    ///     that begins with a slash.
    public init(
        root: Destination, unknown: @escaping (_ path: String) -> Destination? = { _ in nil },
        destination: @escaping (_ path: String) -> Destination?
    ) {
        self.root = root
        self.unknown = unknown
        known = destination
    }

    /// The screen at a path, encoded or not; `nil` if there is none.
    public func destination(at path: String) -> Destination? { known(RoutePath(path).description) }

    /// What is shown at a path: its screen, on those that lie below it, the root first. Of more than ``Navigator/restorableDepth`` these are
    /// the root, and the last ones.
    public func stack(at path: String) -> [Destination] {
        guard let top = destination(at: path) ?? unknownDestination(at: path) else { return [root] }
        var stack = [top]
        while stack.count < NavigationTrail.restorableDepth - 1, let parent = stack[stack.count - 1].parent,
            !stack.contains(parent)
        { stack.append(parent) }
        if stack.last != root { stack.append(root) }
        return stack.reversed()
    }

    func unknownDestination(at path: String) -> Destination? { unknown(RoutePath(path).description) }
}
