import BinderyStreams
import BinderyTesting
import Testing

/// Values without `==` are compared part by part.
@Suite struct EqualityTests {
    private enum Shape {
        case point
        case line(Any)
        case none
    }

    private func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
        failure {
            try marbles { m in m.expect(m.cold("a", values: ["a": one])).toBe("a", values: ["a": other]) }
        }.isEmpty
    }

    @Test func tuples() {
        #expect(areEqual((1, "a"), (1, "a")))
        #expect(!areEqual((1, "a"), (1, "b")))
        #expect(areEqual((), ()))
        #expect(areEqual([(1, [(2, 3)])], [(1, [(2, 3)])]))
        #expect(!areEqual([(1, [(2, 3)])], [(1, [(2, 4)])]))
        #expect(!areEqual([(1, 2)], [(1, 2), (1, 2)]))
    }

    @Test func optionals() {
        #expect(areEqual(Int?.none, nil))
        #expect(areEqual(Int?.some(1), 1))
        #expect(!areEqual(Int?.some(1), nil))
        #expect(!areEqual(Int?.none, 1))
        #expect(areEqual((Int?.none, 1), (nil, 1)))
        #expect(!areEqual((Int?.none, 1), (0, 1)))
    }

    @Test func enumerations() {
        #expect(areEqual(Shape.point, .point))
        #expect(!areEqual(Shape.point, .none))
        #expect(areEqual(Shape.line(1), .line(1)))
        #expect(!areEqual(Shape.line(1), .line(2)))
        #expect(!areEqual(Shape.line(1), .line("1")))
        #expect(areEqual(Event<(Int, Int), MarbleError>.value((1, 2)), .value((1, 2))))
        #expect(!areEqual(Event<(Int, Int), MarbleError>.failed("a"), .failed("b")))
        #expect(areEqual(Result<Void, MarbleError>.success(()), .success(())))
    }

    @Test func objectsByIdentity() {
        final class Thing {}
        let thing = Thing()
        #expect(areEqual(thing, thing))
        #expect(!areEqual(thing, Thing()))
    }
}
