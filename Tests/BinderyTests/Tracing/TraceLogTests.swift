import BinderySynchronization
import BinderyTestSupport
import Testing

@testable import Bindery
@testable import BinderyGraph

/// A `TraceLog` records what happens, in order and with causes, and knows the graph.
///
/// Not in BinderyGraphTests, which is compiled with optimisation: see `ExplainTests`.
@Suite struct TraceLogTests {
    private let log = TraceLog()

    private struct Cart {
        let price = MutableProperty(1, name: "price", file: "Cart.swift", line: 1)
        let total: Property<Int>

        init() {
            let price = price
            total = price.map(name: "total", file: "Cart.swift", line: 2) { $0 / 10 }
        }
    }

    private func kinds(after number: Int = 0) -> [String] {
        log.events(after: number).map { "\($0.kind) \($0.subject.prefix { $0 != " " }) \($0.detail)" }
    }

    /// It is explained once, and named each time.
    @Test func anEventThatLedToSeveralChangesIsNamedForEach() {
        log.record {
            let price = MutableProperty(1, name: "price", file: "Cart.swift", line: 1)
            let count = MutableProperty(1, name: "count", file: "Cart.swift", line: 2)
            let total = Property("total", file: "Cart.swift", line: 3) { price.value * count.value }
            let observation = total.observe { _ in }
            TraceStep.following(.event(.init("tap"), of: "<button #add>")) {
                transaction {
                    price.value = 2
                    count.value = 3
                }
            }
            let lines = explain(total).description.split(separator: "\n").map { $0.drop { $0 == " " } }
            #expect(lines.count { $0 == "after the tap of <button #add>" } == 2)
            #expect(lines.last == "…")
            observation.dispose()
        }
    }

    @Test func anExplanationHasTheTimeOfItsEvent() throws {
        let price = log.record { MutableProperty(1) }
        #expect(explain(price).time == nil)
        log.record { price.value = 2 }
        let explanation = explain(price)
        let event = try #require(explanation.event.flatMap { log[$0] })
        #expect(explanation.time == event.time)
    }

    @Test func aChangeIsRecordedWithItsCauses() throws {
        let cart = log.record { Cart() }
        let observation = log.record { cart.total.observe(file: "View.swift", line: 3) { _ in } }
        let start = log.events.last?.number ?? 0
        let line = #line + 1
        cart.price.value = 25
        #expect(kinds(after: start) == ["write price 25", "computation total 2", "observation total "])
        let events = log.events(after: start)
        #expect(events[1].causes == [events[0].number] && events[2].causes == [events[1].number])
        #expect(events[0].location == "BinderyTests/TraceLogTests.swift:\(line)")
        #expect(events[1].location == nil && events[1].duration != nil)
        #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time && $0.number < $1.number })
        observation.dispose()
    }

    @Test func aComputationThatChangesNothingIsIdle() {
        let cart = log.record { Cart() }
        _ = cart.total.value
        let start = log.events.last?.number ?? 0
        cart.price.value = 2
        _ = cart.total.value
        #expect(kinds(after: start) == ["write price 2", "idle computation total 0"])
        let total = log.graph().nodes[1]
        #expect(total.runs == 2 && total.idleRuns == 1)
    }

    @Test func whatWasMadeOutsideIsNotRecorded() {
        let outside = MutableProperty(1)
        log.record { outside.value = 2 }
        #expect(log.events.isEmpty && log.graph().nodes.isEmpty)
    }

    @Test func aFullLogDropsTheOldest() {
        let log = TraceLog(capacity: 3)
        let price = log.record { MutableProperty(0) }
        for value in 1...5 { price.value = value }
        #expect(log.events.map(\.detail) == ["3", "4", "5"])
        #expect(log.dropped == 2)
        let second = log.events[1]
        #expect(log.events(after: log.events[0].number).map(\.number) == log.events.dropFirst().map(\.number))
        #expect(log[second.number]?.detail == "4" && log[second.number - 100] == nil)
    }

