import BinderyStreams
import Testing

@Suite struct SkipLastTests {
    private let source = Source<Int, Mishap>()

    @Test func aValueComesOnceSoManyHaveFollowedIt() {
        var seen: [Event<Int, Mishap>] = []
        let observation = source.skipLast(2).observeEvents { seen.append($0) }
        for value in 1...2 { source.send(value) }
        #expect(seen == [])
        source.send(3)
        #expect(seen == [.value(1)])
        for value in 4...7 { source.send(value) }
        #expect(seen == (1...5).map { .value($0) })
        observation.dispose()
    }

    @Test func aFailureAndCompletionDropTheLastValues() {
        expect(source.skipLast(1), sends: [.failed(.first)]) {
            source.send(1)
            source.fail(.first)
        }
        expect(Producer<Int, Mishap>.from(1...3).skipLast(1), sends: [.value(1), .value(2), .completed])
    }

    @Test func noneToSkipPassesAllOn() {
        expect(Producer<Int, Never>.of(1, 2).skipLast(0), sends: [.value(1), .value(2), .completed])
    }

    @Test func nilIsAValueLikeAnyOther() {
        expect(Producer<Int?, Never>.of(nil, 1).skipLast(1), sends: [.value(nil), .completed])
    }

    @Test func aValueThatComesInsideADeliveryKeepsItsPlace() {
        let wire = Wire<Int, Never>()
        var seen: [Int] = []
        let observation = wire.skipLast(1).observe { [unowned wire] value in
            seen.append(value)
            if value == 1 { wire.send(3) }
        }
        for value in [1, 2, 4] { wire.send(value) }
        #expect(seen == [1, 2, 3])
        observation.dispose()
    }
}
