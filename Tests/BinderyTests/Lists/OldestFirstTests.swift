import BinderyTestSupport
import Testing

@testable import Bindery

@Suite struct OldestFirstTests {
    private final class Object {
        let number: Int
        let token: Lifetime.Token?
        var counts = true

        init(_ number: Int, token: Lifetime.Token? = nil) {
            self.number = number
            self.token = token
        }
    }

    private let oldest = OldestFirst<Object>(where: \.counts)

    @Test func whatNoLongerCountsIsReleased() {
        let lifetime = Lifetime()
        for number in 0..<10_000 {
            let object = Object(number, token: lifetime.token())
            oldest.append(object)
            object.counts = false
            #expect(lifetime.alive <= 65)
        }
    }

    /// The oracle is an array that is searched from its beginning.
    @Test(arguments: 0..<8) func theOldestThatCountsComesFirst(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        var present: [Object] = []
        for number in 0..<2_000 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where !present.isEmpty:
                present.remove(at: Int.random(in: present.indices, using: &random)).counts = false
            case 1:
                let first = oldest.removeFirst()
                #expect(first?.number == present.first?.number)
                if !present.isEmpty { present.removeFirst() }
            default:
                present.append(Object(number))
                oldest.append(present.last!)
            }
        }
    }
}
