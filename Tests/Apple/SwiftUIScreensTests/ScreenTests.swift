import BinderySwiftUI
import Foundation
import SampleServices
import ShowcaseModels
import SwiftUI
import SwiftUIScreens
import Testing

/// The screens of the app as a user goes through them, against services in this process.
@MainActor
@Suite struct ScreenTests {
    private final class Store: PersonalStore {
        func save(_ login: SavedLogin) async {}
        func logOut() async {}
        func save(_ language: Language) async {}
        func save(_ look: Look) async {}
        func save(todos: String) async {}
    }

    let host: SwiftUI.Host
    let texts = Texts(language: .english)

    init() { self.init(SampleCatalogue()) }

    init(_ services: SampleCatalogue) {
        host = Host { ShowcaseScreens(services, store: Store(), language: .english) }
    }

    func open(_ title: Phrase) { host.userTaps(texts.now(title)) }

    /// Waits for what the services answer.
    func eventually(_ isTrue: ([String]) -> Bool) async -> Bool {
        for _ in 0..<20_000 {
            host.update()
            if isTrue(host.lines) { return true }
            await Task.yield()
        }
        return false
    }

    @Test
    func theIndexLeadsToEachScreen() {
        for title in [Phrase.lengthLogin, .phoneLogin, .goods, .menuGroups, .posts] {
            #expect(host.lines.contains("[\(texts.now(title))]"))
            open(title)
            #expect(host.lines.contains("# \(texts.now(title))"), "\(host.lines)")
            host.userGoesBack()
        }
    }

    @Test(arguments: [
        (AppRoute.lengthLogin(.mvvm), Phrase.lengthLogin), (.phoneLogin, .phoneLogin), (.goods(), .goods),
        (.menuGroups, .menuGroups), (.posts(), .posts),
    ])
    func aPreviewShowsItsScreen(route: AppRoute, title: Phrase) {
        #expect(Host { ShowcaseScreens.preview(route) }.lines.contains("# \(texts.now(title))"))
    }

    @Test
    func theLengthLoginShowsTheStatesOfItsFields() async {
        open(.lengthLogin)
        let login = texts.now(.logIn)
        host.userTypes("abc", into: texts.now(.username))
        #expect(host.lines.contains("✗") && host.lines.contains("(\(login))"))
        host.userTypes("abcd", into: texts.now(.username))
        host.userTypes("12345678", into: texts.now(.password))
        #expect(!host.lines.contains("✗") && host.lines.contains("[\(login)]"))
        host.userTaps(login)
        #expect(await eventually { $0.contains(texts.now(.wrongPassword)) })
        #expect(host.lines.contains("{\(texts.now(.password)): ••••••••}"))
        host.userTypes("123456789", into: texts.now(.password))
        #expect(!host.lines.contains(texts.now(.wrongPassword)), "the outcome is outdated")
        host.userTaps(login)
        #expect(await eventually { $0.contains(texts.now(.loginSucceeded)) })
    }

    @Test
    func theReturnKeyLogsIn() async {
        open(.phoneLogin)
        host.userTypes("1387438943", into: texts.now(.phone))
        host.userTypes("5858", into: texts.now(.code))
        host.userSubmits(texts.now(.code))
        #expect(await eventually { $0.contains(texts.now(.invalidPhone)) })
        host.userTaps(texts.now(.fill))
        #expect(!host.lines.contains(texts.now(.invalidPhone)))
    }

    @Test
    func goodsAreLoadedAndLiked() async {
        open(.goods)
        #expect(await eventually { $0.contains("Article 1".asButton) && $0.contains("♡ 1".asButton) })
        host.userTaps("♡ 1")
        #expect(await eventually { $0.contains("♥ 2".asButton) })
    }

    @Test
    func groupsAreCreatedAndDeleted() async {
        open(.menuGroups)
        #expect(await eventually { $0.contains("Tea".asButton) })
        host.userTaps(texts.now(.newGroup))
        #expect(await eventually { $0.contains("# \(texts.now(.editGroup))") })
        host.userTypes("Rice", into: texts.now(.groupName))
        host.userTaps(texts.now(.save))
        #expect(await eventually { $0.contains(texts.now(.groupDuplicate)) })
        host.userTypes("Cake", into: texts.now(.groupName))
        #expect(!host.lines.contains(texts.now(.groupDuplicate)), "the refusal was of the other name")
        host.userTaps("○ \(texts.now(.desserts))")
        host.userTaps(texts.now(.save))
        #expect(await eventually { $0.contains("Cake".asButton) && $0.contains(texts.now(.desserts)) })
        #expect(host.userDeletesRow(with: "Tea".asButton))
        #expect(await eventually { $0.contains(texts.now(.delete).asButton) })
        host.userTaps(texts.now(.delete))
        #expect(await eventually { $0.contains("Cake".asButton) && !$0.contains("Tea".asButton) })
    }

    @Test
    func theAgesOfPostsTickWhileTheyAreShown() {
        let model = PostSearchModel(posts: SampleCatalogue())
        let host = Host { PostSearchScreen(model, texts) { _ in } }
        #expect(model.ticker.activation.isActive.value)
        host.close()
        #expect(!model.ticker.activation.isActive.value)
    }

    @Test
    func postsAreFound() async {
        open(.posts)
        // The field is disabled until access is granted.
        #expect(host.lines.contains(texts.now(.askingAccess)))
        #expect(await eventually { $0.contains(texts.now(.typeMore)) })
        #expect(await eventually { _ in host.userTypes("swift", into: texts.now(.searchQuery)) })
        #expect(await eventually { $0.contains { $0.hasPrefix("[About **swift**, number 1") } })
        #expect(host.lines.contains { $0.hasPrefix("@reader1 · ") })
        host.userTaps("About **swift**, number 2")
        #expect(host.lines.contains("# \(texts.now(.post))") && host.lines.contains("About swift, number 2"))
    }

    @Test
    func aGoodOpensItsDetail() async {
        open(.goods)
        #expect(await eventually { $0.contains("Article 3".asButton) })
        host.userTaps("Article 3")
        #expect(host.lines.contains("# \(texts.now(.goodDetails))"))
        #expect(host.lines.contains("¥28.50 · Seller 4 · Shanghai"))
        host.userTaps("♡ 3")
        #expect(await eventually { $0.contains("♥ 4".asButton) })
        host.userGoesBack()
        #expect(host.lines.contains("♥ 4".asButton), "the list knows of it")
    }

    @Test
    func aLinkShowsTheDetailAboveItsList() async throws {
        host.userOpens(try #require(URL(string: "showcase:///goods/7")))
        #expect(await eventually { $0.contains("Article 7") })
        host.userGoesBack()
        #expect(host.lines.contains("# \(texts.now(.goods))"))
        host.userOpens(try #require(URL(string: "showcase:///posts/1")))
        #expect(await eventually { $0.contains("About everything, number 1") })
    }
}

extension String {
    var asButton: String { "[\(self)]" }
}
