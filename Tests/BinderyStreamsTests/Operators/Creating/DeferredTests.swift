import BinderyStreams
import Testing

@Suite struct DeferredTests {
    @Test func theSignalIsMadeAtEachObservation() {
        var made = 0
        let deferred = Producer<Int, Mishap>.deferred {
            made += 1
            return Producer<Int, Mishap>.just(made)
        }
        #expect(made == 0)
        expect(deferred, sends: [.value(1), .completed])
        expect(deferred, sends: [.value(2), .completed])
    }

    @Test func aFailureIsPassedOn() {
        expect(Producer<Int, Mishap>.deferred { Producer<Int, Mishap>.fail(.first) }, sends: [.failed(.first)])
    }
}
