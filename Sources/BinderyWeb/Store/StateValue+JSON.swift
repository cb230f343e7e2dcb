internal import Bindery
internal import BinderyWire

/// The JSON that `StateSnapshot` and `SignedInUser` decode, in the order of the dictionaries.
extension JSONText {
    mutating func append(_ value: StateValue) {
        switch value {
        case .null: append(raw: "null")
        case .bool(let bool): append(raw: bool ? "true" : "false")
        case .integer(let integer): append(Int(integer))
        case .number(let number): append(raw: Array("\(number)".utf8)[...])
        case .text(let text): append(text)
        case .list(let values): appendList(values) { $0.append($1) }
        case .object(let fields): appendObject(fields) { $0.append($1) }
        }
    }

    mutating func append(_ user: SignedInUser) {
        append(raw: #"{"principal":{"id":"#)
        append(user.principal.id)
        append(raw: #","name":"#)
        append(user.principal.name)
        append(raw: #","roles":"#)
        appendList(Array(user.principal.roles)) { $0.append($1) }
        append(raw: #"},"stamp":"#)
        append(user.stamp)
        if let number = user.signIn {
            append(raw: #","signIn":"#)
            append(number)
        }
        append(raw: "}")
    }

    mutating func appendList<Value>(_ values: [Value], _ append: (inout JSONText, Value) -> Void) {
        self.append(raw: "[")
        var isFirst = true
        for value in values {
            if !isFirst { self.append(raw: ",") }
            isFirst = false
            append(&self, value)
        }
        self.append(raw: "]")
    }

    mutating func appendObject<Value>(_ fields: [String: Value], _ append: (inout JSONText, Value) -> Void) {
        self.append(raw: "{")
        var isFirst = true
        for (key, value) in fields {
            if !isFirst { self.append(raw: ",") }
            isFirst = false
            self.append(key)
            self.append(raw: ":")
            append(&self, value)
        }
        self.append(raw: "}")
    }
}
