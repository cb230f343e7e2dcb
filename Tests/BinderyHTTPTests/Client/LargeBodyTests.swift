import Bindery
import BinderyHTTP
import BinderyHTTPTesting
import BinderyTesting
import Foundation
import Testing

@Suite struct LargeBodyTests {
    /// Decoding a long list must not block the actor of a session. Work off the actor has no context.
    @Test(arguments: [(1, true), (10_000, false)])
    func aLargeBodyIsDecodedOffTheActor(count: Int, isOnActor: Bool) throws {
        struct Item: Decodable {
            let isOnActor = ExecutionContext.current != nil
            init(from decoder: any Decoder) throws {}
        }
        let stubbed = StubbedClient()
        stubbed.service.on(.get, "goods", .json(Array(repeating: "0123456789", count: count)))
        let endpoint = Endpoint<[Item], HTTPFailure>(.get, "goods").map { items in
            items.map(\.isOnActor) + [ExecutionContext.current != nil]
        }
        #expect(try stubbed.outcome(of: endpoint)?.get() == Array(repeating: isOnActor, count: count + 1))
    }

    @Test func aLargeBodyIsDecodedAtItsInstantOfVirtualTime() throws {
        let stubbed = StubbedClient()
        let many = Page(items: Array(repeating: Good(name: "tea", price: 1), count: 10_000))
        stubbed.service.on(.get, "goods", .json(many, after: .milliseconds(50)))
        #expect(stubbed.outcome(of: .goods(), after: .milliseconds(49)) == nil)
        #expect(try stubbed.outcome(of: .goods(), after: .milliseconds(50))?.get() == many)
    }
}
