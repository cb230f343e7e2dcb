/// A fuzzer's input, read as a sequence of decisions. Behind its end, everything is 0.
struct FuzzInput {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isEmpty: Bool { rest.isEmpty }

    mutating func byte() -> Int { rest.popFirst().map(Int.init) ?? 0 }

    mutating func choice<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[byte() % elements.count]
    }

    /// A text with as many bytes as the next byte says.
    mutating func text() -> String { String(decoding: take(byte()), as: UTF8.self) }

    mutating func all() -> String { String(decoding: take(rest.count), as: UTF8.self) }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8> {
        let taken = rest.prefix(count)
        rest = rest.dropFirst(count)
        return taken
    }
}

struct FuzzFinding: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
