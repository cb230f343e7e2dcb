#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import UIKit

/// What has edges: a view, or the part of it that bars do not cover.
@MainActor
protocol Edges {
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
}

extension UIView: Edges {}
extension UILayoutGuide: Edges {}

extension UIView {
    /// Adds a view whose edges are those of `edges`.
    func add(_ view: UIView, filling edges: some Edges) {
        addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: edges.topAnchor),
            view.bottomAnchor.constraint(equalTo: edges.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: edges.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: edges.trailingAnchor),
        ])
    }
}

extension UIStackView {
    static func of(
        _ views: [UIView] = [], _ axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 4
    )
        -> UIStackView
    {
        let stack = EventStack(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
        return stack
    }
}
#endif
