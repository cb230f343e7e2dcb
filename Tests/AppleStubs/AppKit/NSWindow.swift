/// The user's events end with `update()`, as those of AppKit do.
@MainActor
open class NSWindow: NSResponder {
    public nonisolated static let didUpdateNotification = Notification.Name("NSWindowDidUpdateNotification")

    open var title = ""
    open var subtitle = ""
    open var isDocumentEdited = false
    open private(set) weak var firstResponder: NSResponder?
    open private(set) weak var sheetParent: NSWindow?
    open private(set) var sheets: [NSWindow] = []
    private var ends: [ObjectIdentifier: @MainActor (NSApplication.ModalResponse) -> Void] = [:]

    /// The content of a sheet is on screen while the sheet is shown.
    private var content: NSView?
    open var contentView: NSView? {
        get {
            if content == nil { self.contentView = NSView() }
            return content
        }
        set {
            content?.contentWindow = nil
            content?.movedToWindow()
            content = newValue
            content?.contentWindow = self
            if !isSheet { content?.movedToWindow() }
        }
    }

    open var contentViewController: NSViewController? {
        didSet { contentView = contentViewController?.view }
    }

    /// The alert that the window shows.
    public internal(set) var standInAlert: NSAlert?

    public nonisolated override init() { super.init() }

    public convenience init(contentViewController: NSViewController) {
        self.init()
        show(contentViewController)
    }

    private func show(_ controller: NSViewController) { contentViewController = controller }

    /// Whether the window waits to be shown as a sheet.
    var isSheet = false

    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        if let responder, responder === firstResponder { return true }
        if let firstResponder, firstResponder !== self, !firstResponder.resignFirstResponder() { return false }
        firstResponder = self
        guard let responder else { return true }
        if !responder.acceptsFirstResponder { return false }
        firstResponder = responder
        return responder.becomeFirstResponder()
    }

    /// Makes the editor of a text field, which is being made the first responder, the first responder instead of it.
    func edit(with editor: NSText) { firstResponder = editor }

    open func update() { NotificationCenter.default.post(name: Self.didUpdateNotification, object: self) }

    open func close() {
        content?.contentWindow = nil
        content?.movedToWindow()
    }

    // MARK: Sheets

    open var attachedSheet: NSWindow? { sheets.first }

    /// Shows a sheet, or shows it when those before it have ended.
    open func beginSheet(
        _ sheet: NSWindow, completionHandler: (@MainActor (NSApplication.ModalResponse) -> Void)? = nil
    ) {
        if sheet.sheetParent != nil { return StandIn.raise("the window is already a sheet") }
        sheet.sheetParent = self
        sheets.append(sheet)
        if let completionHandler { ends[ObjectIdentifier(sheet)] = completionHandler }
        if attachedSheet === sheet { sheet.contentView?.movedToWindow() }
    }

    open func endSheet(_ sheet: NSWindow, returnCode: NSApplication.ModalResponse = .stop) {
        guard sheets.contains(where: { $0 === sheet }) else {
            return StandIn.raise("the window is no sheet of this window")
        }
        sheets.removeAll { $0 === sheet }
        sheet.sheetParent = nil
        sheet.close()
        ends.removeValue(forKey: ObjectIdentifier(sheet))?(returnCode)
        attachedSheet?.contentView?.movedToWindow()
    }
}
