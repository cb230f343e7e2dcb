import BinderyView
import Screens
import ShowcaseModels
import Testing

@testable import Console

/// A model that is owned by an actor other than the MainActor.
@Suite struct OnAnActorTests {
    private actor Login {
        private let model = PhoneLoginModel(accounts: LocalAccounts(), store: Store(), saved: nil)

        func avatar() async -> String? {
            model.fill()
            return await model.avatar.firstValue { $0 != nil } ?? nil
        }

        func nickname() async -> String? {
            model.login.execute()
            return await model.login.latest.firstValue { $0 != nil }??.nickname
        }
    }

    private final class Store: PersonalStore {
        func save(_ login: SavedLogin) async {}
        func logOut() async {}
        func save(_ language: Language) async {}
        func save(_ look: Look) async {}
        func save(todos: String) async {}
    }

    @Test func aModelThatWasMadeForItRunsThere() async {
        let login = Login()
        #expect(await login.avatar() == "/avatars/13874389438")
        #expect(await login.nickname() == "花田半亩")
    }
}
