import BinderyTesting
import BinderyView
import Testing

/// `why` explains what a control shows, with names, files and lines.
@Suite struct WhyTests {
    private final class Cart {
        let price = MutableProperty(1, name: "price", file: "Cart.swift", line: 1)
        let count = MutableProperty("2", name: "count", file: "Cart.swift", line: 2)
        let total: Property<Int>
        let password = MutableProperty("", name: "password", file: "Cart.swift", line: 4)
        let isPaid = MutableProperty(false, name: "isPaid", file: "Cart.swift", line: 5)

        init() {
            total = Property("total", file: "Cart.swift", line: 3) { [price, count] in
                price.value * (Int(count.value) ?? 0)
            }
        }

        var view: some View {
            Column {
                TextField("Count", text: count).id("count")
                SecureField("Password", text: password).id("password")
                Text(total.map(name: "text", file: "Cart.swift", line: 6) { "\($0) €" }).id("total")
                Text("Thank you").id("thanks").hidden(isPaid.not())
                Button("Pay") {}.id("pay").disabled(isPaid)
                Button("Leave") {}.id("leave")
            }
            .id("cart").hidden(total.map(name: "isHidden", file: "Cart.swift", line: 7) { $0 < 0 })
        }
    }

    private let here = "BinderyViewTests/WhyTests.swift"

    private func run(_ body: (Cart, HeadlessApp) throws -> Void) throws {
        try Diagnostics.withTracing { () throws in
            let cart = Cart()
            let app = HeadlessApp { cart.view }
            try body(cart, app)
        }
    }

