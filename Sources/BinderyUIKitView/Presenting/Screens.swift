#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// The root of a window: the sidebar beside the screen.
final class RootNode: UIKitNode {
    private weak var sidebar: SidebarNode?

    init() {
        let (window, main) = (WindowView(), UIStackView.of(spacing: 0))
        window.addArrangedSubview(main)
        super.init(window, stack: main)
        window.resized = { [weak self] in self?.resized(to: $0) }
    }

    override func place(_ child: UIKitNode) -> Bool {
        if child is DialogNode { return true }
        guard let sidebar = child as? SidebarNode else { return false }
        self.sidebar = sidebar
        (view as? UIStackView)?.insertArrangedSubview(sidebar.view, at: 0)
        resized(to: view.bounds)
        return true
    }

    /// A sidebar is beside the screen in a window of 1,024 points or more.
    private func resized(to bounds: CGRect) { sidebar?.show(beside: bounds.width >= 1024) }
}

/// Tells its size.
private final class WindowView: UIStackView {
    var resized: ((CGRect) -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        resized?(bounds)
    }
}

/// A screen: a navigation bar, and content that scrolls.
final class ScreenNode: UIKitNode {
    let bar = UINavigationBar(), item = UINavigationItem()
    let content: ScreenContentNode
    lazy var toolbar: StackNode = {
        let node = StackNode(axis: .horizontal)
        insert(node, before: nil)
        item.rightBarButtonItem = UIBarButtonItem(customView: node.view)
        return node
    }()

    init() {
        content = ScreenContentNode()
        bar.items = [item]
        super.init(UIStackView.of([bar, content.view], spacing: 0))
        insert(content, before: nil)
    }

    /// The bar and the content have their places.
    override func place(_ child: UIKitNode) -> Bool { true }
}

/// The content of a screen. It scrolls, unless a list in it does.
final class ScreenContentNode: UIKitNode {
    private let scroll = UIScrollView()
    private lazy var filling = view.heightAnchor.constraint(equalTo: stack!.heightAnchor)

    init() {
        let stack = UIStackView.of(spacing: 16)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        scroll.add(stack, filling: scroll.contentLayoutGuide)
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        super.init(scroll, stack: stack)
    }

    /// Gives the content the height of the screen, for a list in it.
    func fill() { filling.isActive = true }
}

extension UIKitBackend: @MainActor Rendering.Screens {
    func makeScreen(name: String) -> Rendering.ScreenParts<UIKitNode> {
        let node = ScreenNode()
        return Rendering.ScreenParts(screen: node, content: node.content)
    }

    /// The content is as wide as the window.
    func setScreenWidth(_ width: ScreenWidth, of node: UIKitNode) {}

    func makeToolbar(of screen: UIKitNode) -> UIKitNode { (screen as? ScreenNode)?.toolbar ?? screen }

    func setScreenTitle(_ title: String, of node: UIKitNode) { (node as? ScreenNode)?.item.title = title }

    func setBack(_ title: String?, of node: UIKitNode, tapped: @escaping () -> Void) {
        (node as? ScreenNode)?.item.leftBarButtonItem = title.map { title in
            UIBarButtonItem(primaryAction: UIAction(title: title) { _ in tapped() })
        }
    }

    func setLocation(_ location: Rendering.Location) {
        self.location = location
        presentations.host?.title = location.title
    }

    func onLocationRequest(_ handler: @escaping (NavigationTrail) -> Void) { locationRequested = handler }

    func setAsksBeforeClosing(_ asks: Bool) { presentations.host?.isModalInPresentation = asks }
}
#endif
