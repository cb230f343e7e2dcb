import AppKit
import BinderyAppKit
import BinderyTestSupport
import Foundation
import Testing

@MainActor
@Suite struct PropertyTests {
    /// A window whose content has these views: the user can act on them.
    private func show(_ views: NSView...) -> NSWindow {
        let window = NSWindow()
        for view in views { window.contentView?.addSubview(view) }
        return window
    }

    @Test
    func aPropertyIsMadeOnceAndTakesThePresentValue() {
        let label = NSTextField(labelWithString: "before")
        #expect(label.reactive.text.value == "before")
        #expect(label.reactive.text === label.reactive.text)
    }

    @Test
    func notificationsNeedNoOtherImport() async {
        let (center, name) = (NotificationCenter(), Notification.Name("paid"))
        let paid = center.signal(for: name) { $0.userInfo?["amount"] as? Int }.property(initial: 0)
        center.post(name: name, object: nil, userInfo: ["amount": 7])
        #expect(await paid.firstValue { $0 == 7 } == 7)
    }

    @Test
    func propertiesOfViewsWriteThem() {
        let view = NSView()
        view.reactive.isHidden.value = true
        #expect(view.isHidden)
        #expect(!view.reactive.isVisible.value)
        view.reactive.isVisible.value = true
        #expect(!view.isHidden && !view.reactive.isHidden.value)
        view.reactive.alphaValue.value = 0.5
        #expect(view.alphaValue == 0.5)
        view.reactive.toolTip.value = "Saves"
        #expect(view.toolTip == "Saves")
        let (picture, image) = (NSImageView(), NSImage())
        picture.reactive.image.value = image
        #expect(picture.image === image)
        let progress = NSProgressIndicator()
        progress.reactive.isIndeterminate.value = false
        progress.reactive.value.value = 25
        #expect(!progress.isIndeterminate && progress.doubleValue == 25)
        progress.reactive.isAnimating.value = true
        #expect(progress.standInIsAnimating)
        progress.reactive.isAnimating.value = false
        #expect(!progress.standInIsAnimating)
    }

    @Test
    func propertiesOfLabelsButtonsAndItemsWriteThem() {
        let label = NSTextField(labelWithString: "")
        label.reactive.textColor.value = .gray
        #expect(label.textColor == .gray)
        label.reactive.attributedText.value = NSAttributedString(string: "rich")
        #expect(label.stringValue == "rich")
        label.reactive.placeholder.value = "Name"
        #expect(label.placeholderString == "Name")
        let button = NSButton()
        button.reactive.title.value = "Save"
        button.reactive.image.value = NSImage()
        button.reactive.isEnabled.value = false
        #expect(button.title == "Save" && button.image != nil && !button.isEnabled)
        let item = NSToolbarItem(itemIdentifier: .init("save"))
        item.reactive.label.value = "Save"
        item.reactive.title.value = "S"
        item.reactive.image.value = NSImage()
        item.reactive.toolTip.value = "Saves"
        #expect(item.label == "Save" && item.title == "S" && item.image != nil && item.toolTip == "Saves")
        let entry = NSMenuItem()
        entry.reactive.title.value = "Save"
        entry.reactive.isHidden.value = true
        entry.reactive.isOn.value = true
        #expect(entry.title == "Save" && entry.isHidden && entry.state == .on)
    }

    @Test
    func propertiesOfWindowsWriteThem() {
        let (window, name, isEdited) = (NSWindow(), MutableProperty("Notes"), MutableProperty(false))
        window.reactive.title <~ name
        window.reactive.subtitle <~ name.map { "\($0.count) letters" }
        window.reactive.isDocumentEdited <~ isEdited
        isEdited.value = true
        #expect(window.title == "Notes" && window.subtitle == "5 letters" && window.isDocumentEdited)
    }

    @Test
    func valuesGoBothWays() {
        let (isOn, switched) = (MutableProperty(true), NSSwitch())
        switched.reactive.isOn <~> isOn
        #expect(switched.state == .on)
        switched.userSwitches()
        #expect(!isOn.value)
        isOn.value = true
        #expect(switched.state == .on)

        let (volume, slider) = (MutableProperty(0.5), NSSlider())
        slider.reactive.value <~> volume
        slider.userSlides(to: 0.75)
        #expect(volume.value == 0.75)
        volume.value = 2
        #expect(slider.doubleValue == 1 && volume.value == 2, "the slider clamps, the model keeps its value")

        let (count, stepper) = (MutableProperty(3.0), NSStepper())
        stepper.reactive.value <~> count
        stepper.userSteps(by: 2)
        #expect(count.value == 5)

        let (tab, segments) = (MutableProperty<Int?>(nil), NSSegmentedControl())
        segments.reactive.selectedIndex <~> tab
        segments.userSelects(1)
        #expect(tab.value == 1)
        tab.value = nil
        #expect(segments.selectedSegment == -1)

        let (day, picker) = (MutableProperty(Date(timeIntervalSince1970: 0)), NSDatePicker())
        picker.reactive.date <~> day
        picker.userPicks(Date(timeIntervalSince1970: 60))
        #expect(day.value == Date(timeIntervalSince1970: 60))
        day.value = Date(timeIntervalSince1970: 120)
        #expect(picker.dateValue == Date(timeIntervalSince1970: 120))

        let (color, well) = (MutableProperty(NSColor.gray), NSColorWell())
        well.reactive.color <~> color
        well.userPicks(.white)
        #expect(color.value == .white)
    }

