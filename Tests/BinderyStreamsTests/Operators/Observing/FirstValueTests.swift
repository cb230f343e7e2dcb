import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FirstValueTests {
    private let time = VirtualScheduler()

    @Test func theFirstValueIsReturnedAndTheObservationDisposedOf() {
        let source = Source<Int, Never>()
        var found: [Int?] = []
        _ = time.start { found.append(await source.firstValue()) }
        #expect(found == [])
        time.run {
            source.send(1)
            #expect(source.observers == 0)
            source.send(2)
        }
        #expect(found == [1])
    }

    @Test func aValueThatIsThereIsReturnedAtOnce() {
        var found: [Int?] = []
        _ = time.start { found.append(await Producer<Int, Never>.of(1, 2).firstValue()) }
        #expect(found == [1])
    }

    @Test func withoutAValueItIsNil() {
        var found: [Int?] = []
        _ = time.start { found.append(await Producer<Int, Never>.empty().firstValue()) }
        #expect(found == [nil])
    }

    @Test func aFailureIsThrownTyped() {
        var failure: Mishap?
        _ = time.start {
            do throws(Mishap) {
                _ = try await Producer<Int, Mishap>.fail(.second).firstValue()
            } catch {
                failure = error
            }
        }
        #expect(failure == .second)
    }

    @Test func theFirstThatMatches() {
        var found: [Int?] = []
        _ = time.start { found.append(await Producer<Int, Never>.range(1..<9).firstValue { $0 > 3 }) }
        #expect(found == [4])
    }

    @Test func cancellationOfTheTaskDisposesAndReturnsNil() {
        let source = Source<Int, Never>()
        var found: [Int?] = []
        let task = time.start { found.append(await source.firstValue()) }
        task.dispose()
        time.pump()
        #expect(source.observers == 0)
        #expect(found == [nil])
    }

    @Test func aPropertyIsWaitedFor() {
        let property = MutableProperty(1)
        var found: [Int?] = []
        _ = time.start { found.append(await property.firstValue { $0 > 2 }) }
        time.run { property.value = 2 }
        #expect(found == [])
        time.run { property.value = 3 }
        #expect(found == [3])
    }

    @Test func aPropertyThatIsThereAlreadyIsNotWaitedFor() {
        let property = MutableProperty(3)
        var found: [Int?] = []
        _ = time.start { found.append(await property.firstValue { $0 > 2 }) }
        #expect(found == [3])
    }
}
