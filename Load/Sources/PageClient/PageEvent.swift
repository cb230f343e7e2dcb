/// An event that a page sends to the server.
struct PageEvent {
    enum Kind: Equatable {
        case edited(String)
        case tapped, submitted, focused, blurred
        case wentTo(trail: String)
        case held(Bool)
        case shown(Range<Int>, isBeyondFirstPage: Bool)
    }

    let sequence: Int
    /// 0 for an event without a node.
    let node: Int
    var kind: Kind
    /// For an edit: the text that the field would have now, with the server's changes since.
    var current = ""
    /// For an edit: the frame that last set the field's value; 0 for the page's first HTML.
    var seen = 0
    /// For an edit: whether the server ignores it. Its text is reported again.
    var isVoid = false

    /// The heartbeat, which is neither counted nor acknowledged.
    static let heartbeat = #"[0,"p"]"#

    var isEdit: Bool { text != nil }

    /// The entered text of an edit.
    var text: String? { if case .edited(let text) = kind { text } else { nil } }

    var message: String {
        switch kind {
        case .edited(let text): #"[\#(sequence),"e",\#(node),\#(quoted(text))\#(seen > 0 ? ",\(seen)" : "")]"#
        case .tapped: #"[\#(sequence),"t",\#(node)]"#
        case .submitted: #"[\#(sequence),"s",\#(node)]"#
        case .focused: #"[\#(sequence),"f",\#(node)]"#
        case .blurred: #"[\#(sequence),"b",\#(node)]"#
        case .held(let isHeld): #"[\#(sequence),"h",\#(node),\#(isHeld ? 1 : 0)]"#
        case .wentTo(let trail): #"[\#(sequence),"n",\#(quoted(trail))]"#
        case .shown(let rows, let isBeyond):
            #"[\#(sequence),"w",\#(node),\#(rows.lowerBound),\#(rows.upperBound),\#(isBeyond ? 1 : 0)]"#
        }
    }
}

/// Returns a text as a JSON string.
func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": quoted += "\\\(scalar)"
        case "\n": quoted += "\\n"
        case ..<" ":
            let digits = String(scalar.value, radix: 16)
            quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: quoted.unicodeScalars.append(scalar)
        }
    }
    return quoted + "\""
}
