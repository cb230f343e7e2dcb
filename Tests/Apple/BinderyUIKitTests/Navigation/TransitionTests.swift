import BinderyTestSupport
import BinderyUIKit
import FourFaces
import Testing
import UIKit

/// What a navigator and the user do while transitions take time, and anything that they do.
@MainActor
@Suite final class TransitionTests: ShownPlaces {
    /// Waits until the screens are those of the navigator, and no transition is under way.
    private func settles() async -> Bool {
        func isSettled() -> Bool {
            if navigation.standInIsMoving { return false }
            var next = navigation.presentedViewController
            while let sheet = next {
                if sheet.isBeingPresented || sheet.isBeingDismissed { return false }
                if (sheet as? UINavigationController)?.standInIsMoving == true { return false }
                next = sheet.presentedViewController
            }
            return shown == expected
        }
        for _ in 0..<1000 where !isSettled() { await Task.yield() }
        return isSettled()
    }

    @Test
    func whatChangesDuringAPushIsShownAfterIt() async {
        navigation.standInTakesTime = true
        navigator.push(.goods)
        navigator.push(.detail(1))
        navigator.pop()
        navigator.push(.help)
        #expect(navigation.standInIsMoving)
        #expect(await settles())
        #expect(shown == [[.index, .goods, .help]])
    }

    @Test
    func aScreenIsLeftWhenTheUserHasGoneBack() async {
        navigation.standInTakesTime = true
        navigator.push(.goods)
        #expect(await settles())
        navigation.userGoesBack()
        #expect(navigator.stack.value == [.index, .goods], "the user may change their mind during the swipe")
        #expect(await settles())
        #expect(navigator.stack.value == [.index])
    }

    @Test
    func aSheetIsPresentedAfterTheDismissalOfAnother() async {
        navigation.standInTakesTime = true
        navigator.present(.editor)
        #expect(await settles())
        navigator.dismiss()
        navigator.present(.help)
        #expect(shown == [[.index], [.editor]])
        #expect(await settles())
        #expect(shown == [[.index], [.help]])
    }

    @Test
    func aSheetThatEndsDuringItsPresentationIsDismissed() async {
        navigation.standInTakesTime = true
        navigator.present(.editor)
        navigator.present(.help)
        navigator.popToRoot()
        #expect(await settles())
        #expect(shown == [[.index]])
    }

    @Test
    func aSheetIsPresentedAfterTheUserHasSwipedAnotherDown() async {
        navigation.standInTakesTime = true
        navigator.present(.editor)
        #expect(await settles())
        navigation.userSwipesDown()
        navigator.dismiss()
        navigator.present(.help)
        #expect(await settles())
        #expect(shown == [[.index], [.help]])
    }

    @Test
    func aSheetIsPresentedWhenSomethingElseIsNoLongerPresented() async {
        for takesTime in [false, true] {
            navigation.standInTakesTime = takesTime
            navigation.present(UIViewController(), animated: false)
            navigator.present(.help)
            #expect(shown == [[.index]])
            navigation.dismiss(animated: true)
            #expect(await settles())
            #expect(shown == [[.index], [.help]])
            navigator.dismiss()
            #expect(await settles())
        }
    }

    @Test
    func nothingIsPresentedAfterTheDisposalDuringATransition() async {
        navigation.standInTakesTime = true
        let following = navigation.reactive.show(navigator) { Screen($0) }
        navigator.present(.editor)
        navigator.present(.help)
        following.dispose()
        for _ in 0..<1000 where sheet?.isBeingPresented != false { await Task.yield() }
        #expect(shown == [[.index], [.editor]])
    }

    /// Anything that the navigator and the user do leads to the screens of the navigator.
    @Test(arguments: 0..<40)
    func theScreensAreThoseOfTheNavigator(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let reasons = StandIn.reasonsRaised {
            for _ in 0..<80 {
                act(&random)
                #expect(shown == expected)
            }
        }
        #expect(reasons == [])
    }

    /// The same while neither the navigator nor the user waits for the transitions. The stand-in ends the process if
    /// it is told to make two at a time.
    @Test(arguments: 0..<12)
    func theScreensAreThoseOfTheNavigatorAfterAllTransitions(seed: UInt64) async {
        navigation.standInTakesTime = true
        var random = SplitMix(seed: seed)
        for _ in 0..<40 {
            for _ in 0...random.below(4) {
                act(&random)
                if random.below(2) == 0 { await Task.yield() }
            }
            #expect(await settles(), "\(shown), not \(expected)")
        }
    }

    private func act(_ random: inout SplitMix) {
        let places: [Place] = [.goods, .detail(1), .editor, .help]
        let place = places[random.below(4)]
        switch random.below(9) {
        case 0, 1: navigator.push(place)
        case 2: navigator.present(place)
        case 3: navigator.pop()
        case 4: navigator.dismiss()
        case 5: (sheet ?? navigation).userGoesBack()
        case 6: navigation.userSwipesDown()
        case 7 where sheet?.presentedViewController != nil: sheet?.userSwipesDown()
        case 7: navigator.replace(with: place)
        default:
            transaction {
                navigator.popToRoot()
                navigator.present(place)
                navigator.push(.help)
            }
        }
    }
}
