/// A message between a supervisor and one of its workers.
///
/// On the link each frame is its length as 4 bytes, its kind as one byte, and its content. Numbers are little-endian. A
/// descriptor is attached to the first byte of its frame.
enum LinkFrame: Equatable {
    /// The worker serves.
    case ready
    /// The worker stores its sessions and opens no others.
    case draining
    /// A message for a worker, or for all others if its number is nil.
    case send(to: Int?, [UInt8], hasDescriptor: Bool = false)
    /// The supervisor passes on the message of a worker.
    case message(from: Int, [UInt8], hasDescriptor: Bool = false)
    /// The workers that can be asked for something, by number, and whether they serve. The others end.
    case present([Int: Bool])
    /// A page that has brought down two workers within a minute.
    case setAside(String)
    /// Answered by the same: the supervisor checks that the process runs.
    case check

    private enum Kind: UInt8 {
        case ready = 1, draining, send, sendDescriptor, message, messageDescriptor, present, setAside, check
    }

    private static let everyone: UInt32 = .max

    var bytes: [UInt8] {
        switch self {
        case .ready: Self.frame(.ready)
        case .draining: Self.frame(.draining)
        case .send(let worker, let content, let hasDescriptor):
            Self.frame(
                hasDescriptor ? .sendDescriptor : .send, worker.map(UInt32.init) ?? Self.everyone, content)
        case .message(let worker, let content, let hasDescriptor):
            Self.frame(hasDescriptor ? .messageDescriptor : .message, UInt32(worker), content)
        case .present(let workers):
            Self.frame(.present, nil, workers.flatMap { Self.bytes(of: UInt32($0)) + [$1 ? 1 : 0] })
        case .setAside(let token): Self.frame(.setAside, nil, Array(token.utf8))
        case .check: Self.frame(.check)
        }
    }

    var hasDescriptor: Bool {
        switch self {
        case .send(_, _, let hasDescriptor), .message(_, _, let hasDescriptor): hasDescriptor
        case .ready, .draining, .present, .setAside, .check: false
        }
    }

    private static func frame(_ kind: Kind, _ worker: UInt32? = nil, _ content: [UInt8] = []) -> [UInt8] {
        let length = 1 + (worker == nil ? 0 : 4) + content.count
        var frame: [UInt8] = []
        frame.reserveCapacity(4 + length)
        frame += bytes(of: UInt32(length))
        frame.append(kind.rawValue)
        if let worker { frame += bytes(of: worker) }
        frame += content
        return frame
    }

    private static func bytes(of number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.littleEndian, Array.init) }

    fileprivate static func number(_ bytes: some Collection<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// - Parameter body: the frame without its length. Nil if it is not one.
    fileprivate init?(_ body: ArraySlice<UInt8>) {
        guard let first = body.first, let kind = Kind(rawValue: first) else { return nil }
        let content = body.dropFirst()
        func addressed() -> (worker: Int, content: [UInt8])? {
            content.count < 4 ? nil : (Self.number(content.prefix(4)), Array(content.dropFirst(4)))
        }
        switch kind {
        case .ready: self = .ready
        case .draining: self = .draining
        case .check: self = .check
        case .setAside: self = .setAside(String(decoding: content, as: UTF8.self))
        case .present:
            let starts = stride(from: content.startIndex, through: content.endIndex - 5, by: 5)
            let workers = starts.map { (Self.number(content[$0..<$0 + 4]), content[$0 + 4] == 1) }
            self = .present(Dictionary(workers) { $1 })
        case .send, .sendDescriptor:
            guard let (worker, content) = addressed() else { return nil }
            self = .send(
                to: worker == Int(Self.everyone) ? nil : worker, content, hasDescriptor: kind == .sendDescriptor)
        case .message, .messageDescriptor:
            guard let (worker, content) = addressed() else { return nil }
            self = .message(from: worker, content, hasDescriptor: kind == .messageDescriptor)
        }
    }
}

/// Puts frames together from the bytes that arrive on a link, and descriptors with the frames that they came with.
struct LinkDecoder {
    private var bytes: [UInt8] = []
    private var descriptors: [CInt] = []

    /// Returns the frames that are complete now.
    mutating func add(_ received: some Sequence<UInt8>, descriptor: CInt? = nil) -> [(LinkFrame, descriptor: CInt?)] {
        bytes += received
        if let descriptor { descriptors.append(descriptor) }
        var frames: [(LinkFrame, descriptor: CInt?)] = []
        var start = 0
        while bytes.count - start >= 4 {
            let length = LinkFrame.number(bytes[start..<start + 4])
            guard bytes.count - start - 4 >= length else { break }
            // Both ends are one program. A frame of another version is skipped.
            if let frame = LinkFrame(bytes[start + 4..<start + 4 + length]) {
                frames.append((frame, frame.hasDescriptor && !descriptors.isEmpty ? descriptors.removeFirst() : nil))
            }
            start += 4 + length
        }
        bytes.removeFirst(start)
        return frames
    }

    /// The descriptors whose frames have not arrived.
    var rest: [CInt] { descriptors }
}