    @Test func theGraphHasTheLiveNodesAndWhatTheyRead() {
        let cart = log.record { Cart() }
        do {
            let gone = log.record { MutableProperty(5) }
            #expect(gone.value == 5 && log.graph().nodes.count == 3)
        }
        var nodes = log.graph().nodes
        #expect(nodes.map(\.role) == [.source, .derived])
        // Nothing has needed the total.
        #expect(nodes.map(\.value) == ["1", ""] && nodes.map(\.isNeeded) == [false, false])
        let observation = log.record { cart.total.observe { _ in } }
        nodes = log.graph().nodes
        #expect(nodes.map(\.role) == [.source, .derived, .observer] && nodes.allSatisfy(\.isNeeded))
        #expect(nodes[1].dependencies == [nodes[0].id] && nodes[2].dependencies == [nodes[1].id])
        #expect(nodes[1].value == "0" && nodes[0].name == "price (Cart.swift:1)")
        observation.dispose()
        #expect(log.graph().nodes.map(\.isNeeded) == [false, false])
    }

    @Test func aSourceIsEditedAsText() {
        enum Size: CaseIterable { case small, large }
        let (count, size, name, note, list) = log.record {
            (
                MutableProperty(1), MutableProperty(Size.small), MutableProperty("a"), MutableProperty<Double?>(nil),
                MutableProperty([1])
            )
        }
        let ids = log.graph().nodes.map(\.id)
        #expect(log.graph().nodes.map(\.isEditable) == [true, true, true, true, false])
        #expect(log.write("7", to: ids[0]) && count.value == 7)
        #expect(!log.write("seven", to: ids[0]) && count.value == 7)
        #expect(log.write("large", to: ids[1]) && size.value == .large)
        #expect(!log.write("huge", to: ids[1]))
        #expect(log.write("", to: ids[2]) && name.value == "")
        #expect(log.write("2.5", to: ids[3]) && note.value == 2.5)
        #expect(log.write("nil", to: ids[3]) && note.value == nil)
        #expect(!log.write("[2]", to: ids[4]) && list.value == [1])
        #expect(!log.write("1", to: -1))
    }

    @Test func anEditedSourceIsFollowedLikeAnyOther() {
        let cart = log.record { Cart() }
        var totals: [Int] = []
        let observation = cart.total.observe { totals.append($0) }
        let price = log.graph().nodes[0].id
        #expect(log.write("30", to: price))
        transaction {
            #expect(log.write("70", to: price))
            #expect(totals == [0, 3])
            #expect(log.write("30", to: price))
        }
        #expect(totals == [0, 3])
        observation.dispose()
    }

    @Test func aTransactionIsRecordedWithItsWrites() throws {
        let (price, count, sum) = log.record { (MutableProperty(1), MutableProperty(1), MutableProperty(1)) }
        // Its write is not part of the transaction.
        let observation = log.record { price.observeChanges { sum.value += $0 } }
        let line = #line + 2
        log.record {
            transaction {
                price.value = 2
                // The outermost one counts.
                transaction { count.value = 3 }
            }
        }
        let event = try #require(log.events.last)
        #expect(event.kind == .transaction && event.subject == "BinderyTests/TraceLogTests.swift:\(line)")
        #expect(event.detail == "2 writes" && event.duration != nil)
        let writes = log.events.filter { $0.kind == .write }
        #expect(event.causes == writes.prefix(2).map(\.number) && writes.count == 3)
        // Observers have run: it ends with them.
        #expect(log.events.dropLast().last?.kind == .observation)
        observation.dispose()
    }

    @Test func aTransactionWithoutWritesIsNotRecorded() {
        log.record {
            let price = MutableProperty(1)
            transaction { price.value = 1 }
            transaction { _ = price.value }
        }
        #expect(log.events.isEmpty)
    }

    @Test func writesAreCounted() {
        let cart = log.record { Cart() }
        cart.price.value = 25
        cart.price.value = 25
        cart.price.value = 30
        #expect(log.graph().nodes.map(\.writes) == [2, 0])
        #expect(log.graph().description.contains("price (Cart.swift:1) is 30, 2 writes"))
    }

    @Test func whatWasWrittenBeforeItWasConcealedIsConcealedToo() {
        let (secret, other) = log.record { (MutableProperty(""), MutableProperty("")) }
        secret.value = "tig"
        secret.value = "tiger"
        other.value = "Ada"
        secret.concealed()
        #expect(log.events.map(\.detail) == ["••••", "••••", "Ada"])
        #expect(!inspect(log).contains("tig") && explain(secret).value == "••••")
    }

    @Test func aConcealedPropertyIsNeitherShownNorEdited() {
        let secret = log.record { MutableProperty("tiger").concealed() }
        secret.value = "lion"
        #expect(log.events.map(\.detail) == ["••••"])
        let node = log.graph().nodes[0]
        #expect(node.value == "••••" && !node.isEditable)
        #expect(!log.write("cat", to: node.id) && secret.value == "lion")
    }