    @Test func theChainLeadsFromTheTextToTheWrite() throws {
        try run { cart, app in
            let line = #line
            cart.price.value = 5
            let why = try app.find("total").why
            #expect(
                why == """
                    text of the text "total":
                      text (Cart.swift:6) is 10 €
                        computed since total (Cart.swift:3) became 10
                          computed since price (Cart.swift:1) became 5
                            written at \(here):\(line + 1)
                    """)
        }
    }

    @Test func whatTheUserTypedIsACause() throws {
        try run { _, app in
            let line = #line
            try app.find("count").type("3")
            let why = try app.find("total").why
            #expect(why.contains("computed since count (Cart.swift:2) became 23"))
            #expect(
                why.hasSuffix(
                    """
                    written at \(here):\(line + 1)
                              after the edit of the text field "count"
                    """))
            #expect(
                try app.find("count").why.hasPrefix("value of the text field \"count\":\n  count (Cart.swift:2) is 23"))
        }
    }

    @Test func aFailureSaysWhyAControlIsDisabledOrHidden() throws {
        try run { cart, app in
            let line = #line
            cart.isPaid.value = true
            let pay = try app.find("pay")
            let message = try #require(throws: HeadlessFailure.self) { try pay.tap() }.message
            #expect(message.hasPrefix("The button \"pay\" cannot be tapped: it is disabled.\n  enabled of the button"))
            #expect(
                message.hasSuffix(
                    """
                    isPaid (Cart.swift:5) became true
                            written at \(here):\(line + 1)
                    """), "\(message)")
        }
    }

    private func message(of body: () throws -> Void) throws -> String {
        try #require(throws: HeadlessFailure.self, performing: body).message
    }

    @Test func aFailedExpectationSaysWhy() throws {
        try run { cart, app in
            let total = try app.find("total"), count = try app.find("count"), pay = try app.find("pay")
            try total.expect(text: "2 €")
            try count.expect(value: "2")
            try pay.expect(isEnabled: true)
            try pay.expect(isSelected: false)
            let line = #line
            cart.price.value = 5
            #expect(
                try message { try total.expect(text: "15 €") } == """
                    The text "total" has the text "10 €", not "15 €".
                      text of the text "total":
                        text (Cart.swift:6) is 10 €
                          computed since total (Cart.swift:3) became 10
                            computed since price (Cart.swift:1) became 5
                              written at \(here):\(line + 1)
                    """)
            try count.type("3")
            #expect(
                try message { try count.expect(value: "2") }.hasPrefix(
                    """
                    The text field "count" contains "23", not "2".
                      value of the text field "count":
                        count (Cart.swift:2) is 23
                    """))
            cart.isPaid.value = true
            let disabled = try message { try pay.expect(isEnabled: true) }
            #expect(disabled.hasPrefix("The button \"pay\" is disabled.\n  enabled of the button \"pay\":"))
            #expect(disabled.contains("isPaid (Cart.swift:5) became true"))
            #expect(try message { try pay.expect(isSelected: true) }.hasPrefix("The button \"pay\" is not selected."))
        }
    }

    @Test func aFailedExpectationOfVisibilityOrColourSaysWhy() throws {
        try Diagnostics.withTracing { () throws in
            let isPaid = MutableProperty(false, name: "isPaid", file: "Cart.swift", line: 5)
            let green = Color(red: 0, green: 128, blue: 0)
            let colour = isPaid.map(name: "colour", file: "Cart.swift", line: 8) { $0 ? green : nil }
            let app = HeadlessApp {
                Text("Open").id("open").hidden(isPaid)
                Text("Total").id("total").background(colour)
            }
            let open = try app.find("open"), total = try app.find("total")
            try open.expect(isVisible: true)
            try total.expect(background: nil)
            isPaid.value = true
            try open.expect(isVisible: false)
            try total.expect(background: green)
            let hidden = try message { try open.expect(isVisible: true) }
            #expect(hidden.hasPrefix("The text \"open\" is hidden.\n  hidden of the text \"open\":"), "\(hidden)")
            #expect(hidden.contains("isPaid (Cart.swift:5)"))
            let coloured = try message { try total.expect(background: nil) }
            #expect(
                coloured.hasPrefix(
                    "The text \"total\" has the background \(green), not the design's own.\n  background of the text"),
                "\(coloured)")
            #expect(coloured.contains("computed since isPaid (Cart.swift:5) became true"))
        }
    }

    @Test func aFailedExpectationWithoutTracingSaysHowToLearnWhy() throws {
        let app = HeadlessApp { Text("a").id("a") }
        #expect(
            try message { try app.find("a").expect(text: "b") } == """
                The text "a" has the text "a", not "b".
                  The text "a" is not traced: set Diagnostics.isTracing before the models and the app are made.
                """)
        #expect(
            try message { try app.find("a").expect(value: "b") }
                == "The text \"a\" is not a text field and has no value.")
    }

    @Test func aControlThatIsNotFoundSinceItIsHiddenSaysWhy() throws {
        try run { _, app in
            let found = try message { _ = try app.find("thanks") }
            #expect(found.hasPrefix("The text \"thanks\" is hidden. There are: "))
            #expect(
                found.hasSuffix(
                    """

                      hidden of the text "thanks":
                        \(here):25 is true
                          computed from isPaid (Cart.swift:5), which is false
                            since it was made
                    """))
        }
    }

    @Test func whatHidesTheSurroundingsComesFirst() throws {
        try run { cart, app in
            let total = try app.find("total")
            cart.price.value = -1
            let why = total.why
            #expect(why.hasPrefix("hidden of the column \"cart\":\n  isHidden (Cart.swift:7) is true"))
            let message = try #require(throws: HeadlessFailure.self) { try total.tap() }.message
            #expect(message.contains("it is hidden with the column \"cart\" around it.\n  hidden of the column"))
        }
    }

    @Test func aSecretIsShownAsDots() throws {
        try run { _, app in
            try app.find("password").type("tiger")
            let why = try app.find("password").why
            #expect(why.contains("password (Cart.swift:4) is ••••"))
            #expect(!why.contains("tiger"))
        }
    }

    @Test func whatExplainsAControlEndsWithIt() throws {
        weak var ended: Cart?
        try run { cart, app in
            ended = cart
            cart.price.value = 5
            app.close()
        }
        #expect(ended == nil)
    }

    @Test func whatNeverChangesNeedsNoExplanation() throws {
        try run { _, app in
            let leave = try app.find("leave")
            #expect(leave.node.bindings.isEmpty)
        }
        let untraced = HeadlessApp { Text(MutableProperty("a")).id("a") }
        #expect(
            try untraced.find("a").why
                == "The text \"a\" is not traced: set Diagnostics.isTracing before the models and the app are made.")
        #expect(try untraced.find("a").node.bindings.isEmpty)
    }

    @Test func theTextOfARowLeadsToTheWriteOfItsList() throws {
        try TraceLog().record { () throws in
            let line = #line
            let names = MutableListProperty(["Anna", ""], file: "Cart.swift", line: 8)
            let known = names.filter(file: "Cart.swift", line: 9) { !$0.isEmpty }
            let app = HeadlessApp {
                Column {
                    ForEach(known, id: \.self) { name in
                        Text(name.map(name: "greeting", file: "Cart.swift", line: 10) { "\($0)!" })
                            .id(untracked { name.value })
                    }
                    Button("Add") { names.append("Bert") }.id("add")
                }
            }
            func expectWhy(_ name: String, _ chain: String) throws {
                let element = """
                    text of the text "\(name)":
                      greeting (Cart.swift:10) is \(name)!
                        computed from an element of Cart.swift:9, which is \(name)
                          since it was made

                    """
                let rest = chain.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n")
                #expect(try app.find(name).why == element + rest)
            }
            try expectWhy(
                "Anna",
                """
                by an observer of Cart.swift:9, which became [Anna]
                  computed from Cart.swift:8, which is [Anna, ]
                    since it was made
                """)
            try app.find("add").tap()
            try expectWhy(
                "Bert",
                """
                by an observer of Cart.swift:9, which became [Anna, Bert]
                  computed since Cart.swift:8 became inserted Bert at 2
                    written at \(here):\(line + 9)
                      after the tap of the button "add"
                """)
        }
    }

    @Test func theTextOfARowOfAnArrayLeadsToItsWrite() throws {
        try Diagnostics.withTracing { () throws in
            let line = #line
            let names = MutableProperty(["Anna"], file: "Cart.swift", line: 8)
            names.value = ["Bert"]
            let app = HeadlessApp { ForEach(names, id: \.self) { Text($0).id("name") } }
            #expect(
                try app.find("name").why == """
                    text of the text "name":
                      an element of Cart.swift:8 is Bert
                        since it was made
                          by an observer of Cart.swift:8, which became ["Bert"]
                            written at \(here):\(line + 2)
                    """)
        }
    }

    @Test func aRowOfAGroupLeadsThroughTheGroupsByTheirElements() throws {
        try Diagnostics.withTracing { () throws in
            let line = #line
            let people = MutableListProperty([Person(id: 1, name: "Anna")], file: "Cart.swift", line: 8)
            let groups = people.grouped(by: { $0.name.prefix(1) }, file: "Cart.swift", line: 9)
            let app = HeadlessApp {
                ForEach(groups) { group in
                    Text(group.map(file: "Cart.swift", line: 10) { String($0.key) }).id("section")
                }
            }
            people[0] = Person(id: 1, name: "Bert")
            #expect(
                try app.find("section").why == """
                    text of the text "section":
                      Cart.swift:10 is B
                        computed from an element of Cart.swift:9, which is B
                          since it was made
                            by an observer of Cart.swift:9, which became [B]
                              computed since Cart.swift:8 became [Person(id: 1, name: "Bert")]
                                written at \(here):\(line + 8)
                    """)
        }
    }

    @Test func aRowIsExplainedAsItWasAfterAnEarlierStateIsRestored() throws {
        let log = TraceLog()
        try log.record { () throws in
            let people = MutableListProperty([Person(id: 1, name: "Anna")], file: "Cart.swift", line: 8)
            let app = HeadlessApp {
                ForEach(people) { person in Text(person.map(file: "Cart.swift", line: 9) { $0.name }).id("name") }
            }
            people[0] = Person(id: 1, name: "Bert")
            let first = try #require(log.moments.dropLast().last)
            _ = log.restore(first.id)
            #expect(try app.find("name").text == "Anna")
            let why = try app.find("name").why
            #expect(why.contains("Cart.swift:9 is Anna") && why.contains("an element of Cart.swift:8"))
            #expect(!why.contains("became Person(id: 1, name: \"Bert\")"), "\(why)")
        }
    }

    private struct Person: Identifiable, Equatable {
        let id: Int
        let name: String
    }

    @Test func theElementsOfAConcealedListAreConcealed() throws {
        try TraceLog().record { () throws in
            let codes = MutableProperty(["1234"]).concealed()
            let app = HeadlessApp { ForEach(codes, id: \.self) { Text($0).id("code") } }
            #expect(try app.find("code").text == "1234")
            let why = try app.find("code").why
            #expect(why.contains("an element of") && why.contains("••••") && !why.contains("1234"), "\(why)")
        }
    }
}
