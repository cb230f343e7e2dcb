@MainActor
open class NSAlert: StandInObject {
    public enum Style: UInt, Sendable { case warning, informational, critical }

    open var messageText = ""
    open var informativeText = ""
    open var alertStyle = Style.warning
    open private(set) var buttons: [NSButton] = []
    public let window = NSWindow()

    public nonisolated override init() { super.init() }

    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton()
        button.title = title
        button.keyEquivalent = buttons.isEmpty ? "\r" : title == "Cancel" ? "\u{1b}" : ""
        buttons.append(button)
        return button
    }

    /// Is kept until it ends.
    open func beginSheetModal(
        for parent: NSWindow, completionHandler: (@MainActor (NSApplication.ModalResponse) -> Void)? = nil
    ) {
        window.standInAlert = self
        parent.beginSheet(window) { [self] response in
            window.standInAlert = nil
            completionHandler?(response)
        }
    }

    public func userChooses(_ title: String) {
        guard let index = buttons.firstIndex(where: { $0.title == title }) else { return }
        window.sheetParent?.endSheet(window, returnCode: .init(1000 + index))
    }
}