    @Test
    func aCheckBoxIsOnOffOrMixed() {
        let (isOn, box) = (MutableProperty(true), NSButton())
        box.setButtonType(.switch)
        box.allowsMixedState = true
        box.reactive.isOn <~> isOn
        #expect(box.state == .on)
        box.userClicks()
        #expect(box.state == .mixed && !isOn.value)
        #expect(box.reactive.state.value == .mixed)
        isOn.value = true
        #expect(box.state == .on)
    }

    @Test
    func secureAndSearchFieldsHaveATextToo() {
        let (code, query) = (MutableProperty(""), MutableProperty(""))
        let (secure, search) = (NSSecureTextField(), NSSearchField())
        let window = show(secure, search)
        secure.reactive.text <~> code
        search.reactive.text <~> query
        secure.userTypes("58")
        search.userTypes("swift")
        #expect(code.value == "58" && query.value == "swift")
        search.userCancels()
        #expect(query.value == "")
        withExtendedLifetime(window) {}
    }

    @Test
    func theTextOfATextViewGoesBothWays() {
        let (note, view) = (MutableProperty("a"), NSTextView())
        let window = show(view)
        view.reactive.text <~> note
        #expect(view.string == "a")
        view.userTypes("b")
        #expect(note.value == "ab")
        view.userComposes("c")
        #expect(note.value == "ab")
        window.makeFirstResponder(nil)
        #expect(note.value == "abc")
        note.value = ""
        #expect(view.string == "")
    }

    @Test
    func theFocusGoesBothWays() {
        let (first, second) = (NSTextField(), NSTextField())
        let window = show(first, second)
        let (isFirst, isSecond) = (MutableProperty(false), MutableProperty(false))
        first.reactive.isFirstResponder <~> isFirst
        second.reactive.isFirstResponder <~> isSecond
        first.userTypes("a")
        #expect(isFirst.value && !isSecond.value)
        isSecond.value = true
        #expect(window.firstResponder === second.currentEditor())
        window.update()
        #expect(!isFirst.value && isSecond.value)
        isSecond.value = false
        #expect(window.firstResponder === window)
    }

    @Test
    func aFocusThatIsRefusedIsShown() {
        let field = NSTextField()
        let window = show(field)
        field.isEnabled = false
        field.reactive.isFirstResponder.value = true
        window.update()
        #expect(field.reactive.isFirstResponder.value == false)
    }

    @Test
    func aConverterCommitsWhenTheUserLeavesTheField() {
        let (age, field) = (MutableProperty(30), NSTextField())
        let window = show(field)
        let binding = field.reactive.text.bind(to: age, by: .integer(in: 0...150), commit: .onBlur).commits(with: field)
        #expect(field.stringValue == "30")
        field.userReplaces(by: "007")
        #expect(age.value == 30)
        field.userLeaves()
        #expect(age.value == 7 && field.stringValue == "7")
        field.userReplaces(by: "200")
        field.userPressesReturn()
        #expect(age.value == 7 && binding.failure.value != nil)
        withExtendedLifetime(window) {}
    }

    @Test
    func theReturnKeyIsASignal() {
        let field = NSTextField()
        let window = show(field)
        var texts: [String] = []
        let observation = field.reactive.returns.observe { texts.append(field.reactive.text.value) }
        field.userTypes("a")
        field.userLeaves()
        field.userTypes("b")
        field.userPressesReturn()
        #expect(texts == ["ab"])
        observation.dispose()
        withExtendedLifetime(window) {}
    }

    @Test
    func anEditWhoseModelIsGoneIsReported() {
        let field = NSTextField()
        let window = show(field)
        do {
            let model = MutableProperty("")
            field.reactive.text <~> model
        }
        let messages = diagnoses { field.userTypes("a") }
        #expect(messages.count == 1)
        withExtendedLifetime(window) {}
    }

    @Test
    func whatAnObjectReportsByKeyValueObservingIsAProperty() {
        final class Meter: NSView {
            var level = 0.0 { didSet { standInDidChange(\Meter.level) } }
        }
        let meter = Meter()
        let level = meter.reactive.observed(\.level)
        meter.level = 0.5
        #expect(level.value == 0.5)
    }

    @Test
    func propertiesOfOnesOwn() {
        final class Dial: NSControl { var angle = 0.0 }
        let (dial, model) = (Dial(), MutableProperty(0.5))
        let angle = dial.reactive.actionProperty("angle", get: { $0.angle }, set: { $0.angle = $1 })
        angle <~> model
        #expect(dial.angle == 0.5)
        dial.angle = 1
        dial.standInAction?()
        #expect(model.value == 1)
    }
}
