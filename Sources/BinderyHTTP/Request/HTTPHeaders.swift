/// Header fields in order. Names are case-insensitive.
public struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral, Sequence {
    public struct Field: Sendable {
        public var name: String
        public var value: String
    }

    public private(set) var fields: [Field] = []

    public init() {}

    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name, value) }
    }

    /// The value of a field; several are joined by `, `. Writing replaces all of them; `nil` removes them.
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

    /// Adds a field and keeps existing fields with this name.
    public mutating func add(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }

    mutating func removeAll(where isRemoved: (Field) -> Bool) { fields.removeAll(where: isRemoved) }

    public func makeIterator() -> some IteratorProtocol<Field> { fields.makeIterator() }

    /// Returns these fields with those of `other` in place of fields with the same names.
    func replaced(by other: HTTPHeaders) -> HTTPHeaders {
        var result = self
        for field in other { result[field.name] = nil }
        for field in other { result.add(field.name, field.value) }
        return result
    }

    /// Describes, without its value, a field that must not be sent: a line break could forge a header or request.
    var problem: String? {
        for field in fields {
            if !HTTPToken.isToken(field.name) {
                return "\"\(field.name.debugDescription.dropFirst().dropLast())\" is not a valid header name"
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
    /// Whether the text is a token of RFC 9110, section 5.6.2, as names of methods and headers must be.
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
    }
}
