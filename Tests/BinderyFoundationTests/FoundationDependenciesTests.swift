import Bindery
import BinderyFoundation
import Foundation
import Testing

@Suite struct FoundationDependenciesTests {
    @Test func datesAndIdentifiersAreReplaced() throws {
        let day = Date(timeIntervalSince1970: 1_000)
        try withTestDependencies {
            $0.date = .constant(day)
            $0.uuid = .incrementing
        } perform: {
            #expect(Dependencies.current.date.now == day)
            let identifiers = [Dependencies.current.uuid(), Dependencies.current.uuid()]
            #expect(identifiers == [UUID(number: 0), UUID(number: 1)])
            #expect(identifiers[1].uuidString == "00000000-0000-0000-0000-000000000001")
        }
    }

    @Test func liveOnesAreOfTheSystem() {
        #expect(abs(Dependencies.current.date.now.timeIntervalSinceNow) < 60)
        #expect(Dependencies.current.uuid() != Dependencies.current.uuid())
    }
}
