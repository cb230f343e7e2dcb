/// A screen as a value, which a view model pushes without knowing a view.
///
/// ```swift
/// enum AppRoute: Route {
///     case index, goods(count: Int?), detail(Int)
///
///     var path: String {
///         switch self {
///         case .index: "/"
///         case .goods(let count): RoutePath("goods", query: ["count": count.map { "\($0)" }]).description
///         case .detail(let number): "/goods/\(number)"
///         }
///     }
///
///     var parent: AppRoute? {
///         if case .detail = self { .goods(count: nil) } else { nil }
///     }
/// }
/// ```
public protocol Route: Equatable {
    /// The path of the screen's address on the web, with its query, if any. Unique among the routes. Written in
    /// readable form, `/books/基础?page=2`; addresses are percent-encoded. Characters of a name that have a meaning in
    /// addresses (`/ ? # & = + %`) are percent-encoded in the path too, as ``RoutePath`` does.
    var path: String { get }

    /// The screen below this one when it is opened by its address; `nil` for the root of the ``Routes``.
    var parent: Self? { get }
}

extension Route {
    public var parent: Self? { nil }
}
