import Testing

@testable import BinderyView
@testable import BinderyWeb

@Suite struct OpenCallsTests {
    @Test func aCallWaitsForItsElementAndIsNoReasonForAFrameUntilThen() {
        let backend = WebBackend()
        backend.isPageSent = true
        let node = backend.makeNode(.div)
        backend.add(Rendering.ScriptCalls.Open(number: 1, function: "size", argument: "1"), to: node)
        #expect(backend.isUpToDate)
        backend.insert(node, into: backend.stack, before: nil)
        #expect(!backend.isUpToDate)
        let frame = String(decoding: backend.takeFrame(acknowledging: 0, stored: 0), as: UTF8.self)
        #expect(frame.contains(#""size""#))
        #expect(backend.isUpToDate)
    }
}
