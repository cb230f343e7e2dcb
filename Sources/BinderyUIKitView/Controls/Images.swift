#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

final class ImageNode: UIKitNode {
    let image = UIImageView()

    init(_ shape: Image.Shape) {
        image.contentMode = .scaleAspectFit
        image.isAccessibilityElement = true
        image.accessibilityTraits = .image
        super.init(image)
        guard let size = shape.size else { return }
        let width = image.widthAnchor.constraint(equalToConstant: size)
        // A stack that is filled makes it wider. The image is not drawn larger.
        width.priority = UILayoutPriority(rawValue: 999)
        NSLayoutConstraint.activate([width, image.heightAnchor.constraint(equalToConstant: size)])
    }
}

extension Image.Shape {
    /// The width and height in points; nil for those of the image.
    fileprivate var size: CGFloat? {
        switch self {
        case .avatar: 80
        case .smallAvatar: 40
        case .rectangle, .cover: nil
        }
    }
}

extension UIKitBackend: @MainActor Rendering.Images {
    func makeImage(shape: Image.Shape) -> UIKitNode { ImageNode(shape) }

    func setSource(_ source: ImageSource, of node: UIKitNode) {
        (node as? ImageNode)?.image.image =
            switch source {
            case .path(let path): image(path)
            case .personPlaceholder: UIImage(systemName: "person.crop.circle")
            }
    }

    /// An image without a description is an ornament, which screen readers leave out.
    func setImageDescription(_ description: String, of node: UIKitNode) {
        node.element.accessibilityLabel = description
        node.element.isAccessibilityElement = !description.isEmpty
    }
}
#endif
