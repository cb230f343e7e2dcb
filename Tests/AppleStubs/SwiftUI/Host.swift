/// Shows a view, as a window does, and acts as its user. The stand-in draws nothing: what is shown is text.
///
/// A text is shown as itself, a title as `# Title`, a button as `[Label]`, a disabled one as `(Label)`, a text field as
/// `{Label: text}`, a toggle as `[x] Label` or `[ ] Label`, a progress view as `…` or `40 %`, a back button as `<`, an
/// image of a symbol as `<name>`.
///
/// A change of state is shown by the next `update()`, as by the next frame of a window. What the user does is shown at
/// once. The user reaches only what is in front.
@MainActor
public final class Host {
    let core = HostCore()
    /// Whether an alert is dismissed before the action of its button, or after it. The documentation leaves it open.
    public var dismissesBeforeAction = false

    public init<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
        core.show(AnyView(Deferred(make: content)))
        update()
    }

    /// Brings the screen up to date.
    public func update() { core.update() }

    /// Shows another value of the view, as a parent does that is evaluated again.
    public func show<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
        core.show(AnyView(Deferred(make: content)))
        update()
    }

    /// Takes the views off the screen.
    public func close() {
        core.show(nil)
        update()
    }

    // MARK: What is shown

    /// The lines of the front layer: of the alert, the sheet or the window.
    public var lines: [String] { core.layers.last?.lines ?? [] }

    /// The opacity of a line of the front layer; nil if it is not shown.
    public func opacity(of line: String) -> Double? { front.first { $0.description == line }?.opacity }

    /// All layers, that of the window first, as text.
    public var screen: String {
        core.layers.map { layer in
            (layer.kind == .window ? [] : ["-- \(layer.kind)"]) + layer.lines
        }
        .joined().joined(separator: "\n")
    }

    /// The number of layers over the window.
    public var presentedCount: Int { max(core.layers.count - 1, 0) }

    /// The animations with which state has changed.
    public var animations: [Animation] { core.animations }

    /// Mistakes that the framework would report in its console.
    public var issues: [String] { core.issues }

    // MARK: The user

    private var front: [Shown] { core.layers.last?.contents ?? [] }

    /// Presses the button with the label, or the one at `index` of several. Returns whether an enabled one was there.
    @discardableResult
    public func userTaps(_ label: String, at index: Int = 0) -> Bool {
        let buttons = front.filter { if case .button = $0.kind { $0.label == label } else { false } }
        guard buttons.indices.contains(index), buttons[index].isEnabled, let layer = core.layers.last else {
            return false
        }
        let closes = layer.kind == .alert || layer.kind == .dialog
        if closes, dismissesBeforeAction { layer.dismiss() }
        buttons[index].act()
        if closes, !dismissesBeforeAction { layer.dismiss() }
        update()
        return true
    }

    /// Takes the focus from the field that has it.
    public func userLeavesField() {
        for focus in front.flatMap(\.focus) where focus.isFocused() { focus.leave() }
        update()
    }

    /// The label of the field that has the focus.
    public var focusedField: String? { front.first { $0.focus.contains { $0.isFocused() } }?.label }

    /// Focuses a field and replaces its text. Returns whether an enabled one was there.
    @discardableResult
    public func userTypes(_ text: String, into label: String) -> Bool {
        for item in front where item.label == label && item.isEnabled {
            if case .field(_, let binding, _) = item.kind {
                if !item.focus.contains(where: { $0.isFocused() }) {
                    userLeavesField()
                    for focus in item.focus { focus.focus() }
                    update()
                }
                binding.wrappedValue = text
                update()
                return true
            }
        }
        return false
    }

    /// Presses the return key in a field.
    @discardableResult
    public func userSubmits(_ label: String) -> Bool {
        for item in front where item.label == label && item.isEnabled {
            if case .field(_, _, let submit) = item.kind {
                submit()
                update()
                return true
            }
        }
        return false
    }

    @discardableResult
    public func userToggles(_ label: String) -> Bool {
        for item in front where item.label == label && item.isEnabled {
            if case .toggle(_, let isOn) = item.kind {
                isOn.wrappedValue.toggle()
                update()
                return true
            }
        }
        return false
    }

    /// Swipes to delete the row that shows the line.
    @discardableResult
    public func userDeletesRow(with line: String) -> Bool {
        guard let delete = front.first(where: { $0.description == line })?.delete else { return false }
        delete()
        update()
        return true
    }

    /// Swipes back, or presses the back button, of the navigation stack in front; or chooses a page of its menu.
    @discardableResult
    public func userGoesBack(pages: Int = 1) -> Bool {
        for item in front.reversed() {
            if case .back(let goBack) = item.kind {
                goBack(pages)
                update()
                return true
            }
        }
        return false
    }

    /// Swipes a sheet down, or taps beside a dialog. An alert stays.
    @discardableResult
    public func userDismisses() -> Bool {
        guard let layer = core.layers.last, layer.kind == .sheet || layer.kind == .dialog else { return false }
        if front.contains(where: { if case .keepsSheet = $0.kind { true } else { false } }) { return false }
        layer.dismiss()
        update()
        return true
    }

    /// Pulls to refresh, and waits until the content has been refreshed.
    @discardableResult
    public func userPullsToRefresh() async -> Bool {
        for item in front {
            if case .refresh(let work) = item.kind {
                await work()
                update()
                return true
            }
        }
        return false
    }
}
