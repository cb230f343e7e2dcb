@MainActor
public protocol UIInteraction: AnyObject {}

@MainActor
public final class UIDragItem: StandInObject {
    public let itemProvider: NSItemProvider
    public var localObject: Any?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    func hasItemsConforming(toTypeIdentifiers identifiers: [String]) -> Bool
}

@MainActor public protocol UIDragSession: UIDragDropSession {}

@MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it began in this app.
    var localDragSession: (any UIDragSession)? { get }
}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

@MainActor
public final class UIDropProposal: StandInObject {
    public let operation: UIDropOperation

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

@MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
}

@MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

@MainActor
public final class UIDragInteraction: StandInObject, UIInteraction {
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    public var isEnabled = false

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
}

@MainActor
public final class UIDropInteraction: StandInObject, UIInteraction {
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?

    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
}

@MainActor
private final class StandInDrag: StandInObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var isLocal = false
    var localDragSession: (any UIDragSession)? { isLocal ? self : nil }

    nonisolated override init() { super.init() }

    func hasItemsConforming(toTypeIdentifiers identifiers: [String]) -> Bool {
        items.contains { item in identifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }
}

extension UIView {
    /// Drags the view to another one, and drops it. Returns whether that took it.
    @discardableResult
    public func userDrags(to target: UIView) -> Bool {
        let (session, drags) = (StandInDrag(), interactions.compactMap { $0 as? UIDragInteraction })
        guard standInIsReached, let drag = drags.first(where: \.isEnabled) else { return false }
        session.items = drag.delegate?.dragInteraction(drag, itemsForBeginning: session) ?? []
        session.isLocal = true
        return !session.items.isEmpty && target.takes(session)
    }

    /// Drops what comes from another app. Returns whether the view, or one around it, took it.
    @discardableResult
    public func userDrops(_ providers: NSItemProvider...) -> Bool {
        let session = StandInDrag()
        session.items = providers.map { UIDragItem(itemProvider: $0) }
        return takes(session)
    }

    private func takes(_ session: StandInDrag) -> Bool {
        if !standInIsReached { return false }
        for drop in interactions.compactMap({ $0 as? UIDropInteraction }) {
            guard let delegate = drop.delegate, delegate.dropInteraction(drop, canHandle: session) else { continue }
            let operation = delegate.dropInteraction(drop, sessionDidUpdate: session).operation
            if operation == .cancel || operation == .forbidden { return false }
            delegate.dropInteraction(drop, performDrop: session)
            return true
        }
        return superview?.takes(session) ?? false
    }
}