    /// What a part belongs to has the secret as well.
    @Test func whatAConcealedPartIsReadFromIsConcealed() {
        struct Login: Equatable { var name = "", password = "" }
        struct Card: Identifiable, Equatable {
            let id: Int
            var pin = ""
        }
        log.record {
            let login = MutableProperty(Login(), name: "login"), pin = MutableProperty<String?>(nil)
            let pair = MutableProperty(get: { login.value.name + "/" + (pin.value ?? "") }, set: { pin.value = $0 })
            let others = MutableProperty([Card(id: 1)])
            login.value.password = "tig"
            let other = login.password
            #expect(other.value == "tig")
            let parts = [login.password, pair, others[id: 1]!.pin, pin.unwrapped(or: "")]
            for part in parts { part.concealed() }
            let sum = Property("length") { login.value.password.count }
            _ = sum.value
            for part in parts { part.value = "tiger" }
            #expect(other.value == "tiger" && pair.value == "/tiger" && others.value[0].pin == "tiger")
            let later = login.password
            #expect(later.value == "tiger")
            _ = sum.value
            let texts = log.events.map(\.detail) + log.graph().nodes.map(\.value) + [explain(sum).description]
            #expect(texts.allSatisfy { !$0.contains("tig") }, "\(texts)")
            #expect(texts.contains("5"), "What is computed from it is shown.")
        }
    }

    @Test func aPartIsNotReadAsASourceOfWhatItIsConcealedWith() {
        struct Login: Equatable { var name = "", password = "" }
        log.record {
            let login = MutableProperty(Login()), language = MutableProperty("en")
            let title = MutableProperty(get: { language.value + login.value.name }, set: { login.value.name = $0 })
            #expect(title.value == "en")
            login.password.concealed()
            language.value = "zh"
            #expect(title.value == "zh")
            #expect(log.events.last { $0.kind == .write }?.detail == "zh")
            #expect(log.events.last?.detail == "••••", "It has the login's values.")
        }
    }

    @Test func theModelOfAConcealedFieldIsConcealed() {
        log.record {
            let (text, early, late) = (MutableProperty(""), MutableProperty(""), MutableProperty(""))
            let next = MutableProperty(late)
            let binding = text.bind(with: early)
            early.value = "tig"
            #expect(text.concealInput() && early.isConcealedFromTracing)
            binding.dispose()
            text.bind(through: next, { $0 }, by: .identity)
            #expect(late.isConcealedFromTracing, "It is bound to a concealed field.")
            let last = MutableProperty("")
            next.value = last
            #expect(last.isConcealedFromTracing)
            text.value = "tiger"
            #expect(last.value == "tiger" && log.events.allSatisfy { !$0.detail.contains("tig") })
        }
    }

    @Test func bothSidesOfABindingAreConcealed() {
        log.record {
            for isLeft in [true, false] {
                let (model, typed) = (MutableProperty(""), MutableProperty(""))
                if isLeft { typed <~> model } else { model <~> typed }
                #expect(typed.concealInput() && model.isConcealedFromTracing)
                typed.value = "tiger"
                #expect(model.value == "tiger")
            }
            #expect(log.events.allSatisfy { !$0.detail.contains("tiger") })
        }
    }

    /// A chain of causes has older writes than the last one.
    @Test func anEarlierWriteInAChainIsConcealed() {
        log.record {
            let secret = MutableProperty("", name: "secret"), copy = MutableProperty(0)
            let observation = secret.observeChanges { copy.value = $0.count }
            secret.value = "tiger"
            observation.dispose()
            secret.value = "lion"
            secret.concealed()
            #expect(!explain(copy).description.contains("tiger"), "\(explain(copy))")
        }
    }

