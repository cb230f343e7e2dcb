import Testing

@testable import BinderyWeb

@Suite struct FrameRulesTests {
    private struct Sent: CustomTestStringConvertible {
        var opcode: UInt8
        var isFinal = true
        var isMasked = true
        var hasReservedBits = false

        var testDescription: String { "\(opcode), \(isFinal), \(isMasked), \(hasReservedBits)" }
    }

    /// Whether all but the last are allowed, and the last one.
    private func allows(_ frames: Sent...) -> Bool {
        var rules = FrameRules()
        let answers = frames.map {
            rules.allow(
                opcode: $0.opcode, isFinal: $0.isFinal, isMasked: $0.isMasked, hasReservedBits: $0.hasReservedBits)
        }
        #expect(answers.dropLast().allSatisfy { $0 })
        return answers.last!
    }

    @Test func aMessageIsOneFrameOrSeveral() {
        #expect(allows(Sent(opcode: 1), Sent(opcode: 2), Sent(opcode: 1)))
        #expect(
            allows(Sent(opcode: 1, isFinal: false), Sent(opcode: 0, isFinal: false), Sent(opcode: 0), Sent(opcode: 1)))
    }

    @Test func aControlMayStandInsideAMessage() {
        #expect(allows(Sent(opcode: 1, isFinal: false), Sent(opcode: 9), Sent(opcode: 10), Sent(opcode: 0)))
        #expect(!allows(Sent(opcode: 1, isFinal: false), Sent(opcode: 9, isFinal: false)))
    }

    @Test func aContinuationContinuesSomething() {
        #expect(!allows(Sent(opcode: 0)))
        #expect(!allows(Sent(opcode: 1), Sent(opcode: 0)))
        #expect(!allows(Sent(opcode: 1, isFinal: false), Sent(opcode: 1)))
        #expect(!allows(Sent(opcode: 2, isFinal: false), Sent(opcode: 1)))
    }

    @Test func aBrowserMasksWhatItSends() { #expect(!allows(Sent(opcode: 1, isMasked: false))) }

    @Test func nothingIsCompressed() { #expect(!allows(Sent(opcode: 1, hasReservedBits: true))) }

    @Test func thereAreSixKindsOfFrames() {
        for opcode in UInt8(3)...7 { #expect(!allows(Sent(opcode: opcode))) }
        for opcode in UInt8(11)...15 { #expect(!allows(Sent(opcode: opcode))) }
    }
}
