import Testing

@testable import BinderyWeb

@Suite struct ControlIndexTests {
    /// The index finds nodes like a dictionary, in whatever order they come and go, if they handle events.
    @Test(arguments: 1...20) func whatHearsOfEventsIsFoundByItsNumber(_ seed: UInt32) {
        var index = ControlIndex()
        var present: [Int: WebNode] = [:]
        var state = seed
        func random(below bound: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8) % bound
        }
        for _ in 0..<300 {
            let number = random(below: 60)
            if let node = present.removeValue(forKey: number) {
                index.remove(node.parent ?? node)
            } else {
                let node = WebNode(number: UInt32(number), tag: .button)
                node.on(.tapped {})
                present[number] = node
                // Added by itself, or inside a node that handles no events.
                let outer = random(below: 2) == 0 ? nil : WebNode(number: UInt32(1000 + number), tag: .div)
                outer?.insert(node, before: nil)
                index.add(outer ?? node)
                #expect(index[1000 + number] == nil)
            }
            #expect(index.all.map(\.number) == present.keys.sorted())
        }
        for number in 0..<60 { #expect(index[number] === present[number]) }
    }
}
