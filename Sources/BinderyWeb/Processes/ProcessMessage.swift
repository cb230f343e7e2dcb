internal import Foundation

/// A message for a single process, with the name of its sender.
struct ProcessMessage: Equatable {
    enum Content: Equatable {
        case request(UInt64, ProcessRequest)
        /// The request has arrived. Until its answer, the sender does nothing that the request forbids.
        case received(UInt64)
        case answer(UInt64, String)
    }

    let sender: String
    let content: Content
}

/// What a process asks of another one.
enum ProcessRequest: Codable, Equatable {
    /// Store a page of this browser, and act for it no more. A page of another browser is kept.
    case release(page: String, browser: String)
    /// Tell the address at which other processes reach you.
    case address
}

extension ProcessMessage: Codable {
    private struct Form: Codable {
        var from: String
        var number: UInt64
        var request: ProcessRequest?
        var answer: String?
    }

    init(from decoder: any Decoder) throws {
        let form = try Form(from: decoder)
        sender = form.from
        content =
            if let request = form.request {
                .request(form.number, request)
            } else if let answer = form.answer {
                .answer(form.number, answer)
            } else {
                .received(form.number)
            }
    }

    func encode(to encoder: any Encoder) throws {
        let form =
            switch content {
            case .request(let number, let request): Form(from: sender, number: number, request: request)
            case .received(let number): Form(from: sender, number: number)
            case .answer(let number, let answer): Form(from: sender, number: number, answer: answer)
            }
        try form.encode(to: encoder)
    }

    var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }

    init?(_ bytes: [UInt8]) {
        guard let message = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = message
    }
}
