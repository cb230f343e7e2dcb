import Bindery
import BinderyTestSupport
import Testing

@Suite struct RouteGuardTests {
    private let isLoggedIn = MutableProperty(false)
    private let navigator: Navigator<Shop>
    private var stack: [Shop] { navigator.stack.value }
    private var ids: [Int] { navigator.entries.value.map(\.id) }

    init() {
        let isLoggedIn = isLoggedIn
        navigator = Navigator(Shop.routes) { $0 == .account ? RouteGuard(isLoggedIn, otherwise: .login) : nil }
    }

    @Test func everyWayToAGuardedScreenLeadsToTheLogin() {
        let ways: [(Navigator<Shop>) -> Void] = [
            { $0.push(.account) }, { $0.present(.account) }, { $0.open("/account") },
            { $0.setStack([.index, .account]) },
            {
                $0.push(.goods(count: nil))
                $0.replace(with: .account)
            }, { $0.restore(NavigationTrail(paths: "/", "/account")) },
        ]
        for (index, way) in ways.enumerated() {
            let (isLoggedIn, shown) = (MutableProperty(false), MutableProperty<[[Shop]]>([]))
            let navigator = Navigator(Shop.routes) { $0 == .account ? RouteGuard(isLoggedIn, otherwise: .login) : nil }
            let observation = navigator.stack.observe { stack in shown.value.append(stack) }
            way(navigator)
            #expect(navigator.stack.value == [.index, .login], "way \(index)")
            #expect(navigator.heldBack.value == [.account])
            #expect(!shown.value.joined().contains(.account))
            isLoggedIn.value = true
            #expect(navigator.stack.value == [.index, .account], "way \(index)")
            #expect(navigator.heldBack.value == [])
            observation.dispose()
        }
        #expect(
            Navigator(Shop.routes, at: "/account") { $0 == .account ? RouteGuard(isLoggedIn, otherwise: .login) : nil }
                .stack.value == [.index, .login])
    }

    @Test func aConditionThatCeasesToHoldSendsToTheLoginAndBackToAllThatWasThere() {
        isLoggedIn.value = true
        navigator.push(.account)
        navigator.push(.detail(1))
        isLoggedIn.value = false
        #expect(stack == [.index, .login])
        isLoggedIn.value = true
        #expect(stack == [.index, .account, .detail(1)])
    }

    @Test func leavingTheLoginForgetsWhatWasWanted() {
        let ways: [(Navigator<Shop>) -> Void] = [
            { $0.pop() }, { $0.popToRoot() }, { $0.replace(with: .goods(count: nil)) },
            { $0.leave($0.entries.value[1].id) },
        ]
        for leave in ways {
            navigator.push(.account)
            leave(navigator)
            isLoggedIn.value = true
            #expect(!stack.contains(.account))
            isLoggedIn.value = false
            navigator.popToRoot()
        }
    }

    @Test func whatIsOpenedFromTheLoginEndsWithIt() {
        navigator.push(.account)
        navigator.push(.goods(count: nil))
        #expect(stack == [.index, .login, .goods(count: nil)])
        navigator.pop()
        #expect(stack == [.index, .login])
        navigator.push(.goods(count: nil))
        isLoggedIn.value = true
        #expect(stack == [.index, .account])
        isLoggedIn.value = false
        #expect(stack == [.index, .login])
    }

    @Test func aLaterWishTakesThePlaceOfTheFormerAndTheLoginGoesOn() {
        let (isLoggedIn, isAdult) = (MutableProperty(false), MutableProperty(true))
        let navigator = Navigator(Shop.routes) { route in
            switch route {
            case .account: RouteGuard(isLoggedIn, otherwise: .login)
            case .detail: RouteGuard(isLoggedIn.and(isAdult), otherwise: .login)
            default: nil
            }
        }
        navigator.push(.account)
        let login = navigator.entries.value.last?.id
        navigator.push(.detail(1))
        #expect(navigator.entries.value.last?.id == login)
        isLoggedIn.value = true
        #expect(navigator.stack.value == [.index, .detail(1)])
    }

    @Test func aLaterWishThatSendsElsewhereHasAScreenOfItsOwnWithoutWhatWasOpenedFromTheFormer() {
        let isPaying = MutableProperty(false)
        let navigator = Navigator(Shop.routes) { [isLoggedIn] route in
            switch route {
            case .account: RouteGuard(isLoggedIn, otherwise: .login)
            case .detail: RouteGuard(isPaying, otherwise: .reply(0))
            default: nil
            }
        }
        navigator.push(.account)
        navigator.push(.goods(count: nil))
        let former = navigator.entries.value.map(\.id)
        navigator.push(.detail(1))
        #expect(navigator.stack.value == [.index, .reply(0)])
        #expect(!former.dropFirst().contains(navigator.entries.value[1].id))
        isPaying.value = true
        #expect(navigator.stack.value == [.index, .detail(1)])
    }

    @Test func whatIsOpenedFromTheLoginIsShownThoughAGuardHidesWhatWasOpenedBefore() {
        let isOpen = MutableProperty(true)
        let navigator = Navigator(Shop.routes) { [isLoggedIn] route in
            switch route {
            case .account: RouteGuard(isLoggedIn, otherwise: .login)
            case .goods: RouteGuard(isOpen, otherwise: .login)
            default: nil
            }
        }
        navigator.push(.account)
        navigator.push(.goods(count: nil))
        isOpen.value = false
        #expect(navigator.stack.value == [.index, .login])
        navigator.push(.detail(1))
        #expect(navigator.stack.value == [.index, .login, .detail(1)])
        isOpen.value = true
        #expect(navigator.stack.value == [.index, .login, .detail(1)])
    }

    @Test func whatLeadsBackHereIsWhatWasWanted() {
        navigator.push(.account)
        #expect(navigator.shown.value.trail.description == "/ /account")
        navigator.push(.goods(count: nil))
        navigator.restore(NavigationTrail(paths: "/", "/account"))
        #expect(stack == [.index, .login])
        navigator.restore(NavigationTrail(paths: "/"))
        #expect(navigator.heldBack.value == [])
    }

    @Test func theLoginThatIsThereGoesOnWhenTheTrailSaysWhatWasWanted() {
        navigator.push(.login)
        let before = ids
        navigator.restore(NavigationTrail(paths: "/", "/account"))
        #expect(ids == before)
        #expect(navigator.heldBack.value == [.account])
    }

    @Test func aGuardedRootIsHeldBackToo() {
        let navigator = Navigator<Shop>([.account]) { [isLoggedIn] in
            $0 == .account ? RouteGuard(isLoggedIn, otherwise: .login) : nil
        }
        #expect(navigator.stack.value == [.login])
        navigator.pop()
        #expect(navigator.stack.value == [.login])
        isLoggedIn.value = true
        #expect(navigator.stack.value == [.account])
    }

    @Test func guardsMaySendOnAndACircleIsReported() {
        let navigator = Navigator(Shop.routes) { route in
            switch route {
            case .account: RouteGuard(.constant(false), otherwise: .detail(1))
            case .detail: RouteGuard(.constant(false), otherwise: .login)
            case .reply(let number): RouteGuard(.constant(false), otherwise: .reply(1 - number))
            default: nil
            }
        }
        navigator.push(.account)
        #expect(navigator.stack.value == [.index, .login])
        var shown: [Shop] = []
        let texts = diagnoses {
            navigator.setStack([.index, .reply(0)])
            shown = navigator.stack.value
        }
        #expect(shown == [.index, .reply(1)])
        #expect(
            Set(texts) == [
                """
                Bindery: the guards of reply(0), reply(1) redirect in a cycle; reply(1) is shown without its guard. Let one of them send \
                to a screen that has none.
                """
            ])
    }

    @Test func aGuardOfAllScreensLetsThroughTheOneThatItSendsTo() {
        let navigator = Navigator(Shop.routes) { [isLoggedIn] _ in RouteGuard(isLoggedIn, otherwise: .login) }
        #expect(navigator.stack.value == [.login])
        isLoggedIn.value = true
        #expect(navigator.stack.value == [.index])
    }
}
