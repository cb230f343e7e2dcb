import BinderyUIKit
import FourFaces
import Testing
import UIKit

/// The sheets of a navigator.
@MainActor
@Suite final class SheetTests: ShownPlaces {
    @Test
    func sheetsArePresentedOverEachOther() {
        navigator.present(.editor)
        navigator.push(.help)
        #expect(shown == [[.index], [.editor, .help]])
        navigator.present(.detail(2))
        #expect(shown == [[.index], [.editor, .help], [.detail(2)]])
        navigator.dismiss()
        #expect(shown == [[.index], [.editor, .help]])
        navigator.popToRoot()
        #expect(shown == [[.index]])
        #expect(
            StandIn.reasonsRaised {
                transaction {
                    navigator.present(.editor)
                    navigator.present(.help)
                }
                transaction {
                    navigator.dismiss()
                    navigator.dismiss()
                    navigator.present(.goods)
                }
            } == [])
        #expect(shown == [[.index], [.goods]])
    }

    @Test
    func theUserSwipesASheetDown() {
        navigator.present(.editor)
        navigator.push(.help)
        navigation.userSwipesDown()
        #expect(navigator.stack.value == [.index])
        #expect(shown == [[.index]])
        navigator.present(.help)
        #expect(shown == [[.index], [.help]])
    }

    @Test
    func theUserSwipesDownTheSecondOfTwoSheets() {
        navigator.present(.editor)
        navigator.present(.help)
        sheet?.userSwipesDown()
        #expect(shown == [[.index], [.editor]])
        #expect(navigator.stack.value == [.index, .editor])
    }

    @Test
    func theUserGoesBackInASheet() {
        navigator.present(.editor)
        navigator.push(.help)
        sheet?.userGoesBack()
        #expect(navigator.stack.value == [.index, .editor])
        #expect(shown == [[.index], [.editor]])
    }

    @Test
    func aSheetThatAsksFirstStays() throws {
        navigator.present(.editor)
        let id = try #require(navigator.entries.value.last?.id)
        let isChanged = MutableProperty(true)
        var leave: (() -> Void)?
        let question = navigator.confirmLeaving(id, while: isChanged) { leave = $0 }
        let before = sheet
        navigation.userSwipesDown()
        #expect(sheet === before && leave != nil)
        isChanged.value = false
        navigation.userSwipesDown()
        #expect(navigator.stack.value == [.index] && sheet == nil)
        question.dispose()
    }
}
