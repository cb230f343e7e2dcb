#if !os(tvOS)
/// Offers what can be done with a file.
@MainActor
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler =
        @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    open var completionWithItemsHandler: CompletionWithItemsHandler?
    public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        UIPopoverPresentationController()
    /// What is given to the user.
    public let standInItems: [Any]

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        standInItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        standInItems = []
        super.init(coder: coder)
    }

    /// Saves the file, or closes the sheet.
    public func userEnds(hasSaved: Bool) {
        presentingViewController?.dismiss(animated: true)
        completionWithItemsHandler?(nil, hasSaved, nil, nil)
    }
}

@MainActor
open class UIActivity: StandInObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
#endif
