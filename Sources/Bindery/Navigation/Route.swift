/// A screen that can be shown, as a value: what a view model pushes without knowing any view.
///
/// ```swift
/// enum Place: Route {
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
///     var parent: Place? {
///         if case .detail = self { .goods(count: nil) } else { nil }
///     }
/// }
/// ```
public protocol Route: Equatable {
    /// Where the screen is found: the path of its address on the web, with the query if it has one; unique among the routes.
    ///
    /// It is written as it is read, `/books/基础?page=2`; in addresses it is percent-encoded. What means something in an address but is a part
    /// of a name here (`/ ? # & = + %`) is percent-encoded in the path, too; ``RoutePath`` does so.
    var path: String { get }

    /// The screen that lies below this one when it is opened by its address; `nil`: the root of the ``Routes``.
    var parent: Self? { get }
}

extension Route {
    public var parent: Self? { nil }
}
