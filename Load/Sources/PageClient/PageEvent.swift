/// What a page tells the server.
struct PageEvent {
    enum Kind: Equatable {
        case edited(String)
        case tapped, submitted, focused, blurred
        case wentTo(trail: String)
        case held(Bool)
        case shown(Range<Int>, isBeyondFirstPage: Bool)
    }

    let sequence: Int
    /// 0 where it is about no node.
    let node: Int
    var kind: Kind
    /// Of an edit: the text as the field would have it now, with what the program has written since.
    var current = ""
    /// Of an edit: the frame that last told the page what the field holds; 0 for the page's first HTML.
    var seen = 0
    /// Of an edit: the server does not heed it. Its text is told again.
    var isVoid = false

    /// The heartbeat is no event: it is neither counted nor acknowledged.
    static let heartbeat = #"[0,"p"]"#

    var isEdit: Bool { text != nil }

    /// What was entered.
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

/// A text as JSON has it.
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
