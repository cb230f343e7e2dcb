@testable import BinderyWeb

/// What a page keeps of a field for typing, for a page without a browser: `fields.js` does the same.
struct TypedField {
    private struct Edit {
        let sequence: Int
        var text: String
    }

    /// What the server has, or is being told; what the field shows.
    private(set) var told: String
    /// The frame that last told the page what the field holds.
    private(set) var frame: Int
    /// What the server had at the last event that it has acknowledged.
    private var agreed: String
    private var edits: [Edit] = []

    /// Whether the server has not seen an edit.
    var hasEdits: Bool { !edits.isEmpty }

    /// A field that came with the HTML of a frame; 0 is the page itself.
    init(_ text: String, in frame: Int) { (told, agreed, self.frame) = (text, text, frame) }

    mutating func type(_ text: String, sequence: Int) {
        told = text
        // An edit that was never sent is replaced by the next one.
        if edits.last?.sequence == sequence { edits.removeLast() }
        edits.append(Edit(sequence: sequence, text: text))
    }

    /// The server has seen the events up to a number, and heeded all edits but some.
    mutating func acknowledge(_ sequence: Int, discarding discarded: Set<Int> = []) {
        var rest: [Edit] = []
        for edit in edits {
            if discarded.contains(edit.sequence) {
                rest.append(edit)
            } else if edit.sequence <= sequence {
                agreed = edit.text
            } else {
                rest.append(edit)
            }
        }
        edits = rest
    }

    /// A frame tells what the program wrote.
    ///
    /// - Parameter isUserFirst: rebases in the other order, which is wrong.
    mutating func write(_ text: String, in frame: Int, isUserFirst: Bool = false) {
        var (base, theirs) = (agreed, text)
        for index in edits.indices {
            let mine = edits[index].text
            theirs = TextRebase.rebase(isUserFirst ? theirs : mine, from: base, onto: isUserFirst ? mine : theirs)
            (base, edits[index].text) = (mine, theirs)
        }
        (told, agreed, self.frame) = (theirs, text, frame)
    }

    /// A frame has the whole state: the server does not heed the edits that are not in it.
    ///
    /// - Returns: what the page has to tell instead of them.
    mutating func takeOver(_ text: String, in frame: Int) -> String? {
        write(text, in: frame)
        edits = []
        return told == text ? nil : told
    }
}
