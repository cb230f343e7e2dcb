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

    /// Whether all frames but the last are permitted, and whether the last one is.
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

    private func fault(inClosing code: Int, _ reason: [UInt8] = []) -> PageClosing? {
        FrameRules.fault(inClosing: [UInt8(code >> 8), UInt8(code & 255)] + reason)
    }

    @Test(arguments: [1000, 1001, 1002, 1003, 1007, 1009, 1011, 1012, 1014, 3000, 4999])
    func aCloseFrameHasACodeThatMeansSomething(_ code: Int) {
        #expect(fault(inClosing: code) == nil)
        #expect(fault(inClosing: code, Array("Ade, 你好".utf8)) == nil)
        #expect(fault(inClosing: code, [0xC3]) == .invalidText)
    }

    @Test(arguments: [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535])
    func noOtherCodeIsAnswered(_ code: Int) { #expect(fault(inClosing: code) == .protocolError) }

    @Test func aCloseFrameMayBeEmptyButNotOneByte() {
        #expect(FrameRules.fault(inClosing: []) == nil)
        #expect(FrameRules.fault(inClosing: [3]) == .protocolError)
    }

    @Test func thereAreSixKindsOfFrames() {
        for opcode in UInt8(3)...7 { #expect(!allows(Sent(opcode: opcode))) }
        for opcode in UInt8(11)...15 { #expect(!allows(Sent(opcode: opcode))) }
    }
}
