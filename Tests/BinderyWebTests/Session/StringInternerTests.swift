import Testing

@testable import BinderyWeb

@Suite struct StringInternerTests {
    private func made(_ number: Int) -> String { String("column gap-\(number) align-stretch".reversed().reversed()) }

    private func storage(_ text: String) -> UnsafePointer<UInt8>? {
        text.utf8.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
    }

    @Test func equalTextsAreKeptOnce() {
        let texts = StringInterner(capacity: 2)
        let (one, other) = (made(1), made(1))
        #expect(storage(one) != storage(other), "else there is nothing to show")
        #expect(storage(texts(one)) == storage(texts(other)))
        #expect(texts(other) == other)
    }

    @Test func beyondTheCapacityATextIsItsOwnAndTheOthersAreStillShared() {
        let texts = StringInterner(capacity: 2)
        let kept = (1...2).map { texts(made($0)) }
        let surplus = (made(3), made(3))
        #expect(storage(texts(surplus.0)) != storage(texts(surplus.1)))
        #expect(texts(surplus.0) == made(3))
        for (index, text) in kept.enumerated() { #expect(storage(texts(made(index + 1))) == storage(text)) }
    }
}
