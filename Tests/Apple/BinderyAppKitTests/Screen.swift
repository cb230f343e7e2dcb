import AppKit

/// A view controller without a nib.
class Screen: NSViewController {
    override func loadView() { view = NSView() }
}
