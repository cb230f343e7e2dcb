import BinderyTestSupport
import Foundation
import Testing

@testable import BinderyWeb
@testable import BinderyWire

@Suite struct OutboxTests {
    private var outbox = Outbox(capacity: 200, replayCapacity: 100)

    @Test mutating func aFrameHoldsItsOperationsInOrderAndIsEmptyAfterwards() {
        outbox.append(.remove(node: 1))
        outbox.append(.endEditing)
        #expect(outbox.takeMessage(acknowledging: 3) == #"[3,[["r",1],["b"]],1]"#)
        #expect(outbox.isEmpty)
        #expect(outbox.takeMessage(acknowledging: 4) == "[4,[],1]")
    }

    @Test mutating func whatIsStoredIsSaidWhereItIsNotWhatWasSeen() {
        #expect(outbox.takeMessage(acknowledging: 4, stored: 2) == "[4,[],0,2]")
        #expect(outbox.takeMessage(acknowledging: 4, stored: 4) == "[4,[],0]")
    }

    @Test mutating func whatAConnectionHasLostComesFirst() {
        outbox.append(.remove(node: 1))
        _ = outbox.takeMessage()
        outbox.append(.remove(node: 2))
        _ = outbox.takeMessage()
        outbox.append(.remove(node: 3))
        outbox.resume(after: 1)
        #expect(outbox.takeMessage() == #"[0,[["r",2],["r",3]],3]"#)
        outbox.resume(after: 3)
        #expect(outbox.takeMessage() == "[0,[],3]")
        outbox.resume(after: 1)
        #expect(outbox.takeMessage() == #"[0,[["r",2],["r",3]],4]"#, "what was lost twice")
    }

    @Test(arguments: [0, 99]) mutating func whatIsNotKeptAnyMoreIsOwedAsAWhole(_ seen: Int) {
        for node in 1...20 {
            outbox.append(.remove(node: node))
            _ = outbox.takeMessage()
        }
        outbox.resume(after: seen)
        #expect(outbox.needsFullState)
        outbox.append(.remove(node: 99))
        outbox.beginState()
        outbox.append(.state(html: String(repeating: "x", count: 1000)))
        outbox.append(.language("en"))
        #expect(!outbox.needsFullState)
        #expect(outbox.takeMessage().hasSuffix(#"x"],["l","en"]],21]"#))
    }

    @Test mutating func whoReadsGetsEachChangeOfALargeFrame() {
        outbox.isRead = true
        for node in 1...100 { outbox.append(.remove(node: node)) }
        #expect(outbox.size > 400 && !outbox.needsFullState)
        outbox.isRead = false
        #expect(outbox.needsFullState, "what waits is limited")
        outbox.beginState()
        _ = outbox.takeMessage()
        outbox.isRead = true
        for node in 1...10_000 {
            outbox.append(.remove(node: node))
            #expect(outbox.size <= 16 * 200 + 200)
        }
        #expect(outbox.needsFullState)
    }

    @Test mutating func whoDoesNotReadIsOwedTheStateInsteadOfEachChange() {
        for node in 1...10_000 {
            outbox.append(.text(node: node, "text"))
            #expect(outbox.size <= 400)
        }
        #expect(outbox.needsFullState)
    }

    /// A page that applies what arrives has applied every operation once and in order, or is sent the whole state.
    @Test(arguments: 0..<200) mutating func nothingIsLostOrComesTwice(_ seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var (all, page, lastNode) = ([Int](), Page(), 0)
        var before: [Int] = [0]
        for _ in 0..<200 {
            switch random.next() % 10 {
            case 0...4:
                lastNode += 1
                all.append(lastNode)
                outbox.append(.remove(node: lastNode))
            case 5...6:
                try page.apply(take(all))
            case 7:
                _ = take(all)  // lost on its way
                fallthrough
            case 8:
                // A connection that the page had given up arrives nevertheless.
                outbox.resume(after: before.randomElement(using: &random)!)
                _ = take(all)
                fallthrough
            default:
                outbox.resume(after: page.seen)
                try page.apply(take(all))
                #expect(page.nodes == all)
            }
            before.append(page.seen)
        }
    }

    private mutating func take(_ all: [Int]) -> [UInt8] {
        if outbox.needsFullState {
            outbox.beginState()
            outbox.append(.state(html: all.map(String.init).joined(separator: ",")))
        }
        return outbox.takeFrame(acknowledging: 0, stored: 0)
    }

    /// A page that knows only what reached it. As over a connection, no frame reaches it after a lost one.
    private struct Page {
        var nodes: [Int] = []
        var seen = 0

        mutating func apply(_ message: [UInt8]) throws {
            let frame = try JSONSerialization.jsonObject(with: Data(message)) as! [Any]
            for operation in frame[1] as! [[Any]] {
                if let html = operation[1] as? String {
                    nodes = html.split(separator: ",").map { Int($0)! }
                } else {
                    nodes.append(operation[1] as! Int)
                }
            }
            seen = frame[2] as! Int
        }
    }
}

extension Outbox {
    mutating func takeMessage(acknowledging sequence: Int = 0, stored: Int? = nil) -> String {
        String(decoding: takeFrame(acknowledging: sequence, stored: stored ?? sequence), as: UTF8.self)
    }
}

/// Steele, Lea and Flood's generator: the same numbers for a seed on every machine.
