import BinderySynchronization
import Testing

@testable import BinderyWeb

@Suite struct OwnershipLeaseTests {
    @Test func aLeaseLapsesAndBeginsAnew() {
        let clock = LeaseClock()
        let lease = OwnershipLease { clock.now }
        #expect(lease.present == nil)
        #expect(lease.note(clock.now))
        #expect(lease.present == 1)

        // Kept up, it stays the same one.
        for _ in 0..<10 {
            clock.advance(by: .milliseconds(300))
            #expect(!lease.note(clock.now))
        }
        #expect(lease.present == 1)

        clock.advance(by: OwnershipLease.length)
        #expect(lease.present == nil)
        #expect(lease.note(clock.now))
        #expect(lease.present == 2)
    }

    /// What counts is when the question was sent, not when the answer arrived.
    @Test func anAnswerThatTookTooLongBeginsNothing() {
        let clock = LeaseClock()
        let lease = OwnershipLease { clock.now }
        let asked = clock.now
        clock.advance(by: OwnershipLease.length)
        #expect(!lease.note(asked))
        #expect(lease.present == nil)
        let askedAgain = clock.now
        clock.advance(by: .milliseconds(400))
        #expect(lease.note(askedAgain))
        clock.advance(by: .milliseconds(200))
        #expect(lease.present == nil)
    }

    @Test func itEndsWithTheConnection() {
        let clock = LeaseClock()
        let lease = OwnershipLease { clock.now }
        #expect(lease.note(clock.now))
        #expect(!lease.note(nil))
        #expect(lease.present == nil)
        #expect(lease.note(clock.now))
        #expect(lease.present == 2)
    }

    @Test func theAbsenceBeginsWithTheEndOfTheLease() {
        let clock = LeaseClock()
        let lease = OwnershipLease { clock.now }
        #expect(lease.absence == nil, "it has not begun")
        #expect(lease.note(clock.now))
        #expect(lease.absence == nil)
        clock.advance(by: OwnershipLease.length + .seconds(1))
        #expect(lease.absence == .seconds(1))
        #expect(!lease.note(nil))
        #expect(lease.absence == .seconds(1), "a lost connection does not begin it anew")
        #expect(lease.note(clock.now))
        #expect(lease.absence == nil)
        #expect(!lease.note(nil))
        clock.advance(by: .seconds(2))
        #expect(lease.absence == .seconds(2))
    }

    @Test func whatWaitsForItBeginsWithIt() {
        let clock = LeaseClock()
        let lease = OwnershipLease { clock.now }
        let begun = Atomic(0)
        var count: Int { begun.load(ordering: .relaxed) }
        lease.whenPresent { begun.add(1, ordering: .relaxed) }
        #expect(count == 0)
        #expect(lease.note(clock.now))
        #expect(count == 1)
        lease.whenPresent { begun.add(1, ordering: .relaxed) }
        #expect(count == 2, "it lasts already")
        clock.advance(by: OwnershipLease.length)
        lease.whenPresent { begun.add(1, ordering: .relaxed) }
        #expect(!lease.note(nil))
        #expect(count == 2)
        #expect(lease.note(clock.now))
        #expect(!lease.note(clock.now))
        #expect(count == 3)
    }

    @Test func othersWaitLongerThanItLasts() { #expect(OwnershipLease.wait >= OwnershipLease.length * 1.2) }
}
