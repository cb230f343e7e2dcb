@testable import BinderyWeb
@testable import BinderyWire

/// What a page keeps of a field for typing, for a page without a browser. `input/records.js` does the same.
struct TypedField {
    private struct Edit {
        let sequence: Int
        var text: String
    }

    /// The text that the server has or that is on its way to it, which the field shows.
    private(set) var serverText: String
    /// The frame that last sent the page the field's text.
    private(set) var frame: Int
    /// The server's text as of the last acknowledged event.
    private var agreedText: String
    private var edits: [Edit] = []

    var hasEdits: Bool { !edits.isEmpty }

    /// Begins a field that came with the HTML of a frame; 0 is the page itself.
    init(_ text: String, in frame: Int) { (serverText, agreedText, self.frame) = (text, text, frame) }

    mutating func type(_ text: String, sequence: Int) {
        serverText = text
        // An edit that was never sent is replaced.
        if edits.last?.sequence == sequence { edits.removeLast() }
        edits.append(Edit(sequence: sequence, text: text))
    }

    /// Removes the events up to `sequence`, which the server has handled, except the discarded edits.
    mutating func acknowledge(_ sequence: Int, discarding discarded: Set<Int> = []) {
        var rest: [Edit] = []
        for edit in edits {
            if discarded.contains(edit.sequence) {
                rest.append(edit)
            } else if edit.sequence <= sequence {
                agreedText = edit.text
            } else {
                rest.append(edit)
            }
        }
        edits = rest
    }

    /// Merges a program's write that a frame sends. `isUserFirst` rebases in the other order, which is wrong.
    mutating func write(_ text: String, in frame: Int, isUserFirst: Bool = false) {
        var (base, theirs) = (agreedText, text)
        for index in edits.indices {
            let mine = edits[index].text
            theirs = TextRebase.rebase(isUserFirst ? theirs : mine, from: base, onto: isUserFirst ? mine : theirs)
            (base, edits[index].text) = (mine, theirs)
        }
        (serverText, agreedText, self.frame) = (theirs, text, frame)
    }

    /// Merges the whole state, which voids earlier edits. Returns what the page has to send in their place.
    mutating func takeOver(_ text: String, in frame: Int) -> String? {
        write(text, in: frame)
        edits = []
        return serverText == text ? nil : serverText
    }
}
