#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit
internal import UniformTypeIdentifiers

/// Takes the files that the user chooses or drops, until the view that asks for them is removed.
@MainActor
final class FileReceiver: NSObject, UIDocumentPickerDelegate, UIDropInteractionDelegate {
    /// Whether the user can use the view.
    var canReceive: () -> Bool = { false }
    private let uploads: Uploads
    private var sources: [FileSource] = []
    private var isOver = false

    init(_ uploads: Uploads) {
        self.uploads = uploads
        super.init()
    }

    func interrupt() {
        isOver = true
        for source in sources { source.isInterrupted = true }
    }

    /// Adds copies of files, which are removed after their uploads.
    private func add(_ copies: [TemporaryFile]) {
        if isOver {
            for copy in copies { copy.remove() }
            return
        }
        self.sources.removeAll(where: \.isOver)
        let sources = copies.map { FileSource($0) }
        self.sources += sources
        uploads.add(sources.map(\.offer))
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        add(urls.map { TemporaryFile(at: $0) })
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        canReceive() && session.hasItemsConforming(toTypeIdentifiers: [UTType.data.identifier])
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        for item in session.items {
            item.itemProvider.loadFileRepresentation(forTypeIdentifier: UTType.data.identifier) { url, _ in
                // The file is removed when this closure returns.
                guard let url, let copy = try? TemporaryFile(copying: url, named: url.lastPathComponent) else { return }
                Task { @MainActor in self.add([copy]) }
            }
        }
    }
}
#endif
