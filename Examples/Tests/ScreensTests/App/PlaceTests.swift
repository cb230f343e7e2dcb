import Screens
import Testing

@Suite struct PlaceTests {
    @Test func everyPlaceIsFoundByItsPath() {
        for place in Place.allCases {
            #expect(Place(path: place.path, includingTestPages: true) == place)
        }
        #expect(Set(Place.allCases.map(\.path)).count == Place.allCases.count)
    }

    @Test(arguments: [
        ("/length-login", Architecture.mvvm), ("/length-login/mvc", .mvc), ("/length-login/mvp", .mvp),
        ("/length-login/mvvm-callbacks", .mvvmCallbacks), ("/mvc", .mvc), ("/mvp", .mvp),
        ("/mvvm-callbacks", .mvvmCallbacks),
    ])
    func lengthLoginHasLongAndShortAddresses(path: String, architecture: Architecture) {
        #expect(Place(path: path, includingTestPages: false) == .lengthLogin(architecture))
    }

    @Test(arguments: ["", "/nowhere", "/length-login/", "/length-login/viper", "/test/typing"])
    func otherPathsLeadNowhere(path: String) {
        #expect(Place(path: path, includingTestPages: false) == nil)
    }

    @Test(arguments: [("1", 1), ("100000", 100_000)])
    func goodsMayBeAskedForAllAtOnce(_ text: String, count: Int) {
        #expect(Place(path: "/goods?count=\(text)", includingTestPages: false) == .goods(count: count))
    }

    @Test(arguments: ["0", "-5", "100001", "99999999999999999999", "x", "", "01"])
    func noScreenHasGoodsThatTheServiceDoesNotGive(count: String) {
        #expect(Place(path: "/goods?count=\(count)", includingTestPages: false) == nil)
    }

    @Test func belowAGoodThatIsOpenedByItsAddressLieTheGoods() {
        #expect(Place.good(12, .details).parent == .goods())
        #expect(Place.goods().parent == nil)
    }

    @Test(arguments: ["logic", "C & ?", "历史", "a+b", "", String(repeating: "x", count: 200)])
    func whatIsSearchedForIsInTheAddress(query: String) {
        for place in [Place.books(query: query), .posts(query: query)] {
            #expect(Place(path: place.path, includingTestPages: false) == place)
        }
    }

    @Test func anAddressHoldsNoEndlessQuery() {
        #expect(Place(path: "/books?q=" + String(repeating: "x", count: 201), includingTestPages: false) == nil)
    }
}
