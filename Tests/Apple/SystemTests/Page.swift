import BinderySwiftUI

/// The screens of the navigators in these tests.
enum Page: Route {
    case index, details

    var path: String { self == .index ? "/" : "/details" }
}
