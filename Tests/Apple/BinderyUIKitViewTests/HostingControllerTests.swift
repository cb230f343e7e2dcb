import BinderyTesting
import Testing
import UIKit

@testable import BinderyUIKitView

/// The controller that shows a view, as an app uses it.
@MainActor
@Suite struct HostingControllerTests {
    private final class Counter {
        @Reactive var count = 0
    }

    @Test
    func showsControlsOfUIKitThatFollowTheModel() throws {
        let (window, model) = (UIWindow(), Counter())
        window.rootViewController = BinderyHostingController {
            Column {
                Text(model.$count.map { "\($0)" }).id("count")
                Button("More") { model.count += 1 }.id("more")
            }
        }
        let count: UILabel = try #require(window.find("count"))
        let more: UIButton = try #require(window.find("more"))
        #expect(count.text == "0")
        more.userTaps()
        #expect(count.text == "1")
        model.count = 7
        #expect(count.text == "7")
    }

    @Test
    func theViewAndItsModelEndWithTheController() {
        weak var model: Counter?
        weak var host: BinderyHostingController?
        let window = UIWindow()
        func show() {
            let shown = BinderyHostingController {
                let made = Counter()
                model = made
                return Button("More") { made.count += 1 }
            }
            host = shown
            window.rootViewController = shown
        }
        show()
        #expect(model != nil)
        window.rootViewController = nil
        #expect(host == nil)
        #expect(model == nil)
    }

    @Test
    func aTextThatTheUserTypesIsNotWrittenBack() throws {
        let (window, text) = (UIWindow(), MutableProperty(""))
        window.rootViewController = BinderyHostingController { TextField("Name", text: text).id("name") }
        let field: UITextField = try #require(window.find("name"))
        let before = field.standInAssignments
        field.userTypes("tea")
        #expect(text.value == "tea")
        #expect(field.standInAssignments == before)
    }

    @Test
    func aTextThatAnInputMethodComposesIsNotAnEdit() throws {
        let (window, text) = (UIWindow(), MutableProperty(""))
        window.rootViewController = BinderyHostingController { TextField("Name", text: text).id("name") }
        let field: UITextField = try #require(window.find("name"))
        field.userComposes("nihao")
        #expect(text.value == "")
        field.userCommits("你好")
        #expect(text.value == "你好")
    }

    @Test
    func aTextThatIsComposedIsAnEditWhenTheUserLeavesTheField() throws {
        let (window, text) = (UIWindow(), MutableProperty(""))
        window.rootViewController = BinderyHostingController { TextField("Name", text: text).id("name") }
        let field: UITextField = try #require(window.find("name"))
        field.userComposes("nihao")
        field.resignFirstResponder()
        #expect(text.value == "nihao")
    }

    @Test
    func aStepperWithOneValueCannotStep() throws {
        let (window, number) = (UIWindow(), MutableProperty(1))
        window.rootViewController = BinderyHostingController { Stepper("Seats", value: number, in: 1...1).id("seats") }
        let stepper: UIStepper = try #require(window.find("seats"))
        #expect(!stepper.isEnabled && stepper.minimumValue < stepper.maximumValue)
    }

    @Test
    func aSliderSnapsToTheNearerStep() throws {
        let (window, volume) = (UIWindow(), MutableProperty(0.5))
        window.rootViewController = BinderyHostingController {
            Slider("Volume", value: volume, in: 0...1, step: 0.1) { "\(Int(($0 * 100).rounded())) %" }.id("volume")
        }
        let slider: UISlider = try #require(window.find("volume"))
        slider.userSlides(to: 0.33)
        #expect(volume.value == 0.3)
        #expect(slider.value == 0.3)
        slider.userSlides(to: 7)
        #expect(volume.value == 1)
        #expect(slider.accessibilityValue == "100 %")
    }

    @Test
    func aSecureFieldIsRevealedAndConcealed() throws {
        let window = UIWindow()
        window.rootViewController = BinderyHostingController {
            SecureField("Password", text: MutableProperty("secret")).id("password")
        }
        let field: UITextField = try #require(window.find("password"))
        let reveal = try #require(field.superview?.subviews.lazy.compactMap { $0 as? UIButton }.first)
        #expect(field.isSecureTextEntry)
        reveal.userTaps()
        #expect(!field.isSecureTextEntry)
        reveal.userTaps()
        #expect(field.isSecureTextEntry)
    }

    @Test
    func screenReadersReadTheLabelAndTheMessageOfAField() throws {
        let (window, message) = (UIWindow(), MutableProperty<String?>(nil))
        window.rootViewController = BinderyHostingController {
            TextField("Code", text: MutableProperty("")).message(message).id("code")
        }
        let field: UITextField = try #require(window.find("code"))
        #expect(field.accessibilityLabel == "Code")
        message.value = "Too short."
        #expect(field.accessibilityHint == "Too short.")
        message.value = nil
        #expect(field.accessibilityHint == nil)
    }

    @Test
    func screenReadersReadTheContentOfALinkWithoutATitle() throws {
        let (window, name) = (UIWindow(), MutableProperty("Tea"))
        window.rootViewController = BinderyHostingController {
            Column {
                Link(path: "/tea") {
                    Image(.constant(.path("tea.png")), description: "A cup")
                    Text(name)
                    Text("sold out").hidden(.constant(true))
                } followed: {
                }
                .id("tea")
                Link(path: "/help") {
                    Text("?")
                } followed: {
                }
                .accessibilityLabel("Help").id("help")
            }
        }
        let tea: UIButton = try #require(window.find("tea"))
        #expect(tea.accessibilityLabel == "A cup, Tea")
        name.value = "Green tea"
        #expect(tea.accessibilityLabel == "A cup, Green tea")
        let help: UIButton = try #require(window.find("help"))
        #expect(help.accessibilityLabel == "Help")
    }

    @Test
    func theSidebarOfANarrowWindowOpensByAButton() throws {
        let host = BinderyHostingController {
            Screen("page", title: "Page") { Text("content") }
                .sidebar("Menu") { Text("side").id("side") }
        }
        let window = UIWindow()
        host.root.view.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
        window.rootViewController = host
        window.layoutIfNeeded()
        let side: UILabel = try #require(window.find("side"))
        let menu: UIButton = try #require(window.find("menu"))
        #expect(!side.standInIsShown)
        menu.userTaps()
        #expect(side.standInIsShown)
        menu.userTaps()
        #expect(!side.standInIsShown)
        host.root.view.bounds = CGRect(x: 0, y: 0, width: 1200, height: 800)
        window.layoutIfNeeded()
        #expect(side.standInIsShown)
        #expect(!menu.standInIsShown)
    }

    @Test
    func whatUIKitCannotShowIsDiagnosed() {
        let messages = Messages()
        Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            let window = UIWindow()
            window.rootViewController = BinderyHostingController {
                Text("here").on(.custom("animationend")) {}
            }
        }
        #expect(
            messages.all == [
                "Bindery: BinderyUIKitView reports no event “animationend” of this view. "
                    + "Use a gesture recognizer of UIKit."
            ])
    }
}
