import BinderyTesting
import UIKit

@testable import BinderyUIKitView

@MainActor
extension ShownControl {
    /// What the views of a node show; nil of one that only arranges others.
    init?(_ node: UIKitNode) {
        self.init(content: node, id: node.element.accessibilityIdentifier)
        accessibilityLabel = node.name
        language = node.element.accessibilityLanguage
    }

    private init?(content node: UIKitNode, id: String?) {
        let isEnabled = node.ancestry.allSatisfy(\.isEnabled)
        switch node {
        case let node as TextNode:
            self.init(
                .text, id: id, text: node.label.text ?? "", background: node.label.shownBackground,
                opacity: Double(node.label.alpha), marks: node.label.marks)
        case let node as InputNode: self.init(input: node, id: id, isEnabled: isEnabled)
        case let node as ElementNode:
            guard let input = node.input as? InputNode else { return nil }
            self.init(input: input, id: id, isEnabled: isEnabled)
        case let node as FilePickerNode:
            self.init(.filePicker, id: id, text: node.button.configuration?.title ?? "", isEnabled: isEnabled)
        case let node as ButtonNode: self.init(button: node, id: id, isEnabled: isEnabled)
        case is ContentLinkNode: self.init(.link, id: id, text: "", isEnabled: isEnabled)
        case let node as MenuNode:
            self.init(.menu, id: id, text: node.button.configuration?.title ?? "", isEnabled: isEnabled)
        case is DividerNode: self.init(.divider, id: id, text: "")
        case let node as BadgeNode:
            self.init(.badge, id: id, text: node.label.text ?? "", value: node.label.accessibilityLabel)
        case let node as ImageNode: self.init(.image, id: id, text: node.image.accessibilityLabel ?? "")
        case let node as SectionNode:
            let note = node.note.isHidden ? nil : node.note.text
            let text = [node.title.text, note].compactMap { $0 }.joined(separator: " / ")
            self.init(node.isSection ? .section : .labeledContent, id: id, text: text)
        case let node as DialogNode:
            self.init(
                .dialog, id: id, text: node.title.text ?? "", message: node.message.isHidden ? nil : node.message.text)
        case let node as ScreenNode: self.init(.screen, id: id, text: node.bar.items?.last?.title ?? "")
        case let node as ProgressOverlayNode: self.init(.progress, id: id, text: node.label.text ?? "")
        case let node as ToastNode: self.init(.toast, id: id, text: node.label.text ?? "")
        case let node as ProgressIndicatorNode:
            self.init(
                .progressIndicator, id: id, text: node.label.text ?? "",
                value: node.bar.isHidden ? "unknown" : "\(node.bar.progress)")
        case let node as CarouselNode:
            self.init(
                .carousel, id: id, text: node.label.text ?? "", value: node.state?.description, isEnabled: isEnabled)
        case let node as ListNode:
            self.init(.list, id: id, text: "", value: node.refreshing.isRefreshing ? "refreshing" : nil)
        case let node as RowNode where node.isHeader: self.init(.header, id: id, text: "")
        case let node as RowNode:
            self.init(.row, id: id, text: "", value: node.isSelected ? "selected" : node.isCurrent ? "current" : nil)
        case is StackNode where node.name != nil, is GridNode where node.name != nil:
            self.init(.group, id: id, text: "")
        default: return nil
        }
    }

    private init?(input node: InputNode, id: String?, isEnabled: Bool) {
        let label = (node.label.isHidden ? node.element.accessibilityLabel : node.label.text) ?? ""
        let message = node.message.isHidden ? nil : node.message.text
        let (kind, value): (Kind, String?) =
            switch node {
            case let node as TextFieldNode: (node.field.isSecureTextEntry ? .secureField : .field, node.field.text)
            case let node as TextAreaNode: (.textArea, node.area.text)
            case let node as ToggleNode: (node.box == nil ? .toggle : .checkbox, node.isOn ? "on" : "off")
            case let node as SliderNode: (.slider, node.value.text)
            case let node as StepperNode: (.stepper, node.value.text)
            case let node as PickerNode: (.picker, node.button.configuration?.title)
            default: (.field, nil)
            }
        self.init(
            kind, id: id, text: label, value: value, message: message, isEnabled: isEnabled,
            background: node.element.shownBackground)
    }

    private init?(button node: ButtonNode, id: String?, isEnabled: Bool) {
        let (title, subtitle) = (node.button.configuration?.title, node.button.configuration?.subtitle)
        let text = [title ?? node.button.accessibilityLabel, subtitle].compactMap { $0 }.joined(separator: " / ")
        let isSelected = node.button.accessibilityTraits.contains(.selected)
        if node.parent is TabsNode {
            self.init(.tab, id: id, text: text, value: isSelected ? "on" : nil, isEnabled: isEnabled)
        } else if node.button.accessibilityTraits.contains(.link) {
            self.init(.link, id: id, text: text, value: isSelected ? "current" : nil, isEnabled: isEnabled)
        } else {
            self.init(.button, id: id, text: text, isEnabled: isEnabled)
        }
    }
}

extension UIView {
    /// The background, if it is a colour of a view.
    fileprivate var shownBackground: BinderyView.Color? {
        guard let parts = backgroundColor?.standInComponents.map({ UInt8((Double($0) * 255).rounded()) }) else {
            return nil
        }
        return BinderyView.Color(red: parts[0], green: parts[1], blue: parts[2])
    }

    /// Whether the view is in the window, and neither it nor a view around it is hidden.
    var standInIsShown: Bool {
        var view: UIView? = self
        while let present = view {
            if present.isHidden { return false }
            if present is UIWindow { return true }
            view = present.superview
        }
        return false
    }
}

extension UILabel {
    /// The pieces with a background.
    fileprivate var marks: [String] {
        guard let text = attributedText else { return [] }
        var marks: [String] = []
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.backgroundColor, in: all) { color, range, _ in
            if color != nil { marks.append(text.attributedSubstring(from: range).string) }
        }
        return marks
    }
}
