#if Web
internal import BinderyView
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The files of sessions: parts of uploads by `PATCH`, downloads by `GET`.
extension LiveSite {
    /// The answer to a request below `/bindery/files/`. An address of another browser does not exist for this one.
    func fileResponse(to request: Request, for token: String, from caller: Caller) async -> Response {
        let browser = Cookies.browser(in: request.headers[.cookie], isSecure: policy.isSecure(caller))
        switch sessions.exchange.file(token, for: browser) {
        case nil: return .text(.notFound, "There is no such file, or the page that had it is closed.")
        case .download(let file):
            guard request.method == .get || request.method == .head else {
                return .text(.methodNotAllowed, "Only GET and HEAD are allowed.")
            }
            return await file.response(to: request)
        case .upload(let pipe): return await uploadResponse(to: request, into: pipe, from: caller)
        }
    }

    /// `HEAD` tells how many bytes have arrived, `PATCH` brings further ones.
    private func uploadResponse(to request: Request, into pipe: UploadPipe, from caller: Caller) async -> Response {
        switch request.method {
        case .head:
            guard let (_, offset) = pipe.open() else { return .text(.gone, "") }
            return .offset(.ok, offset, of: pipe)
        case .patch:
            // As for a socket: another site could send a request with the browser's cookie.
            if let refusal = policy.refusal(of: caller) {
                report.refused(.origin, remedy: refusal.remedy)
                return .text(.forbidden, refusal.text)
            }
            guard request.headers[.contentType] == "application/offset+octet-stream" else {
                return .text(.unsupportedMediaType, "The bytes must be application/offset+octet-stream.")
            }
            return await receive(request, into: pipe)
        default: return .text(.methodNotAllowed, "Only HEAD and PATCH are allowed.")
        }
    }

    private func receive(_ request: Request, into pipe: UploadPipe) async -> Response {
        guard let claimed = request.headers[.uploadOffset].flatMap({ Int($0) }), claimed >= 0 else {
            return .text(.badRequest, "Upload-Offset is missing.")
        }
        guard let (writer, offset) = pipe.open() else {
            return .text(.gone, "The upload has ended.")
        }
        if claimed != offset { return .offset(.conflict, offset, of: pipe) }
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > pipe.size - offset {
            pipe.fail(.wrongSize)
            return .text(.contentTooLarge, "The file is larger than was said.")
        }
        do {
            for try await buffer in request.body { try await pipe.write(Array(buffer.readableBytesView), by: writer) }
        } catch UploadPipe.WriteFailure.tooLarge {
            return .text(.contentTooLarge, "The file is larger than was said.")
        } catch UploadPipe.WriteFailure.closed {
            return .text(.gone, "The upload has ended.")
        } catch {
            // Superseded, or the connection is lost: this answer is not read.
        }
        return .offset(.noContent, pipe.progress.received, of: pipe)
    }
}

extension LiveServer.Asset {
    func response(to request: Request) async -> Response {
        var response = file == nil ? .file(bytes, type: type) : await file!.response(to: request)
        if let contentSecurityPolicy { response.headers[.contentSecurityPolicy] = contentSecurityPolicy }
        return response
    }
}

