import BinderyTesting
import Screens
import ShowcaseModels

extension Services {
    /// Services in virtual time; a new stub for each that the test does not pass.
    static func stubs(
        _ time: VirtualScheduler, accounts: StubAccounts? = nil, credentials: StubCredentials? = nil,
        goods: StubGoods? = nil, menuGroups: StubGroups? = nil, books: StubLibrary? = nil, posts: StubPosts? = nil
    ) -> Services {
        Services(
            accounts: accounts ?? StubAccounts(time: time), credentials: credentials ?? StubCredentials(time: time),
            goods: goods ?? StubGoods(time: time), menuGroups: menuGroups ?? StubGroups(time: time),
            books: books ?? StubLibrary(time: time), posts: posts ?? StubPosts(time: time))
    }
}
