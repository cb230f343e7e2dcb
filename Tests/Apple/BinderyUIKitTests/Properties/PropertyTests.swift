import BinderyTestSupport
import BinderyUIKit
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct PropertyTests {
    @Test
    func aPropertyIsMadeOnceAndTakesThePresentValue() {
        let label = UILabel()
        label.text = "before"
        #expect(label.reactive.text.value == "before")
        #expect(label.reactive.text === label.reactive.text)
    }

    @Test
    func propertiesOfViewsWriteThem() {
        let view = UIView()
        view.reactive.isHidden.value = true
        #expect(view.isHidden)
        #expect(!view.reactive.isVisible.value)
        view.reactive.isVisible.value = true
        #expect(!view.isHidden && !view.reactive.isHidden.value)
        view.reactive.alpha.value = 0.5
        #expect(view.alpha == 0.5)
        view.reactive.backgroundColor.value = .gray
        #expect(view.backgroundColor == .gray)
        view.reactive.tintColor.value = .white
        #expect(view.tintColor == .white)
        view.reactive.isUserInteractionEnabled.value = false
        #expect(!view.isUserInteractionEnabled)
    }

    @Test
    func propertiesOfLabelsAndPicturesWriteThem() {
        let label = UILabel()
        label.reactive.text.value = "text"
        #expect(label.text == "text")
        label.reactive.attributedText.value = NSAttributedString(string: "rich")
        #expect(label.text == "rich")
        label.reactive.textColor.value = .gray
        #expect(label.textColor == .gray)
        let (picture, image) = (UIImageView(), UIImage())
        picture.reactive.image.value = image
        #expect(picture.image === image)
        picture.reactive.image.value = nil
        #expect(picture.image == nil)
        let indicator = UIActivityIndicatorView()
        indicator.reactive.isAnimating.value = true
        #expect(indicator.isAnimating)
        indicator.reactive.isAnimating.value = false
        #expect(!indicator.isAnimating)
        let rich = NSAttributedString(string: "rich")
        let (field, view) = (UITextField(), UITextView())
        field.reactive.attributedText.value = rich
        view.reactive.attributedText.value = rich
        view.reactive.textColor.value = .gray
        #expect(field.attributedText === rich && view.attributedText === rich && view.textColor == .gray)
        let progress = UIProgressView()
        progress.reactive.progress.value = 0.25
        #expect(progress.progress == 0.25)
    }

    @Test
    func propertiesOfControlsWriteThem() {
        let control = UIControl()
        control.reactive.isEnabled.value = false
        control.reactive.isSelected.value = true
        control.reactive.isHighlighted.value = true
        #expect(!control.isEnabled && control.isSelected && control.isHighlighted)
        let plain = UIButton()
        plain.reactive.title.value = "Plain"
        #expect(plain.title(for: .normal) == "Plain")
        let configured = UIButton(configuration: .filled())
        configured.reactive.title.value = "Filled"
        configured.reactive.showsActivityIndicator.value = true
        #expect(configured.configuration?.title == "Filled")
        #expect(configured.configuration?.showsActivityIndicator == true)
        plain.reactive.attributedTitle.value = NSAttributedString(string: "Rich")
        configured.reactive.attributedTitle.value = NSAttributedString(string: "Rich")
        #expect(plain.attributedTitle(for: .normal)?.string == "Rich")
        #expect(configured.configuration?.attributedTitle == AttributedString("Rich"))
        configured.reactive.attributedTitle.value = nil
        #expect(configured.configuration?.attributedTitle == nil)
        let item = UIBarButtonItem(title: "Save")
        item.reactive.tintColor.value = .gray
        item.reactive.isHidden.value = true
        #expect(item.tintColor == .gray && item.isHidden)
        item.reactive.title.value = "Saved"
        item.reactive.isEnabled.value = false
        item.reactive.image.value = UIImage()
        #expect(item.title == "Saved" && !item.isEnabled && item.image != nil)
    }

    @Test
    func theImageAndTheColourOfAButtonAreThoseOfItsConfiguration() {
        let (plain, configured, image) = (UIButton(), UIButton(configuration: .filled()), UIImage())
        plain.setImage(image, for: .normal)
        #expect(plain.reactive.image.value === image && plain.reactive.foregroundColor.value == .white)
        for button in [plain, configured] {
            button.reactive.image.value = image
            button.reactive.foregroundColor.value = .gray
        }
        #expect(plain.image(for: .normal) === image && plain.titleColor(for: .normal) == .gray)
        #expect(configured.configuration?.image === image)
        #expect(configured.configuration?.baseForegroundColor == .gray)
        for button in [plain, configured] {
            button.reactive.image.value = nil
            button.reactive.foregroundColor.value = nil
        }
        #expect(plain.image(for: .normal) == nil && plain.titleColor(for: .normal) == .white)
        #expect(configured.configuration?.image == nil && configured.configuration?.baseForegroundColor == nil)
    }

    @Test
    func aColourGoesBothWays() {
        let (color, well) = (MutableProperty<UIColor?>(.gray), UIColorWell())
        well.reactive.selectedColor <~> color
        #expect(well.selectedColor == .gray)
        well.userPicks(.black)
        #expect(color.value == .black)
        color.value = nil
        #expect(well.selectedColor == nil)
    }

    @Test
    func notificationsNeedNoOtherImport() async {
        let (center, name) = (NotificationCenter(), Notification.Name("paid"))
        let paid = center.signal(for: name) { $0.userInfo?["amount"] as? Int }.property(initial: 0)
        center.post(name: name, object: nil, userInfo: ["amount": 7])
        #expect(await paid.firstValue { $0 == 7 } == 7)
    }

    @Test
    func propertiesOfViewControllersWriteThem() {
        let controller = UIViewController()
        controller.reactive.title.value = "Goods"
        controller.navigationItem.reactive.title.value = "All goods"
        controller.navigationItem.reactive.prompt.value = "Sale"
        controller.tabBarItem.reactive.badgeValue.value = "3"
        #expect(controller.title == "Goods" && controller.navigationItem.title == "All goods")
        #expect(controller.navigationItem.prompt == "Sale" && controller.tabBarItem.badgeValue == "3")
    }

    @Test
    func theSelectedTabGoesBothWays() {
        let (tabs, selected) = (UITabBarController(), MutableProperty(1))
        tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
        tabs.reactive.selectedIndex <~> selected
        #expect(tabs.selectedIndex == 1)
        tabs.userSelects(2)
        #expect(selected.value == 2)
        selected.value = 0
        #expect(tabs.selectedIndex == 0)
    }

    @Test
    func valuesGoBothWays() {
        let (isOn, switched) = (MutableProperty(true), UISwitch())
        switched.reactive.isOn <~> isOn
        #expect(switched.isOn)
        switched.userSwitches()
        #expect(!isOn.value)
        isOn.value = true
        #expect(switched.isOn)

        let (volume, slider) = (MutableProperty<Float>(0.5), UISlider())
        slider.reactive.value <~> volume
        slider.userSlides(to: 0.75)
        #expect(volume.value == 0.75)
        volume.value = 2
        #expect(slider.value == 1 && volume.value == 2, "the slider clamps, the model keeps its value")

        let (count, stepper) = (MutableProperty(3.0), UIStepper())
        stepper.reactive.value <~> count
        stepper.userSteps(by: 2)
        #expect(count.value == 5)

        let (tab, segments) = (MutableProperty<Int?>(nil), UISegmentedControl(items: ["a", "b"]))
        segments.reactive.selectedIndex <~> tab
        segments.userSelects(1)
        #expect(tab.value == 1)
        tab.value = nil
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)

        let (page, pages) = (MutableProperty(0), UIPageControl())
        pages.reactive.numberOfPages.value = 3
        pages.reactive.currentPage <~> page
        pages.userTurns(to: 2)
        #expect(page.value == 2)

        let (day, picker) = (MutableProperty(Date(timeIntervalSince1970: 0)), UIDatePicker())
        picker.reactive.date <~> day
        picker.userPicks(Date(timeIntervalSince1970: 60))
        #expect(day.value == Date(timeIntervalSince1970: 60))
        day.value = Date(timeIntervalSince1970: 120)
        #expect(picker.date == Date(timeIntervalSince1970: 120))
    }

    @Test
    func theTextOfATextViewGoesBothWays() {
        let (note, view) = (MutableProperty("a"), UITextView())
        view.reactive.text <~> note
        #expect(view.text == "a")
        let rich = MutableProperty(NSAttributedString(string: "a"))
        view.reactive.attributedText <~> rich
        view.userTypes("b")
        #expect(rich.value.string == "ab")
        #expect(note.value == "ab")
        note.value = ""
        #expect(view.text == "")
    }

    @Test
    func theTextOfASearchBarIsThatOfItsField() {
        let (query, bar) = (MutableProperty("swift"), UISearchController(searchResultsController: nil).searchBar)
        bar.reactive.text <~> query
        #expect(bar.text == "swift")
        bar.searchTextField.userReplaces(by: "swiftui")
        #expect(query.value == "swiftui")
    }

    @Test
    func theFocusGoesBothWays() {
        let (first, second) = (UITextField(), UITextField())
        let (isFirst, isSecond) = (MutableProperty(false), MutableProperty(false))
        first.reactive.isFirstResponder <~> isFirst
        second.reactive.isFirstResponder <~> isSecond
        first.userTypes("a")
        #expect(isFirst.value && !isSecond.value)
        isSecond.value = true
        #expect(second.isFirstResponder)
        #expect(!isFirst.value)
        isSecond.value = false
        #expect(!second.isFirstResponder)
    }

    @Test
    func theFocusOfATextViewGoesBothWays() {
        let (view, field, isFocused) = (UITextView(), UITextField(), MutableProperty(true))
        view.reactive.isFirstResponder <~> isFocused
        #expect(view.isFirstResponder)
        field.becomeFirstResponder()
        #expect(!isFocused.value)
        view.userTypes("a")
        #expect(isFocused.value)
    }

    @Test
    func aFocusThatIsRefusedIsShown() {
        let field = UITextField()
        field.isEnabled = false
        field.reactive.isFirstResponder.value = true
        #expect(!field.isFirstResponder)
        field.reactive.isFirstResponder.value = false
    }

    @Test
    func aConverterCommitsWhenTheUserLeavesTheField() {
        let (age, field) = (MutableProperty(30), UITextField())
        let binding = field.reactive.text.bind(to: age, by: .integer(in: 0...150), commit: .onBlur).commits(with: field)
        #expect(field.text == "30")
        field.userReplaces(by: "007")
        #expect(age.value == 30)
        field.resignFirstResponder()
        #expect(age.value == 7 && field.text == "7")
        field.userReplaces(by: "200")
        field.userPressesReturn()
        #expect(age.value == 7 && binding.failure.value != nil)
    }

    @Test
    func eventsAreASignalThatCompletesWithTheControl() {
        var events: [String] = []
        var observation: (any Disposable)?
        do {
            let button = UIButton()
            observation = button.reactive.taps.observe(
                onValue: { events.append("tap") }, onCompletion: { events.append("end") })
            button.userTaps()
            button.isEnabled = false
            button.userTaps()
        }
        #expect(events == ["tap", "end"])
        #expect(observation?.isDisposed == true)
    }

    @Test
    func eventsOfOneKindAreOneAction() {
        let field = UITextField()
        for _ in 0..<3 { _ = field.reactive.returns }
        _ = field.reactive.text
        _ = field.reactive.text
        #expect(field.standInActionCount == 2)
    }

    @Test
    func gesturesAreASignal() {
        let tap = UITapGestureRecognizer()
        var count = 0
        let observation = tap.reactive.recognitions.observe { _ in count += 1 }
        tap.userGestures()
        tap.reactive.isEnabled.value = false
        tap.userGestures()
        #expect(count == 1)
        observation.dispose()
    }

    @Test
    func anEditWhoseModelIsGoneIsReported() {
        let field = UITextField()
        do {
            let model = MutableProperty("")
            field.reactive.text <~> model
        }
        let messages = diagnoses { field.userTypes("a") }
        #expect(messages.count == 1)
    }

    @Test
    func aPropertyOfOnesOwn() {
        final class Gauge: UIView { var level = 0.0 }
        let gauge = Gauge()
        let level = gauge.reactive.property("level", get: { $0.level }, set: { $0.level = $1 })
        level.value = 0.5
        #expect(gauge.level == 0.5)
    }
}

@MainActor
@Suite struct KeyboardTests {
    @Test
    func theFrameOfTheKeyboardIsASignal() async {
        let center = NotificationCenter()
        let frame = CGRect(x: 0, y: 500, width: 400, height: 300)
        let seen = MutableProperty(CGRect.zero)
        let observation = center.keyboardFrames.observe { seen.value = $0 }
        center.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
        #expect(await seen.firstValue { $0 != .zero } == frame)
        observation.dispose()
    }

    @Test
    func aLayoutIsAnimatedWithTheKeyboard() async throws {
        let center = NotificationCenter()
        let seen = MutableProperty<KeyboardChange?>(nil)
        let observation = center.keyboardChanges.observe { seen.value = $0 }
        center.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 500, width: 400, height: 300),
                UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
                UIResponder.keyboardAnimationCurveUserInfoKey: UInt(7),
            ])
        let change = try #require(await seen.firstValue { $0 != nil } ?? nil)
        var isLaidOut = false
        change.animate { isLaidOut = true }
        let animation = try #require(UIView.standInAnimations.last)
        #expect(isLaidOut && animation.duration == 0.25 && animation.options.rawValue == 7 << 16)
        observation.dispose()
    }
}
