/// Header fields in order; names are the same in upper and lower case.
public struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral, Sequence {
    /// One name with one value, as written.
    public struct Field: Sendable {
        public var name: String
        public var value: String
    }

    /// In the order in which they were added.
    public private(set) var fields: [Field] = []

    public init() {}

    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name, value) }
    }

    /// The value of a field, of several fields with this name all their values, separated by `, `. Writing replaces all of them; `nil` removes them.
    public subscript(name: String) -> String? {
        get {
            let values = fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
            return values.isEmpty ? nil : values.joined(separator: ", ")
        }
        set {
            fields.removeAll { $0.name.lowercased() == name.lowercased() }
            if let newValue { add(name, newValue) }
        }
    }

    /// Adds a field besides those that have this name.
    public mutating func add(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }

    public func makeIterator() -> some IteratorProtocol<Field> { fields.makeIterator() }

    /// Puts `other`'s fields in place of those with the same names.
    func replaced(by other: HTTPHeaders) -> HTTPHeaders {
        var result = self
        for field in other { result[field.name] = nil }
        for field in other { result.add(field.name, field.value) }
        return result
    }

    /// What must not be sent: a line break in a value would begin a header, or a request, of somebody else's making. Never repeats a value, which can be a secret.
    var problem: String? {
        for field in fields {
            if !HTTPToken.isToken(field.name) {
                return "\"\(field.name.debugDescription.dropFirst().dropLast())\" is no name of a header"
            }
            if let offset = field.value.utf8.enumerated().first(where: { ($1 < 32 && $1 != 9) || $1 == 127 })?.offset {
                return
                    "the value of the header \"\(field.name)\" has a line break or another control character at byte \(offset)"
            }
        }
        return nil
    }
}

extension HTTPHeaders: Equatable {
    public static func == (a: HTTPHeaders, b: HTTPHeaders) -> Bool {
        a.fields.elementsEqual(b.fields) { $0.name.lowercased() == $1.name.lowercased() && $0.value == $1.value }
    }
}

enum HTTPToken {
    /// A token of RFC 9110, section 5.6.2, which names of methods and of headers are.
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
    }
}
