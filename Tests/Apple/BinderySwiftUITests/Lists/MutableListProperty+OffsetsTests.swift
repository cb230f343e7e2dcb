import BinderySwiftUI
import BinderyTestSupport
import Foundation
import Testing

@MainActor
struct MutableListPropertyOffsetsTests {
    @Test
    func offsetsAreRemovedInOneTransaction() {
        let list = MutableListProperty([0, 1, 2, 3, 4])
        var changes = 0
        let observation = list.observeDeltas { _ in changes += 1 }
        list.remove(atOffsets: IndexSet([0, 2, 4]))
        #expect(list.value == [1, 3])
        #expect(changes == 1)
        observation.dispose()
    }

    @Test
    func offsetsAreMovedAsInAnArray() {
        var random = SplitMix(seed: 7)
        for _ in 0..<500 {
            let count = Int.random(in: 1...8, using: &random)
            let array = Array(0..<count)
            let offsets = array.filter { _ in Bool.random(using: &random) }
            let destination = Int.random(in: 0...count, using: &random)
            let list = MutableListProperty(array)
            list.move(fromOffsets: IndexSet(offsets), toOffset: destination)
            let kept = { (range: Range<Int>) in range.filter { !offsets.contains($0) } }
            #expect(list.value == kept(0..<destination) + offsets + kept(destination..<count))
        }
    }
}
