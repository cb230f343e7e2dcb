import BinderyUIKit
import SampleServices
import ShowcaseModels
import Testing
import UIKit
import UIKitScreens

extension ScreenTests {
    private func logIn() throws {
        let (fill, login): (UIButton, UIButton) = (try find("fill"), try find("login"))
        fill.userTaps()
        login.userTaps()
    }

    @Test
    func aLoginLeadsToTheGoodsAndLoggingOutToTheIndex() async throws {
        try open(1)
        try logIn()
        #expect(await eventually { screen is GoodsController })
        let item = try #require(screen.navigationItem.rightBarButtonItem)
        #expect(item.title == texts.now(.logOut))
        item.userTaps()
        #expect(await eventually { screen.presentedViewController is UIAlertController })
        let question = try #require(screen.presentedViewController as? UIAlertController)
        #expect(question.title == texts.now(.logOutQuestion) && question.message == DemoAccount.all[0].nickname)
        question.userChooses(texts.now(.logOut))
        #expect(await eventually { app.viewControllers.count == 1 })
        try open(1)
        let (phone, code): (UITextField, UITextField) = (try find("phone"), try find("code"))
        #expect(phone.text == DemoAccount.all[0].phone && code.text == "")
    }

    @Test
    func theGoodsLeadToTheLoginAndBack() async throws {
        try open(2)
        let goods = screen
        let item = try #require(goods.navigationItem.rightBarButtonItem)
        #expect(item.title == texts.now(.logIn))
        item.userTaps()
        #expect(screen is PhoneLoginController)
        try logIn()
        #expect(await eventually { screen === goods })
        #expect(app.viewControllers.count == 2 && item.title == texts.now(.logOut))
    }

    @Test
    func whoStaysLoggedInStaysAtTheGoods() async throws {
        try open(1)
        try logIn()
        #expect(await eventually { screen is GoodsController })
        screen.navigationItem.rightBarButtonItem?.userTaps()
        #expect(await eventually { screen.presentedViewController is UIAlertController })
        (screen.presentedViewController as? UIAlertController)?.userChooses(texts.now(.cancel))
        #expect(await eventually { screen.presentedViewController == nil })
        #expect(screen is GoodsController && screen.navigationItem.rightBarButtonItem?.title == texts.now(.logOut))
    }

    @Test
    func aDemoAccountFillsTheFields() throws {
        try open(1)
        let (accounts, phone, code): (UIButton, UITextField, UITextField) = (
            try find("accounts"), try find("phone"), try find("code")
        )
        accounts.userTaps()
        let third = DemoAccount.all[2]
        accounts.userChooses("\(third.nickname) · \(third.phone)")
        #expect(phone.text == third.phone && code.text == third.code)
    }

    @Test
    func theAvatarFollowsTheNumberAndLoggingInEndsEditing() async throws {
        try open(1)
        let (avatar, phone): (UIImageView, UITextField) = (try find("avatar"), try find("phone"))
        let placeholder = avatar.image
        #expect(placeholder != nil)
        phone.userTypes(DemoAccount.all[0].phone)
        #expect(await eventually { avatar.image !== placeholder })
        let (code, login): (UITextField, UIButton) = (try find("code"), try find("login"))
        code.userTypes("1")
        login.userTaps()
        #expect(!code.isFirstResponder)
    }

    @Test
    func eachFieldSaysWhatIsMissingAndHasAColourForTheDark() throws {
        try open(0)
        let (code, problem): (UITextField, UILabel) = (try find("code"), try find("problem"))
        #expect(code.clearButtonMode == .always)
        let hint: UILabel = try find("hint")
        #expect(hint.text == texts.now(.demoPassword))
        code.userTypes("1234")
        #expect(problem.text == texts.now(.invitationStopsLogin))
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        let refused = try #require(code.backgroundColor)
        #expect(refused.resolvedColor(with: light).standInComponents == [1, 0.8, 0.8, 1])
        #expect(refused.resolvedColor(with: dark).standInComponents == [0.4, 0.1, 0.1, 1])
        code.userTypes("5")
        #expect(problem.text == "")
        code.userReplaces(by: "")
        for color in [code.backgroundColor, screen.view.backgroundColor] {
            #expect(color?.resolvedColor(with: dark) == .black)
        }
    }
}