    @Test func whatIsNoValueOfAPropertyIsNotEdited() {
        let (list, dictionary) = log.record { (MutableListProperty([1]), MutableDictionaryProperty(["a": 1])) }
        let observation = log.record { Property { dictionary["a"] }.observe { _ in } }
        let row = log.record { list.version.makePart("an element") { MutableProperty(1) } }
        #expect(log.graph().nodes.allSatisfy { !$0.isEditable })
        for node in log.graph().nodes { #expect(!log.write("7", to: node.id)) }
        #expect(list.value == [1] && dictionary.value == ["a": 1] && row.value == 1)
        observation.dispose()
    }

    @Test func aTextThatIsShownShortenedIsNotEdited() {
        let text = log.record { MutableProperty(String(repeating: "x", count: 400)) }
        #expect(log.graph().nodes[0].isEditable)
        text.value += "y"
        #expect(!log.graph().nodes[0].isEditable)
    }

    @Test func withoutALogAListKeepsNoChanges() {
        Diagnostics.withTracing {
            let list = MutableListProperty([1])
            for number in 2...10 { list.append(number) }
            #expect(list.source.logCount == 0)
            #expect(explain(list.version).value == "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]")
        }
    }

    @Test func severalListenToOneLog() {
        let counts = Mutex([0, 0])
        let first = log.listen { counts.withLock { $0[0] += 1 } }
        let second = log.listen { counts.withLock { $0[1] += 1 } }
        let price = log.record { MutableProperty(0) }
        price.value = 1
        log.stopListening(first)
        price.value = 2
        log.stopListening(second)
        price.value = 3
        #expect(counts.withLock { $0 } == [1, 2])
    }

    @Test func aLongValueIsShortened() {
        let numbers = log.record { MutableProperty<[Int]>([]) }
        numbers.value = Array(0..<1_000_000)
        #expect(log.events[0].detail.hasPrefix("1000000 elements: 0, 1, 2"))
        let text = log.record { MutableProperty("") }
        text.value = String(repeating: "x", count: 100_000)
        #expect(log.events[1].detail.count == 401)
    }

    @Test func aChainLeadsBackToTheEvent() {
        let cart = log.record { Cart() }
        _ = cart.total.value
        let line = #line + 3
        log.record {
            let tap = TraceStep.event(.init("tap"), of: "<button #add>")
            TraceStep.following(tap) { cart.price.value = 20 }
        }
        #expect(
            explain(cart.total).description == """
                total (Cart.swift:2) is 2
                  computed since price (Cart.swift:1) became 20
                    written at BinderyTests/TraceLogTests.swift:\(line)
                      after the tap of <button #add>
                """)
    }

    @Test func deferredWorkFollowsFromWhatDeferredIt() {
        let cart = log.record { Cart() }
        var work: () -> Void = {}
        log.record {
            let edit = TraceStep.event(.init("edit"), of: "<input #price>")
            TraceStep.following(edit) { work = TraceStep.deferring(.init("timer")) { cart.price.value = 2 } }
        }
        work()
        let events = log.events
        #expect(events.map(\.kind.description) == ["edit", "timer", "write"])
        #expect(events[1].causes == [events[0].number] && events[2].causes == [events[1].number])
    }

    @Test func theLogKeepsNothingAlive() {
        let lifetime = Lifetime()
        do {
            let token = lifetime.token()
            let observation = log.record {
                let a = MutableProperty(1)
                let b = Property { withExtendedLifetime(token) { a.value } }
                a.value = 2
                return b.observe { _ in }
            }
            observation.dispose()
        }
        #expect(lifetime.alive == 0 && log.graph().nodes.isEmpty)
        #expect(!log.events.isEmpty)
    }

    @Test func noStepKeepsTheLogAlive() {
        weak var gone: TraceLog?
        do {
            let log = TraceLog()
            gone = log
            let price = log.record { MutableProperty(0) }
            price.value = 1
            #expect(log.latest?.kind == .write)
        }
        #expect(gone == nil)
    }

    /// Freed one by one, they would take more stack than there is.
    @Test func aLongChainOfStepsIsFreed() {
        let value = onSmallStack {
            TraceLog().record {
                let source = MutableProperty(0)
                var tip: Property<Int> = source
                for _ in 0..<20_000 { tip = tip.map { $0 + 1 } }
                let observation = tip.observe { _ in }
                source.value = 1
                observation.dispose()
                return tip.value
            }
        }
        #expect(value == 20_001)
    }

    @Test func eventsAreReadOnOtherThreads() async {
        let log = log
        let reader = Task.detached {
            var details: [String] = [], seen = 0
            while details.last != "2000" {
                for event in log.events(after: seen) {
                    seen = event.number
                    details.append(event.detail)
                }
                await Task.yield()
            }
            return details
        }
        let price = log.record { MutableProperty(0) }
        for value in 1...2000 { price.value = value }
        #expect(await reader.value == (1...2000).map(String.init))
    }
}