extension ServedFile {
    /// The whole file, or the range that the request asks for. It is read while it is sent, as fast as the browser
    /// reads.
    func response(to request: Request) async -> Response {
        var headers: HTTPFields = [
            .contentType: type, .contentDisposition: ContentDisposition.field(name, isInline: isInline),
            .cacheControl: "private, no-cache", .contentSecurityPolicy: Self.policy,
        ]
        let isHead = request.method == .head
        let opened: OpenedFile
        switch content {
        case .stream(let produce):
            if isHead { return Response(status: .ok, headers: headers) }
            return Response(status: .ok, headers: headers, body: .pieces(of: produce))
        case .bytes(let make):
            guard let bytes = try? await make() else { return .text(.internalServerError, "The file can’t be made.") }
            opened = OpenedFile(bytes)
        case .path(let path):
            guard let file = try? await OpenedFile(path: path) else {
                return .text(.notFound, "The file does not exist any more.")
            }
            opened = file
        }
        headers[.acceptRanges] = "bytes"
        headers[.eTag] = opened.entityTag
        if let known = request.headers[.ifNoneMatch], known == "*" || known.contains(opened.entityTag) {
            return Response(status: .notModified, headers: headers)
        }
        let range = ByteRange(
            isHead ? nil : request.headers[.range], if: request.headers[.ifRange], of: opened.size, opened.entityTag)
        switch range {
        case .whole: return .bytes(0..<opened.size, of: opened, .ok, headers, isHead: isHead)
        case .part(let part):
            headers[.contentRange] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(opened.size)"
            return .bytes(part, of: opened, .partialContent, headers)
        case .unsatisfiable:
            headers[.contentRange] = "bytes */\(opened.size)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
    }

    /// A file may come from a user. Opened by itself, it runs and loads nothing.
    private static let policy = """
        default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors 'none'; sandbox
        """
}

extension Response {
    fileprivate static func offset(_ status: HTTPResponse.Status, _ offset: Int, of pipe: UploadPipe) -> Response {
        Response(
            status: status,
            headers: [.uploadOffset: "\(offset)", .uploadLength: "\(pipe.size)", .cacheControl: "no-store"])
    }

    fileprivate static func bytes(
        _ range: Range<Int>, of file: OpenedFile, _ status: HTTPResponse.Status, _ headers: HTTPFields,
        isHead: Bool = false
    ) -> Response {
        let body = ResponseBody(contentLength: range.count) { writer in
            var rest = isHead ? 0..<0 : range
            while !rest.isEmpty {
                let bytes = try await file.read(rest)
                rest = rest.dropFirst(bytes.count)
                try await writer.write(ByteBuffer(bytes: bytes))
            }
            try await writer.finish(nil)
        }
        return Response(status: status, headers: headers, body: body)
    }
}

extension ResponseBody {
    fileprivate static func pieces(
        of produce: @escaping @Sendable (_ write: @Sendable ([UInt8]) async throws -> Void) async throws -> Void
    ) -> ResponseBody {
        ResponseBody { writer in
            let pieces = StreamedBytes()
            let task = Task {
                do {
                    try await produce { try await pieces.write($0) }
                    await pieces.finish()
                } catch {
                    await pieces.finish(throwing: error)
                }
            }
            do {
                while let bytes = try await pieces.next() { try await writer.write(ByteBuffer(bytes: bytes)) }
                try await writer.finish(nil)
            } catch {
                task.cancel()
                await pieces.finish(throwing: error)
                throw error
            }
        }
    }
}

/// Hands pieces from a producer to a connection, one at a time.
private actor StreamedBytes {
    private var piece: [UInt8]?
    private var end: Result<Void, any Error>?
    private var waitingReader: CheckedContinuation<Void, Never>?
    private var waitingWriter: CheckedContinuation<Void, Never>?

    func write(_ bytes: [UInt8]) async throws {
        try await waitUntilTaken()
        piece = bytes
        wakeReader()
        try await waitUntilTaken()
    }

    private func waitUntilTaken() async throws {
        while piece != nil, end == nil { await withCheckedContinuation { waitingWriter = $0 } }
        try end?.get()
        if end != nil { throw CancellationError() }
    }

    func next() async throws -> [UInt8]? {
        while piece == nil, end == nil { await withCheckedContinuation { waitingReader = $0 } }
        if let bytes = piece {
            piece = nil
            wakeWriter()
            return bytes
        }
        try end?.get()
        return nil
    }

    func finish(throwing error: (any Error)? = nil) {
        if end == nil { end = error.map { .failure($0) } ?? .success(()) }
        wakeReader()
        wakeWriter()
    }

    private func wakeReader() {
        let waiting = waitingReader
        waitingReader = nil
        waiting?.resume()
    }

    private func wakeWriter() {
        let waiting = waitingWriter
        waitingWriter = nil
        waiting?.resume()
    }
}

extension HTTPField.Name {
    fileprivate static var uploadOffset: Self { Self("Upload-Offset")! }
    fileprivate static var uploadLength: Self { Self("Upload-Length")! }
}
#endif
