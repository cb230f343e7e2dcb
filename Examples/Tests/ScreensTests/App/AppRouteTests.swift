import Screens
import ShowcaseModels
import Testing

@Suite struct AppRouteTests {
    @Test func everyRouteIsFoundByItsPath() {
        for route in AppRoute.allCases {
            #expect(AppRoute(path: route.path, includingTestPages: true) == route)
        }
        #expect(Set(AppRoute.allCases.map(\.path)).count == AppRoute.allCases.count)
    }

    @Test(arguments: [
        ("/length-login", Architecture.mvvm), ("/length-login/mvc", .mvc), ("/length-login/mvp", .mvp),
        ("/length-login/mvvm-callbacks", .mvvmCallbacks), ("/mvc", .mvc), ("/mvp", .mvp),
        ("/mvvm-callbacks", .mvvmCallbacks),
    ])
    func lengthLoginHasLongAndShortAddresses(path: String, architecture: Architecture) {
        #expect(AppRoute(path: path, includingTestPages: false) == .lengthLogin(architecture))
    }

    @Test(arguments: ["", "/nowhere", "/length-login/", "/length-login/viper", "/test/typing"])
    func otherPathsLeadNowhere(path: String) {
        #expect(AppRoute(path: path, includingTestPages: false) == nil)
    }

    @Test func aCellOfTheSheetHasAnAddress() {
        #expect(AppRoute(path: "/workshop/sheet?cell=E4", includingTestPages: false)?.path == "/workshop/sheet?cell=E4")
        for cell in ["e4", "E400", "44", "E", "É4", "", "E+4", "E04"] {
            #expect(AppRoute(path: "/workshop/sheet?cell=\(cell)", includingTestPages: false) == nil)
        }
    }

    @Test(arguments: [
        "/documentation", "/documentation/bindery/lists", "/documentation/bindery/action/init(_:)", "/tutorials/course",
    ])
    func aPageOfTheDocumentationThatIsNotBuiltIsAScreen(_ path: String) {
        #expect(AppRoute(path: path, includingTestPages: false) == .documentation(path: path))
    }

    @Test(arguments: [("1", 1), ("100000", 100_000)])
    func goodsMayBeAskedForAllAtOnce(_ text: String, count: Int) {
        #expect(AppRoute(path: "/goods?count=\(text)", includingTestPages: false) == .goods(count: count))
    }

    @Test(arguments: ["0", "-5", "100001", "99999999999999999999", "x", "", "01"])
    func noScreenHasGoodsThatTheServiceDoesNotGive(count: String) {
        #expect(AppRoute(path: "/goods?count=\(count)", includingTestPages: false) == nil)
    }

    @Test func belowAGoodThatIsOpenedByItsAddressLieTheGoods() {
        #expect(AppRoute.good(12, .details).parent == .goods())
        #expect(AppRoute.goods().parent == nil)
    }

    @Test(arguments: ["logic", "C & ?", "历史", "a+b", "", String(repeating: "x", count: 200)])
    func whatIsSearchedForIsInTheAddress(query: String) {
        for route in [AppRoute.books(query: query), .posts(query: query)] {
            #expect(AppRoute(path: route.path, includingTestPages: false) == route)
        }
    }

    @Test func anAddressHoldsNoEndlessQuery() {
        #expect(AppRoute(path: "/books?q=" + String(repeating: "x", count: 201), includingTestPages: false) == nil)
    }
}
