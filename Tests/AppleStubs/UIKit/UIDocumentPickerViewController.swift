public import UniformTypeIdentifiers

#if !os(tvOS)
@MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
}

@MainActor
open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    /// The types of the files that the user can choose.
    public let standInTypes: [UTType]

    public init(forOpeningContentTypes types: [UTType], asCopy: Bool) {
        standInTypes = types
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        standInTypes = []
        super.init(coder: coder)
    }

    /// Chooses files, if all are of the types that can be chosen. The picker ends, and its delegate is told.
    public func userChooses(_ urls: URL...) {
        let canChoose = urls.allSatisfy { url in
            UTType(filenameExtension: url.pathExtension).map { type in standInTypes.contains { type.conforms(to: $0) } }
                ?? false
        }
        if !canChoose || urls.count > 1 && !allowsMultipleSelection { return }
        presentingViewController?.dismiss(animated: true)
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }
}
#endif
