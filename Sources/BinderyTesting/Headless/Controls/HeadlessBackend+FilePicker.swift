public import BinderyView

extension HeadlessBackend: Rendering.FilePickers {
    public func makeFilePicker(for uploads: Uploads, until scope: Scope) -> HeadlessNode {
        let picker = HeadlessFilePicker(uploads: uploads)
        let node = make(.filePicker, picker)
        node.files = picker
        scope.onDispose { picker.interrupt() }
        // The platform shows the user's files; a test gives some by `choose(_:)`.
        node.tapped = {}
        return node
    }

    public func acceptDrops(for uploads: Uploads, on node: HeadlessNode, until scope: Scope) {
        let files = HeadlessFilePicker(uploads: uploads)
        node.files = files
        scope.onDispose { files.interrupt() }
    }

    public func setFilePickerTitle(_ title: String, of node: HeadlessNode) { node.text = title }

    public func setFilePickerHint(_ hint: String, of node: HeadlessNode) { node.subtitle = hint }
}

/// A file of the user in a test, with the bytes that the client sends.
public struct HeadlessFile {
    let name: String
    let type: String
    let bytes: [UInt8]
    let claimedSize: Int?

    /// - Parameter claimedSize: What the client claims; nil for the number of bytes. If fewer bytes follow, the upload
    ///   is interrupted after them; if more follow, it fails.
    public init(_ name: String, type: String = "", bytes: [UInt8], claimedSize: Int? = nil) {
        self.name = name
        self.type = type
        self.bytes = bytes
        self.claimedSize = claimedSize
    }
}

/// What only a picker of files has, and a destination of dropped ones.
final class HeadlessFilePicker: HeadlessPayload {
    let uploads: Uploads
    private var sources: [HeadlessFileSource] = []

    init(uploads: Uploads) { self.uploads = uploads }

    func add(_ files: [HeadlessFile]) {
        sources.removeAll(where: \.isOver)
        let sources = files.map(HeadlessFileSource.init)
        self.sources += sources
        uploads.add(sources.map(\.offer))
    }

    func interrupt() { for source in sources { source.isInterrupted = true } }
}

/// Sends the bytes of a test's file in pieces of 64 KB, each when it is read.
private final class HeadlessFileSource: Upload.Source {
    private let file: HeadlessFile
    private var sent = 0
    var isInterrupted = false
    private(set) var isOver = false

    init(_ file: HeadlessFile) { self.file = file }

    var offer: Upload.Offer {
        Upload.Offer(name: file.name, size: file.claimedSize ?? file.bytes.count, type: file.type, source: self)
    }

    func begin() {}

    nonisolated(nonsending) func next() async throws(Upload.Failure) -> [UInt8]? {
        if isInterrupted { throw .interrupted }
        let claimed = file.claimedSize ?? file.bytes.count
        if file.bytes.count > claimed { throw .wrongSize }
        let piece = file.bytes[sent...].prefix(1 << 16)
        sent += piece.count
        if !piece.isEmpty { return Array(piece) }
        if sent < claimed { throw .interrupted }
        return nil
    }

    func end() { isOver = true }
}

extension HeadlessControl {
    /// Chooses files in a ``/BinderyView/FilePicker``, as the user does in the picker of the platform. The bytes arrive
    /// as the receiver reads them.
    public func choose(_ files: HeadlessFile...) throws(HeadlessFailure) {
        try reach("be given files")
        guard let picker = node[HeadlessFilePicker.self] else {
            throw app.failure("The \(node.name) cannot be given files: it is not a picker of files.")
        }
        perform(.input) { picker.add(files) }
    }

    /// Drops files on a view with `dropDestination(for:)`, or on a picker of files.
    public func drop(_ files: HeadlessFile...) throws(HeadlessFailure) {
        try reach("be given files")
        guard let destination = node.files else {
            throw app.failure("The \(node.name) cannot be given files: it has no `dropDestination(for:)`.")
        }
        perform(.input) { destination.add(files) }
    }
}
