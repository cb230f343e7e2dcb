import BinderySwiftUI
import SampleServices
import ShowcaseModels
import SwiftUI
import SwiftUIScreens
import Testing

extension ScreenTests {
    private func logIn() {
        host.userTaps(texts.now(.fill))
        host.userTaps(texts.now(.logIn))
    }

    @Test
    func aLoginLeadsToTheGoodsAndLoggingOutToTheIndex() async {
        open(.phoneLogin)
        logIn()
        #expect(await eventually { $0.contains("# \(texts.now(.goods))") })
        host.userTaps(texts.now(.logOut))
        #expect(await eventually { $0.contains(texts.now(.logOutQuestion)) })
        #expect(host.lines.contains(DemoAccount.all[0].nickname))
        host.userTaps(texts.now(.logOut))
        #expect(await eventually { $0.contains("# \(texts.now(.showcase))") })
        open(.phoneLogin)
        #expect(host.lines.contains("{\(texts.now(.phone)): \(DemoAccount.all[0].phone)}"))
        #expect(host.lines.contains("{\(texts.now(.code)): }"))
    }

    @Test
    func theGoodsLeadToTheLoginAndBack() async {
        open(.goods)
        host.userTaps(texts.now(.logIn))
        #expect(host.lines.contains("# \(texts.now(.phoneLogin))"))
        logIn()
        #expect(await eventually { $0.contains(texts.now(.logOut).asButton) })
        host.userGoesBack()
        #expect(host.lines.contains("# \(texts.now(.showcase))"), "the login is not below the goods")
    }

    @Test
    func aDemoAccountFillsTheFields() {
        open(.phoneLogin)
        let third = DemoAccount.all[2]
        let title = "\(third.nickname) · \(third.phone)"
        #expect(!host.lines.contains(title.asButton))
        host.userTaps(texts.now(.demoAccounts))
        host.userTaps(title)
        #expect(host.lines.contains("{\(texts.now(.phone)): \(third.phone)}"))
        #expect(host.lines.contains("{\(texts.now(.code)): \(third.code)}"))
        #expect(!host.lines.contains(title.asButton), "the list closes")
    }

    @Test
    func loggingInEndsEditing() async {
        open(.phoneLogin)
        host.userTaps(texts.now(.fill))
        host.userTypes("1", into: texts.now(.code))
        #expect(host.focusedField == texts.now(.code))
        host.userTaps(texts.now(.logIn))
        #expect(await eventually { $0.contains(texts.now(.invalidCode)) })
        #expect(host.focusedField == nil)
    }

    @Test
    func theAvatarFollowsTheNumber() async {
        open(.phoneLogin)
        #expect(host.lines.contains("<person.crop.circle>"))
        host.userTypes(DemoAccount.all[0].phone, into: texts.now(.phone))
        #expect(await eventually { $0.contains("<person.crop.circle.fill>") })
    }

    @Test
    func aFieldIsClearedAndAWrongCodeIsExplained() {
        open(.lengthLogin)
        let clear = texts.now(.clear)
        #expect(!host.lines.contains(clear.asButton) && host.lines.contains(texts.now(.demoPassword)))
        host.userTypes("1234", into: texts.now(.invitation))
        #expect(host.lines.contains(texts.now(.invitationStopsLogin)))
        host.userTaps(clear)
        #expect(host.lines.contains("{\(texts.now(.invitation)): }") && !host.lines.contains(clear.asButton))
        #expect(!host.lines.contains(texts.now(.invitationStopsLogin)))
    }
}
