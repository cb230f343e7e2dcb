import Foundation
import Testing

@testable import BinderyWeb

/// The texts of user and program are both kept, whatever they type and write and however slow the network is.
@Suite struct TypingLawTests {
    /// `TYPING_ROUNDS=700` runs a million steps.
    private static let rounds = ProcessInfo.processInfo.environment["TYPING_ROUNDS"].flatMap { UInt64($0) } ?? 40

    @Test(arguments: 0..<(Self.rounds) as Range<UInt64>)
    func aTextThatBothSidesWriteConverges(_ seed: UInt64) throws {
        try TypingSimulation.run(seed: seed, steps: 1500)
    }

    @Test(arguments: TypingPage.Fault.allCases)
    func aPageThatBreaksARuleIsNoticed(_ fault: TypingPage.Fault) {
        #expect(throws: FuzzFinding.self) {
            for seed in 0..<40 as Range<UInt64> { try TypingSimulation.run(seed: seed, fault: fault, steps: 1500) }
        }
    }

    /// Seed 1584: an edit has no effect, and the page moves before it learns that.
    @Test(arguments: Array(0..<Self.rounds * 4) + [1584])
    func nothingTypedIsLostWhenAPageMoves(seed: UInt64) throws {
        try MovingTypist.run(seed: seed, steps: 400)
    }
}
