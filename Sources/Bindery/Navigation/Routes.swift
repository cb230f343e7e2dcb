/// The mapping from addresses to screens.
///
/// ```swift
/// let routes = Routes(root: .index, unknown: AppRoute.unknown, destination: AppRoute.init(path:))
/// routes.stack(at: "/goods/12")   // [.index, .goods, .detail(12)]
/// ```
public struct Routes<Destination: Route> {
    /// The screen below every other screen that is opened by its address.
    public let root: Destination
    private let unknown: (String) -> Destination?
    private let known: (String) -> Destination?

    /// - Parameter unknown: The screen that reports an unknown path. Without one, such a path leads to the root.
    /// - Parameter destination: The screen at an untrusted path, in the form of ``Route/path``; `nil` if there is none.
    public init(
        root: Destination, unknown: @escaping (_ path: String) -> Destination? = { _ in nil },
        destination: @escaping (_ path: String) -> Destination?
    ) {
        self.root = root
        self.unknown = unknown
        known = destination
    }

    /// Returns the screen at a path, encoded or not; `nil` if there is none.
    public func destination(at path: String) -> Destination? { known(RoutePath(path).description) }

    /// Returns the screens for a path: its screen above its parents, the root first. ``Navigator/restorableDepth``
    /// limits them to the root and the last ones.
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
