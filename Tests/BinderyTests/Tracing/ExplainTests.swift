import BinderyTestSupport
import Testing

@testable import BinderyGraph

/// `explain` describes the last change of a property, with names, files and lines.
///
/// The lines are those of code that is not optimised: an inlined closure has the line of the call that takes it. So
/// these tests are not in BinderyGraphTests, which is compiled with optimisation.
@Suite struct ExplainTests {
    private let here = "BinderyTests/ExplainTests.swift"

    @Test func aWriteIsNamedByFileAndLine() {
        Diagnostics.withTracing {
            let line = #line
            let price = MutableProperty(1, name: "price", file: "Cart.swift", line: 1)
            price.value = 5
            #expect(
                explain(price).description == """
                    price (Cart.swift:1) is 5
                      written at \(here):\(line + 2)
                    """)
        }
    }

    @Test func theChainOfCausesLeadsBackToTheWrite() {
        Diagnostics.withTracing {
            let line = #line
            let price = MutableProperty(1, name: "price", file: "Cart.swift", line: 1)
            let count = MutableProperty(2, name: "count", file: "Cart.swift", line: 2)
            let subtotal = Property("subtotal", file: "Cart.swift", line: 3) { price.value * count.value }
            let total = subtotal.map(name: "total", file: "Cart.swift", line: 4) { $0 + 5 }
            let observation = total.observe { _ in }
            transaction {
                price.value = 10
            }
            #expect(
                explain(total).description == """
                    total (Cart.swift:4) is 25
                      computed since subtotal (Cart.swift:3) became 20
                        computed since price (Cart.swift:1) became 10
                          written at \(here):\(line + 7) in the transaction at \(here):\(line + 6)
                    """)
            observation.dispose()
        }
    }

    @Test func allThatChangedTogetherIsNamed() {
        Diagnostics.withTracing {
            let line = #line
            let a = MutableProperty(1, name: "a", file: "Cart.swift", line: 1)
            let b = MutableProperty(2, name: "b", file: "Cart.swift", line: 2)
            let sum = Property("sum", file: "Cart.swift", line: 3) { a.value + b.value }
            #expect(sum.value == 3)
            a.value = 10
            b.value = 20
            #expect(
                explain(sum).description == """
                    sum (Cart.swift:3) is 30
                      computed since a (Cart.swift:1) became 10
                        written at \(here):\(line + 5)
                      computed since b (Cart.swift:2) became 20
                        written at \(here):\(line + 6)
                    """)
        }
    }

    @Test func aWriteThatChangedNothingIsNotACause() {
        Diagnostics.withTracing {
            let line = #line
            let a = MutableProperty(1, name: "a", file: "Cart.swift", line: 1)
            let isPositive = a.map(name: "isPositive", file: "Cart.swift", line: 2) { $0 > 0 }
            #expect(isPositive.value)
            a.value = -1
            #expect(!isPositive.value)
            a.value = -2
            #expect(!isPositive.value)
            #expect(
                explain(isPositive).description == """
                    isPositive (Cart.swift:2) is false
                      computed since a (Cart.swift:1) became -1
                        written at \(here):\(line + 4)
                    """)
        }
    }

    @Test func aWriteByAnObserverNamesWhatTheObserverWasTold() {
        Diagnostics.withTracing {
            let line = #line
            let a = MutableProperty(1, name: "a", file: "Cart.swift", line: 1)
            let b = MutableProperty(2, name: "b", file: "Cart.swift", line: 2)
            let observation = a.observeChanges { b.value = $0 * 2 }
            a.value = 4
            #expect(
                explain(b).description == """
                    b (Cart.swift:2) is 8
                      written at \(here):\(line + 3)
                        by an observer of a (Cart.swift:1), which became 4
                          written at \(here):\(line + 4)
                    """)
            observation.dispose()
        }
    }

    @Test func whatHasNotChangedSaysSo() {
        Diagnostics.withTracing {
            let a = MutableProperty(1, name: "a", file: "Cart.swift", line: 1)
            let b = a.map(name: "b", file: "Cart.swift", line: 2) { $0 + 1 }
            #expect(explain(a).description == "a (Cart.swift:1) is 1\n  since it was made")
            #expect(
                explain(b).description == """
                    b (Cart.swift:2) is 2
                      computed from a (Cart.swift:1), which is 1
                        since it was made
                    """)
            let constant = Property("c", file: "Cart.swift", line: 3) { 3 }
            #expect(explain(constant).description == "c (Cart.swift:3) is 3\n  since it was first computed")
        }
    }

    @Test func whatHasNotChangedDidNotBecomeAnything() {
        TraceLog().record {
            let a = MutableProperty(1, name: "a", file: "Cart.swift", line: 1)
            let b = a.map(name: "b", file: "Cart.swift", line: 2) { $0 + 1 }
            let left = b.map(name: "left", file: "Cart.swift", line: 3) { $0 + 1 }
            let right = b.map(name: "right", file: "Cart.swift", line: 4) { $0 + 2 }
            let sum = Property("sum", file: "Cart.swift", line: 5) { left.value + right.value }
            let explanation = explain(sum)
            #expect(!explanation.description.contains("became"), "\(explanation)")
            #expect(explanation.description.contains("computed from right (Cart.swift:4), which is 4"))
            #expect(explanation.lastChange == 0)
        }
    }

    @Test func aLaterWriteDidNotLeadToAnEarlierValue() {
        TraceLog().record {
            let a = MutableProperty(1, name: "a", file: "Cart.swift", line: 1)
            let isLarge = a.map(name: "isLarge", file: "Cart.swift", line: 2) { $0 > 10 }
            #expect(!isLarge.value)
            let line = #line
            a.value = 5
            #expect(
                explain(isLarge).description == """
                    isLarge (Cart.swift:2) is false
                      computed from a (Cart.swift:1), which is 5
                        written at \(here):\(line + 1)
                    """)
        }
    }

    @Test func whatWasMadeBeforeTracingSaysHowToTraceIt() {
        let a = MutableProperty(1, name: "a", file: "Cart.swift", line: 1)
        #expect(
            explain(a).description == """
                a (Cart.swift:1) is 1
                  made while tracing was off: set Diagnostics.isTracing before
                """)
    }

    @Test func aWriteThroughAVariableIsNamedToo() {
        final class Cart {
            @Reactive("price", file: "Cart.swift", line: 1) var price = 1
        }
        Diagnostics.withTracing {
            let line = #line
            let cart = Cart()
            cart.price = 2
            #expect(
                explain(cart.$price).description == """
                    price (Cart.swift:1) is 2
                      written at \(here):\(line + 2)
                    """)
        }
    }

    @Test func inALadderOfDiamondsEachCauseIsToldOnce() {
        Diagnostics.withTracing {
            let source = MutableProperty(0, name: "source", file: "Cart.swift", line: 1)
            var top: Property<Int> = source
            for _ in 0..<30 {
                let last = top
                let left = last.map { $0 &+ 1 }, right = last.map { $0 &+ 2 }
                top = Property { left.value &+ right.value }
            }
            let observation = top.observe { _ in }
            source.value = 1
            // Three properties per rung, each explained; one of the two paths to the rung below is elided.
            #expect(explain(top).description.split(separator: "\n").count < 200)
            observation.dispose()
        }
    }

    @Test func aConversationOfObserversIsExplainedInPart() {
        Diagnostics.withTracing {
            let a = MutableProperty(0, name: "a", file: "Cart.swift", line: 1)
            let observation = a.observeChanges { if $0 < 100 { a.value = $0 + 1 } }
            a.value = 1
            #expect(a.value == 100)
            let steps = explain(a).description.split(separator: "\n").count { $0.contains("by an observer of") }
            #expect((1...20).contains(steps))
            observation.dispose()
        }
    }

    @Test func aPlaceIsLookedUpOnceForAllThatItWrote() {
        let site = CallSite.here()
        #expect(site.sourceLocation == "\(here):\(#line - 1)")
        #expect(CodePlace.knownCalls(at: site.addresses[0]) != nil)
        let again = CallSite.here()
        #expect(again.sourceLocation == "\(here):\(#line - 1)")
    }

    @Test func aPlaceCanBeLookedUpLater() async {
        let site = CallSite.here(), line = #line
        let pending = PendingPlaces()
        let draft = PendingPlaces.$current.withValue(pending) { site.sourceLocation }
        #expect(draft == "…" && !pending.isEmpty)
        await Task.detached { pending.lookUp() }.value
        let again = PendingPlaces()
        #expect(PendingPlaces.$current.withValue(again) { site.sourceLocation } == "\(here):\(line)" && again.isEmpty)
    }

    @Test func aConstantIsCalledOne() {
        #expect(explain(Property.constant(7)).description == "a constant is 7\n  since it was made")
    }

    @Test func theStackIsWalkedOnEveryThread() async {
        for _ in 0..<3 {
            let location = await Task.detached { CallSite.here().sourceLocation }.value
            #expect(location == "\(here):\(#line - 1)")
        }
    }

    @Test func tracingKeepsNothingAlive() {
        let lifetime = Lifetime()
        Diagnostics.withTracing {
            let token = lifetime.token()
            let a = MutableProperty(1)
            let b = Property { withExtendedLifetime(token) { a.value } }
            let observation = b.observe { _ in }
            a.value = 2
            observation.dispose()
        }
        #expect(lifetime.alive == 0)
    }
}
