import BinderyTesting
import Testing
import UIKit

@testable import BinderyUIKitView

/// The names of the cases. They are the same for every backend, and this probe belongs to the main actor.
private let names = BackendConformance<HeadlessProbe>.names

/// The backend for UIKit does what every backend must, against the stand-in. The cases that do not apply are in
/// ``exceptions``, with the reason.
@MainActor
@Suite struct UIKitConformanceTests {
    @Test(arguments: names.filter { exceptions[$0] == nil })
    func conforms(_ name: String) throws { try BackendConformance.run(name, on: UIKitProbe()) }

    @Test
    func runsAllCasesButTheExceptions() {
        let all = Set(names)
        #expect(all.isSuperset(of: exceptions.keys))
        #expect(all.count == 104)
        #expect(all.subtracting(exceptions.keys).count == 99)
    }

    /// An exception is one as long as the case fails.
    @Test(arguments: exceptions.keys.sorted())
    func isAnException(_ name: String) {
        Diagnostics.$handler.withValue(.init { _ in }) {
            #expect(throws: ConformanceFailure.self) { try BackendConformance.run(name, on: UIKitProbe()) }
        }
    }
}
