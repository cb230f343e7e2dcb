import BinderyStreams
import Testing

@Suite struct NotTests {
    @Test func trueBecomesFalseAndFalseTrue() {
        expect(Producer<Bool, Mishap>.of(true, false).not(), sends: [.value(false), .value(true), .completed])
    }

    @Test func aFailureIsPassedOn() {
        expect(Producer<Bool, Mishap>.fail(.first).not(), sends: [.failed(.first)])
    }
}
