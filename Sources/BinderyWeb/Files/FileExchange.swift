internal import BinderySynchronization
internal import BinderyView

/// The files that the sessions of a server receive and serve, by the tokens in their addresses.
final class FileExchange: Sendable {
    enum File: Sendable {
        case upload(UploadPipe)
        case download(ServedFile)
    }

    private struct Entry: Sendable {
        let file: File
        let browser: String
    }

    let uploadsPerSession: Int
    let uploadTimeout: Duration
    /// The process that has them, where several serve the pages.
    let owner: String?
    // Requests come from all event loops, registrations from all sessions.
    private let entries = Mutex<[String: Entry]>([:])

    init(limits: LiveLimits = LiveLimits(), owner: String? = nil) {
        self.owner = owner
        uploadsPerSession = max(limits.uploadsPerSession, 1)
        uploadTimeout = limits.uploadTimeout
    }

    /// Returns the token under which the browser finds the file.
    func add(_ file: File, for browser: String) -> String {
        let token = UnguessableToken.make()
        entries.withLock { $0[token] = Entry(file: file, browser: browser) }
        return token
    }

    func remove(_ tokens: some Sequence<String>) {
        entries.withLock { entries in
            for token in tokens { entries[token] = nil }
        }
    }

    /// The file, if it belongs to this browser.
    func file(_ token: String, for browser: String?) -> File? {
        guard let browser, let entry = entries.withLock({ $0[token] }), entry.browser == browser else { return nil }
        return entry.file
    }

    var count: Int { entries.withLock { $0.count } }
}

/// Where the files of a session are exchanged, and for which browser.
struct FileOrigin: Sendable {
    let exchange: FileExchange
    let browser: String
}

/// The address of a file of a session.
enum FileAddress {
    static let prefix = "/bindery/files/"

    static func path(to token: String) -> String { prefix + token }

    static func token(in path: String) -> String? {
        guard path.hasPrefix(prefix) else { return nil }
        let token = String(path.dropFirst(prefix.count).prefix { $0 != "?" })
        return UnguessableToken.isPlausible(token) ? token : ""
    }
}

/// The files of one session. Their addresses end with it, or before.
final class SessionFiles {
    private let origin: FileOrigin
    private var tokens: Set<String> = []
    /// The addresses of downloads whose views have been removed, the oldest first. A browser may resume them.
    private var released: [String] = []
    private var active = 0
    private var waiting: [(source: WebUploadSource, begin: () -> Void)] = []

    init(_ origin: FileOrigin) { self.origin = origin }

    deinit { origin.exchange.remove(tokens) }

    /// Whether the page shows a file, receives one, or waits for that.
    var isUsed: Bool { tokens.count > released.count || !waiting.isEmpty }

    var uploadTimeout: Duration { origin.exchange.uploadTimeout }

    // MARK: Uploads

    /// Calls `begin` once fewer than the permitted number of uploads are active; at the latest when others have ended.
    func begin(_ source: WebUploadSource, _ begin: @escaping () -> Void) {
        guard active < origin.exchange.uploadsPerSession else { return waiting.append((source, begin)) }
        active += 1
        begin()
    }

    func address(of pipe: UploadPipe) -> String { add(.upload(pipe)) }

    /// - Parameter address: Nil if the upload has not begun.
    func end(_ source: WebUploadSource, at address: String?) {
        guard let address else { return waiting.removeAll { $0.source === source } }
        remove(address)
        active -= 1
        if !waiting.isEmpty, active < origin.exchange.uploadsPerSession {
            active += 1
            waiting.removeFirst().begin()
        }
    }

    // MARK: Downloads

    func address(of file: ServedFile, until scope: Scope) -> String {
        let address = add(.download(file))
        scope.onDispose { [weak self] in self?.release(address) }
        return address
    }

    private func release(_ address: String) {
        released.append(address)
        if released.count > 64 { remove(released.removeFirst()) }
    }

    // MARK: Addresses

    private func add(_ file: FileExchange.File) -> String {
        let token = origin.exchange.add(file, for: origin.browser)
        tokens.insert(token)
        return OwnerAddress.tagged(FileAddress.path(to: token), origin.exchange.owner)
    }

    private func remove(_ address: String) {
        guard let token = FileAddress.token(in: address) else { return }
        tokens.remove(token)
        origin.exchange.remove([token])
    }
}
