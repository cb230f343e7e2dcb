import BinderySwiftUI
import SampleServices
import ShowcaseModels
import SwiftUI
import SwiftUIScreens
import Testing

extension ScreenTests {
    @Test
    func aRowShowsTheGoodAndLeadsToItsParts() async {
        open(.goods)
        let shown = [
            "¥9.50", "\(texts.now(.oldPrice)) ¥12", "\(texts.now(.quantity)) 2", texts.now(.freePostage),
        ]
        #expect(await eventually { $0.contains(shown.joined(separator: " · ")) })
        for (button, part) in [
            ("Seller 2", GoodPart.avatar), ("Shanghai", .location), (texts.now(.reply), .reply),
        ] {
            host.userTaps(button)
            #expect(host.lines.contains("# \(texts.now(part.phrase))"))
            host.userGoesBack()
        }
    }

    @Test
    func aBannerOpensItsPage() async {
        open(.goods)
        #expect(await eventually { $0.contains("New sellers".asButton) })
        host.userTaps("New sellers")
        #expect(await eventually { $0.contains("Only this week.") && $0.contains("# New sellers") })
    }

    @Test
    func theListIsFaintWhileASearchRunsAndItsTimeIsShown() async {
        open(.posts)
        #expect(await eventually { _ in host.userTypes("swift", into: texts.now(.searchQuery)) })
        let first = "About **swift**, number 1".asButton
        #expect(await eventually { $0.contains(first) })
        #expect(host.opacity(of: first) == 1)
        let pieces = texts.now(.executionTime).split(separator: "…").map(String.init)
        #expect(host.lines.contains { $0.hasPrefix(pieces[0]) && $0.hasSuffix(pieces[1]) })
        host.userTypes("swift ui", into: texts.now(.searchQuery))
        #expect(host.opacity(of: first) == 0.5)
    }

    @Test
    func theEndOfTheListLoadsMorePosts() async {
        open(.posts)
        #expect(await eventually { _ in host.userTypes("swift", into: texts.now(.searchQuery)) })
        #expect(await eventually { $0.contains("About **swift**, number 21".asButton) })
    }
}

extension ScreenTests {
    @Test
    func aSuggestionIsSearchedFor() async {
        open(.posts)
        #expect(await eventually { _ in host.userTypes("swfit", into: texts.now(.searchQuery)) })
        let suggestion = texts.now(.searchInstead).filling("swift")
        #expect(await eventually { $0.contains(suggestion.asButton) })
        host.userTaps(suggestion)
        #expect(host.lines.contains("{\(texts.now(.searchQuery)): swift}"))
        #expect(await eventually { $0.contains("About **swift**, number 1".asButton) })
        #expect(!host.lines.contains(suggestion.asButton))
    }

    @Test
    func theUserRefusesAccessAndAllowsItAgain() async {
        let (refuse, allow) = (texts.now(.refuseAccess), texts.now(.allowAccess))
        open(.posts)
        #expect(await eventually { $0.contains(refuse.asButton) })
        host.userTaps(refuse)
        #expect(await eventually { $0.contains(allow.asButton) })
        #expect(!host.lines.contains(refuse.asButton))
        host.userTaps(allow)
        #expect(await eventually { $0.contains(refuse.asButton) })
        host.userTypes("swift", into: texts.now(.searchQuery))
        #expect(!host.lines.contains(refuse.asButton))
    }
}

/// The service refuses access.
@MainActor
@Suite struct RefusedAccessTests {
    @Test
    func aRefusalIsShownUntilTheUserAllowsAccess() async throws {
        let services = SampleCatalogue()
        try await services.setAccessGranted(false)
        let user = ScreenTests(services)
        let (texts, allow) = (user.texts, user.texts.now(.allowAccess))
        user.open(.posts)
        #expect(await user.eventually { $0.contains(texts.now(.accessRefused)) })
        user.host.userTaps(allow)
        #expect(await user.eventually { $0.contains(texts.now(.typeMore)) })
        #expect(!user.host.lines.contains(allow.asButton))
    }
}
