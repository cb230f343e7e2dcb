import BinderyView
import Testing

@testable import Bindery
@testable import BinderyGraph
@testable import BinderyInspector

/// The documents, byte for byte: programs depend on them. A member may be added; if one is removed or means something
/// else, the version changes.
@Suite struct TraceJSONTests {
    private static let edit = TraceEvent(
        number: 7, kind: TraceEvent.Kind("edit"), subject: "<input #name>", node: nil, time: .microseconds(1500),
        duration: nil, causes: [], site: nil, text: .text("3 characters"))
    private static let write = TraceEvent(
        number: 8, kind: .write, subject: "name (Shop/Cart.swift:3)", node: 2, time: .milliseconds(2),
        duration: .microseconds(12), causes: [7], site: nil, text: .text("“Ada”\n\u{1}"))

    @Test func events() {
        #expect(
            TraceJSON.text(of: [Self.edit, Self.write], dropped: 4) == #"{"version":1,"events":["#
                + #"{"number":7,"kind":"edit","subject":"<input #name>","node":null,"detail":"3 characters","#
                + #""time":1500,"duration":null,"causes":[]},"#
                + #"{"number":8,"kind":"write","subject":"name (Shop/Cart.swift:3)","node":2,"detail":"“Ada”\u000a\u0001","#
                + #""time":2000,"duration":12,"causes":[7]}],"dropped":4}"#)
    }

    @Test func theGraph() {
        let node = TraceGraph.Node(
            id: 2, role: .derived, name: "total (Shop/Cart.swift:4)", value: "20", dependencies: [1, 3],
            isNeeded: true, runs: 5, writes: 0, idleRuns: 1, cost: .microseconds(90), change: 9, isEditable: false,
            outlived: nil)
        // Without an observer, nothing is needed.
        #expect(
            TraceJSON.text(of: TraceGraph(nodes: [node])) == #"{"version":1,"nodes":["#
                + #"{"id":2,"role":"derived","name":"total (Shop/Cart.swift:4)","value":"20","dependencies":[1,3],"#
                + #""isNeeded":true,"runs":5,"writes":0,"idleRuns":1,"cost":90,"change":9,"isEditable":false}]}"#)
    }

    @Test func anExplanation() {
        let edit = Explanation(
            property: "<input #name>", value: "", reason: .event(TraceEvent.Kind("edit"), cause: nil), event: 7,
            time: .microseconds(1500), kind: TraceEvent.Kind("edit"), node: nil)
        let write = Explanation(
            property: "name", value: "Ada", reason: .written(at: "Shop/Cart.swift:9", transaction: nil, cause: edit),
            event: 8, time: .milliseconds(2), kind: nil, node: 2)
        let elided = Explanation(
            property: "count", value: "2", reason: .elided, event: nil, time: nil, kind: nil, node: 3)
        let computed = Explanation(
            property: "total", value: "20", reason: .computed([write, elided]), event: 9, time: .milliseconds(3),
            kind: nil, node: 4)
        #expect(
            TraceJSON.text(of: computed) == #"{"version":1,"explanation":"#
                + #"{"property":"total","value":"20","event":9,"node":4,"time":3000,"reason":"computed","causes":["#
                + #"{"property":"name","value":"Ada","event":8,"node":2,"time":2000,"reason":"written","#
                + #""at":"Shop/Cart.swift:9","transaction":null,"causes":["#
                + #"{"property":"<input #name>","value":"","event":7,"node":null,"time":1500,"reason":"event","#
                + #""kind":"edit","causes":[]}]},"#
                + #"{"property":"count","value":"2","event":null,"node":3,"time":null,"reason":"elided","kind":null}"#
                + #"]}}"#)
    }

    @Test func elements() {
        let element = InspectedElement(
            id: 12, name: "<p #total>", depth: 1, attributes: [.init(name: "text", nodes: [4])],
            place: "Shop/CartView.swift:12")
        #expect(
            TraceJSON.text(of: [element]) == #"{"version":1,"elements":[{"number":12,"name":"<p #total>","depth":1,"#
                + #""place":"Shop/CartView.swift:12","attributes":[{"name":"text","nodes":[4]}]}]}"#)
    }

    @Test func sessions() {
        let figures = SessionSummary.Figures(
            isConnected: true, frames: 3, bytes: 240, waiting: 20, latency: .microseconds(410), slowReads: 1,
            stalled: .seconds(4))
        let sessions = [
            SessionSummary(id: 1, path: "/", isTraced: false),
            SessionSummary(id: 2, path: "/cart", isTraced: true, figures: figures),
        ]
        #expect(
            TraceJSON.text(of: sessions) == #"{"version":1,"sessions":["#
                + #"{"number":1,"path":"/","isTraced":false,"isConnected":false,"frames":0,"bytes":0,"waiting":0,"#
                + #""latency":null,"slowReads":0,"stalled":null},"#
                + #"{"number":2,"path":"/cart","isTraced":true,"isConnected":true,"frames":3,"bytes":240,"#
                + #""waiting":20,"latency":410,"slowReads":1,"stalled":4000000}]}"#)
    }

    @Test func whatARestoredStateHasNotUndone() {
        let log = TraceLog(), likes = Broadcast<Int>()
        let price = log.record { MutableProperty(1) }
        let observation = log.record { price.observeChanges { likes.send($0) } }
        log.record { price.value = 2 }
        _ = log.restore(0)
        #expect(
            TraceJSON.text(of: MomentList(log), log.events).hasSuffix(
                #""restored":0,"remarks":[{"kind":"send","subject":"Int"},{"kind":"withheld send","subject":"Int"}]}"#))
        observation.dispose()
    }

    @Test func states() {
        #expect(TraceJSON.text(of: .empty, []) == #"{"version":1,"moments":[],"restored":null,"remarks":[]}"#)
        let log = TraceLog()
        let price = log.record { MutableProperty(1) }
        price.value = 2
        let moments = log.moments.map {
            #"{"id":\#($0.id),"event":\#($0.event.map { "\($0)" } ?? "null"),"writes":\#($0.writes)}"#
        }
        #expect(
            TraceJSON.text(of: MomentList(log), log.events)
                == #"{"version":1,"moments":[\#(moments.joined(separator: ","))],"restored":null,"remarks":[]}"#)
        #expect(TraceJSON.text(ofLost: ["cart"]) == #"{"version":1,"lost":["cart"]}"#)
        #expect(TraceJSON.done == #"{"version":1}"#)
    }
}
