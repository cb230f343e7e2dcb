import Bindery
import Testing

enum Shop: Route {
    case index, goods(count: Int?), detail(Int), reply(Int), login, account, unknown(String)

    init?(path: String) {
        let route = RoutePath(path)
        switch (route.segments.first, route.segments.dropFirst().first.flatMap { Int($0) }, route.segments.count) {
        case (nil, _, _): self = .index
        case ("goods", nil, 1): self = .goods(count: route["count"].flatMap { Int($0) })
        case ("goods", let number?, 2): self = .detail(number)
        case ("goods", let number?, 3): self = .reply(number)
        case ("login", _, 1): self = .login
        case ("account", _, 1): self = .account
        default: return nil
        }
    }

    var path: String {
        switch self {
        case .index: "/"
        case .goods(let count): RoutePath("goods", query: ["count": count.map { "\($0)" }]).description
        case .detail(let number): "/goods/\(number)"
        case .reply(let number): "/goods/\(number)/reply"
        case .login: "/login"
        case .account: "/account"
        case .unknown(let path): path
        }
    }

    var parent: Shop? {
        switch self {
        case .detail: .goods(count: nil)
        case .reply(let number): .detail(number)
        default: nil
        }
    }

    static var routes: Routes<Shop> { Routes(root: .index, unknown: Shop.unknown, destination: Shop.init(path:)) }
}

@Suite struct RoutesTests {
    @Test(arguments: [
        ("/", [Shop.index]), ("/goods", [.index, .goods(count: nil)]),
        ("/goods?count=100000", [.index, .goods(count: 100_000)]),
        ("/goods/12", [.index, .goods(count: nil), .detail(12)]),
        ("/goods/12/reply?x=1", [.index, .goods(count: nil), .detail(12), .reply(12)]),
        ("/图书", [.index, .unknown("/图书")]), ("/%E5%9B%BE%E4%B9%A6", [.index, .unknown("/图书")]),
    ])
    func aPathLeadsToAWholeStack(_ path: String, _ stack: [Shop]) {
        #expect(Shop.routes.stack(at: path) == stack)
        #expect(Navigator(Shop.routes, at: path).stack.value == stack)
    }

    @Test func withoutAScreenForUnknownPathsTheyLeadToTheRoot() {
        let routes = Routes(root: Shop.index, destination: Shop.init(path:))
        #expect(routes.stack(at: "/nowhere") == [.index])
    }

    @Test func parentsThatLeadInACircleEnd() {
        enum Round: Route {
            case a, b
            var path: String { "/\(self)" }
            var parent: Round? { self == .a ? .b : .a }
        }
        let routes = Routes(root: Round.a) { _ in .b }
        #expect(routes.stack(at: "/b") == [.a, .b])
    }

    @Test func ofParentsWithoutEndAsManyAreShownAsAreRestored() {
        struct Folder: Route {
            let depth: Int
            var path: String { "/\(depth)" }
            var parent: Folder? { depth > 0 ? Folder(depth: depth - 1) : nil }
        }
        let routes = Routes(root: Folder(depth: 0)) { path in Int(path.dropFirst()).map { Folder(depth: $0) } }
        let stack = routes.stack(at: "/1000000000").map(\.depth)
        #expect(stack.count == Navigator<Folder>.restorableDepth)
        #expect(stack == [0] + Array(stack[1]...1_000_000_000))
        #expect(routes.stack(at: "/49").map(\.depth) == Array(0...49))
    }

    @Test func aNavigatorOpensAPath() {
        let navigator = Navigator(Shop.routes)
        navigator.open("/goods/3")
        #expect(navigator.stack.value == [.index, .goods(count: nil), .detail(3)])
        navigator.open("/nowhere")
        #expect(navigator.stack.value == [.index, .unknown("/nowhere")])
    }
}
