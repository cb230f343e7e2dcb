internal import Foundation

/// What a worker asks of another one.
enum WorkerRequest: Codable, Equatable {
    /// Store a page of this browser, and act for it no more. A page of another browser is kept.
    case release(page: String, browser: String)
    /// Tell the metrics, as Prometheus' text.
    case metrics
}

/// What has ended in one worker ends in all.
enum SignedOut: Codable, Equatable {
    /// The number of a sign-in.
    case signIn(String)
    /// A user, everywhere, with the new stamp.
    case user(String, stamp: String)
}

/// A message of one worker for another one.
enum WorkerMessage {
    case request(UInt64, WorkerRequest)
    case answer(UInt64, [UInt8])
    /// Comes with a descriptor.
    case connection([UInt8])
    case event(topic: String, [UInt8])
    case signedOut(SignedOut)

    private enum Kind: UInt8 {
        case request = 1, answer, connection, event, signedOut
    }

    var bytes: [UInt8] {
        switch self {
        case .request(let number, let request): [Kind.request.rawValue] + Self.bytes(of: number) + Self.json(request)
        case .answer(let number, let content): [Kind.answer.rawValue] + Self.bytes(of: number) + content
        case .connection(let bytes): [Kind.connection.rawValue] + bytes
        case .event(let topic, let content):
            [Kind.event.rawValue, UInt8(topic.utf8.count)] + Array(topic.utf8) + content
        case .signedOut(let signedOut): [Kind.signedOut.rawValue] + Self.json(signedOut)
        }
    }

    init?(_ bytes: [UInt8]) {
        guard let first = bytes.first, let kind = Kind(rawValue: first) else { return nil }
        let content = bytes.dropFirst()
        func numbered() -> (number: UInt64, content: [UInt8])? {
            content.count < 8
                ? nil : (content.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }, Array(content.dropFirst(8)))
        }
        switch kind {
        case .request:
            guard let (number, content) = numbered(), let request: WorkerRequest = Self.read(content) else {
                return nil
            }
            self = .request(number, request)
        case .answer:
            guard let (number, content) = numbered() else { return nil }
            self = .answer(number, content)
        case .connection: self = .connection(Array(content))
        case .event:
            guard let length = content.first.map(Int.init), content.count > length else { return nil }
            let topic = String(decoding: content.dropFirst().prefix(length), as: UTF8.self)
            self = .event(topic: topic, Array(content.dropFirst(1 + length)))
        case .signedOut:
            guard let signedOut: SignedOut = Self.read(Array(content)) else { return nil }
            self = .signedOut(signedOut)
        }
    }

    private static func bytes(of number: UInt64) -> [UInt8] { withUnsafeBytes(of: number.littleEndian, Array.init) }

    private static func json(_ value: some Encodable) -> [UInt8] {
        (try? JSONEncoder().encode(value)).map(Array.init) ?? []
    }

    private static func read<Value: Decodable>(_ bytes: [UInt8]) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(bytes))
    }
}
