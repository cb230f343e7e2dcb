/// Something on the screen.
@MainActor
final class Shown {
    enum Kind {
        case text
        case title
        case button(ButtonRole?)
        /// With the text and the state that are shown.
        case field(String, Binding<String>, submit: () -> Void)
        case toggle(Bool, Binding<Bool>)
        case progress(Double?)
        case refresh(@Sendable () async -> Void)
        /// Goes back by a number of pages.
        case back((Int) -> Void)
        /// The page has no back button and is not swiped back.
        case hidesBack
        /// The sheet is not swiped down.
        case keepsSheet
    }

    let kind: Kind
    let label: String
    let isEnabled: Bool
    let act: () -> Void
    var focus: [FieldFocus] = []
    var opacity = 1.0
    /// Deletes the row to which it belongs.
    var delete: (() -> Void)?

    init(_ kind: Kind, _ label: String, isEnabled: Bool = true, act: @escaping () -> Void = {}) {
        self.kind = kind
        self.label = label
        self.isEnabled = isEnabled
        self.act = act
    }

    /// What a reader sees; nil for what is not visible.
    var description: String? {
        switch kind {
        case .text: label
        case .title: "# \(label)"
        case .button: isEnabled ? "[\(label)]" : "(\(label))"
        case .field(let text, _, _): "{\(label): \(text)}"
        case .toggle(let isOn, _): "\(isOn ? "[x]" : "[ ]") \(label)"
        case .progress(let fraction): fraction.map { "\(Int($0 * 100)) %" } ?? "…"
        case .back: "<"
        case .refresh, .hidesBack, .keepsSheet: nil
        }
    }
}

extension [Shown] {
    /// The visible texts, in one line.
    @MainActor var label: String { compactMap(\.description).joined(separator: " ") }
}

/// What lies over the rest of the screen.
@MainActor
final class Layer {
    enum Kind { case window, sheet, alert, dialog }

    let kind: Kind
    var contents: [Shown] = []
    let dismiss: () -> Void

    init(_ kind: Kind, dismiss: @escaping () -> Void) {
        self.kind = kind
        self.dismiss = dismiss
    }

    var lines: [String] { contents.compactMap(\.description) }
}
