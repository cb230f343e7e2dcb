import UniformTypeIdentifiers

/// The part of Foundation on Apple's systems that gives what is dragged.
open class NSItemProvider: StandInObject, @unchecked Sendable {
    open var suggestedName: String?
    private let file: URL?

    public override init() {
        file = nil
        super.init()
    }

    /// Gives the file at a URL.
    public init?(contentsOf url: URL!) {
        file = url
        super.init()
    }

    open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
        guard let file, let type = UTType(filenameExtension: file.pathExtension) else { return false }
        return UTType(identifier).map { type.conforms(to: $0) } ?? false
    }

    /// Gives a copy of the file, which is removed after `completionHandler` has returned.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let file = file
        Task.detached {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let copy = file.map { folder.appendingPathComponent($0.lastPathComponent) }
                if let file, let copy { try FileManager.default.copyItem(at: file, to: copy) }
                completionHandler(copy, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
        return Progress(totalUnitCount: 1)
    }
}
