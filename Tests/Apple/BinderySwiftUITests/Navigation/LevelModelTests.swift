import Testing

@testable import BinderySwiftUI

@MainActor
struct LevelModelTests {
    /// SwiftUI evaluates the content of a sheet later than it reads that there is one.
    @Test
    func aSheetThatEndsBeforeItsContentIsEvaluatedIsStillTheRootOfItsLevel() throws {
        let navigator = Navigator<AppRoute>([.index])
        navigator.present(.editor)
        let entry = try #require(navigator.entries.value.last)
        navigator.dismiss()
        let level = LevelModel(navigator, depth: 1, sheet: ScreenID(entry: entry))
        #expect(level.root.entry == entry)
        #expect(level.path.isEmpty && level.sheet == nil)
    }
}
