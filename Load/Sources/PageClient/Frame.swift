internal import Foundation

/// A message from the server: `[acknowledged, [operation, …], number, stored]`.
struct Frame: Decodable {
    /// The last event that the view model has seen.
    let acknowledged: Int
    let operations: [Operation]
    /// The number of the last frame with operations.
    let number: Int?
    /// The last event that the session's store has, too. The page keeps later edits.
    let stored: Int

    init(_ message: String) throws(MirrorFailure) {
        do { self = try JSONDecoder().decode(Frame.self, from: Data(message.utf8)) } catch {
            throw .unreadable("\(message.prefix(80)): \(error)")
        }
    }

    init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        acknowledged = try parts.decode(Int.self)
        operations = try parts.decode([Operation].self)
        number = try parts.decodeIfPresent(Int.self)
        stored = try parts.decodeIfPresent(Int.self) ?? acknowledged
    }
}

enum Operation: Decodable {
    case text(node: Int, String)
    case attribute(node: Int, name: String, value: String?)
    case value(node: Int, String)
    case insert(parent: Int, before: Int, html: String)
    case remove(node: Int)
    case move(parent: Int, node: Int, before: Int)
    case focus(node: Int)
    case endEditing
    case scroll(node: Int, index: Int)
    case navigated(depth: Int, path: String, title: String, trail: String)
    case language(String)
    case bannerTexts(lost: String, down: String, tooLong: String)
    case wholeState(html: String)
    case restoredState(html: String)
    case unknownPage
    /// The server has discarded these edits.
    case discarded([Int])
    /// The page continues with the state of the previous page, as of an event.
    case inherited(event: Int)

    init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        func number() throws -> Int { try parts.decode(Int.self) }
        func text() throws -> String { try parts.decode(String.self) }
        switch try text() {
        case "t": self = .text(node: try number(), try text())
        case "a":
            self = .attribute(
                node: try number(), name: try text(),
                value: try parts.decodeNil() ? nil : text())
        case "v": self = .value(node: try number(), try text())
        case "i": self = .insert(parent: try number(), before: try number(), html: try text())
        case "r": self = .remove(node: try number())
        case "m": self = .move(parent: try number(), node: try number(), before: try number())
        case "f": self = .focus(node: try number())
        case "b": self = .endEditing
        case "s": self = .scroll(node: try number(), index: try number())
        case "n": self = .navigated(depth: try number(), path: try text(), title: try text(), trail: try text())
        case "l": self = .language(try text())
        case "L": self = .bannerTexts(lost: try text(), down: try text(), tooLong: try text())
        case "R": self = .wholeState(html: try text())
        case "E": self = .restoredState(html: try text())
        case "X": self = .unknownPage
        case "x":
            var numbers: [Int] = []
            while !parts.isAtEnd { numbers.append(try number()) }
            self = .discarded(numbers)
        case "I": self = .inherited(event: try number())
        case let key:
            throw DecodingError.dataCorruptedError(in: parts, debugDescription: "no operation is called \(key)")
        }
    }
}

/// A violation of the protocol by the server.
public enum MirrorFailure: Error, CustomStringConvertible {
    case unreadable(String)
    case unknownNode(Int, operation: String)

    public var description: String {
        switch self {
        case .unreadable(let text): "cannot be read: \(text)"
        case .unknownNode(let node, let operation): "no node \(node) on this page, for \(operation)"
        }
    }
}
