public import Bindery

/// The screens of the navigators that the tests of UIKit and AppKit show.
public enum Place: Route, Sendable {
    case index, goods, detail(Int), editor, help

    public var path: String {
        switch self {
        case .index: "/"
        case .goods: "/goods"
        case .detail(let number): "/goods/\(number)"
        case .editor: "/editor"
        case .help: "/help"
        }
    }

    public var parent: Place? { if case .detail = self { .goods } else { nil } }

    public static var routes: Routes<Place> {
        Routes(root: .index) { path in
            switch path {
            case "/goods": .goods
            case "/goods/7": .detail(7)
            case "/editor": .editor
            default: nil
            }
        }
    }
}
