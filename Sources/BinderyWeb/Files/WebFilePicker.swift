internal import BinderyView
internal import BinderyWire
internal import Foundation

/// What the server knows of a picker of files in the page. The page's module keeps the files of the user under keys,
/// and is given the addresses to which it may send them.
final class WebFilePicker {
    private struct Chosen: Decodable {
        let key: Int
        let name: String
        let size: Int
        let type: String
    }

    /// A message names no more files than a user would choose.
    private static let mostFiles = 1000

    let value: MutableProperty<String>
    let files: SessionFiles
    private let head: String
    private weak var uploads: Uploads?
    private var sources: [WebUploadSource] = []
    private var lastKey = 0
    private var isOver = false
    /// Files are being offered, of which many may be refused at once: the page is told of them afterwards.
    private var isAdding = false

    init(for uploads: Uploads, in files: SessionFiles) {
        self.uploads = uploads
        self.files = files
        let limits = uploads.limits
        // Differs in a session that was restored: the page then offers its unfinished files again.
        let epoch = UnguessableToken.make().prefix(8)
        head = """
            "epoch":"\(epoch)","kinds":\(JSONText.quoted(limits.kinds.joined(separator: ","))),\
            "several":\(limits.count > 1)
            """
        value = MutableProperty("{\(head),\"last\":0,\"files\":{}}")
    }

    /// The messages of the page's module. Each returns false for a detail that the module does not send.
    var messages: [String: (String) -> Bool] {
        [
            "chosen": { [weak self] in self?.chosen($0) ?? true },
            "unreadable": { [weak self] in self?.unreadable($0) ?? true },
        ]
    }

    private func chosen(_ detail: String) -> Bool {
        guard let chosen = try? JSONDecoder().decode([Chosen].self, from: Data(detail.utf8)) else { return false }
        if isOver { return true }
        var offers: [Upload.Offer] = []
        for file in chosen.prefix(Self.mostFiles) where file.key > lastKey {
            lastKey = file.key
            let source = WebUploadSource(key: file.key, size: max(file.size, 0), of: self)
            sources.append(source)
            offers.append(Upload.Offer(name: file.name, size: file.size, type: file.type, source: source))
        }
        isAdding = true
        uploads?.add(offers)
        isAdding = false
        sources.removeAll(where: \.hasEnded)
        // Also for files that were refused at once: the page forgets them.
        changed()
        return true
    }

    /// The browser cannot read a file any more, for instance because another program has changed it.
    private func unreadable(_ detail: String) -> Bool {
        guard let key = Int(detail) else { return false }
        sources.first { $0.key == key }?.pipe.fail(.wrongSize)
        return true
    }

    func changed() {
        if isOver || isAdding { return }
        let files = sources.map { "\"\($0.key)\":\(JSONText.quoted($0.address ?? ""))" }.joined(separator: ",")
        value.value = "{\(head),\"last\":\(lastKey),\"files\":{\(files)}}"
    }

    func ended(_ source: WebUploadSource) {
        if isAdding { return }
        sources.removeAll { $0 === source }
        changed()
    }

    /// The picker leaves the page, and with it the files that the page has.
    func end() {
        isOver = true
        for source in sources { source.pipe.fail(.interrupted) }
    }
}

/// The bytes of one file that a page sends.
final class WebUploadSource: Upload.Source {
    let key: Int
    let pipe: UploadPipe
    /// Where the page may send the file; nil before its turn.
    private(set) var address: String?
    private weak var picker: WebFilePicker?
    private let files: SessionFiles
    private var isWaiting = false
    private(set) var hasEnded = false
    private var deadline: (any Disposable)?
    /// The bytes since the deadline was set.
    private var arrived = 0

    init(key: Int, size: Int, of picker: WebFilePicker) {
        self.key = key
        self.picker = picker
        files = picker.files
        pipe = UploadPipe(size: size)
    }

    func begin() {
        files.begin(self) { [weak self] in
            guard let self else { return }
            address = files.address(of: pipe)
            picker?.changed()
            if isWaiting { startDeadline() }
        }
    }

    func next() async throws(Upload.Failure) -> [UInt8]? {
        if let piece = pipe.take() {
            // The page is faster than the receiver.
            endDeadline()
            return piece
        }
        isWaiting = true
        defer { isWaiting = false }
        if address != nil { startDeadline() }
        guard let piece = try await pipe.next() else { return nil }
        arrived += piece.count
        if arrived >= 1 << 16 || pipe.progress.isComplete { endDeadline() }
        return piece
    }

    func end() {
        hasEnded = true
        endDeadline()
        pipe.close()
        files.end(self, at: address)
        address = nil
        picker?.ended(self)
    }

    /// Limits how long the receiver waits for 64 KB. A page that sends a byte now and then does not hold it up.
    private func startDeadline() {
        if deadline != nil || pipe.progress.isComplete { return }
        arrived = 0
        deadline = ExecutionContext.current?.scheduler.schedule(after: files.uploadTimeout) { [pipe] in
            pipe.fail(.interrupted)
        }
    }

    private func endDeadline() {
        deadline?.dispose()
        deadline = nil
    }
}
