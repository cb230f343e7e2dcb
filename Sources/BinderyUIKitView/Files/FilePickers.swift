#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit
internal import UniformTypeIdentifiers

/// A button that presents the system's picker of files. Files can be dropped on it as well.
final class FilePickerNode: ButtonNode {}

extension UIKitBackend: @MainActor Rendering.FilePickers {
    func makeFilePicker(for uploads: Uploads, until scope: Scope) -> UIKitNode {
        let receiver = FileReceiver(uploads)
        let node = FilePickerNode(.tinted()) { [weak self, weak receiver] in
            guard let self, let receiver else { return }
            let types = uploads.limits.contentTypes
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: true)
            picker.allowsMultipleSelection = uploads.limits.count != 1
            picker.delegate = receiver
            presentations.present(picker)
        }
        accept(receiver, on: node, until: scope)
        return focusable(node)
    }

    func setFilePickerTitle(_ title: String, of node: UIKitNode) { (node as? ButtonNode)?.setTitle(title) }

    func setFilePickerHint(_ hint: String, of node: UIKitNode) { node.element.accessibilityHint = hint }

    func acceptDrops(for uploads: Uploads, on node: UIKitNode, until scope: Scope) {
        accept(FileReceiver(uploads), on: node, until: scope)
    }

    private func accept(_ receiver: FileReceiver, on node: UIKitNode, until scope: Scope) {
        receiver.canReceive = { [weak self, weak node] in
            guard let self, let node else { return false }
            return node.isReachable && !presentations.cover(node)
        }
        node.files = receiver
        node.view.isUserInteractionEnabled = true
        node.view.addInteraction(UIDropInteraction(delegate: receiver))
        scope.onDispose { receiver.interrupt() }
    }
}

extension Uploads.Limits {
    /// The types of files that the picker offers: all, if the system does not know one of the kinds.
    fileprivate var contentTypes: [UTType] {
        let types = kinds.map { kind in
            kind.hasPrefix(".") ? UTType(filenameExtension: String(kind.dropFirst())) : UTType.of(media: kind)
        }
        return types.isEmpty || types.contains(nil) ? [.item] : types.compactMap { $0 }
    }
}

extension UTType {
    fileprivate static func of(media: String) -> UTType? {
        switch media.lowercased() {
        case "image/*": .image
        case "audio/*": .audio
        case "video/*": .movie
        case "text/*": .text
        case let media: UTType(mimeType: media)
        }
    }
}
#endif
