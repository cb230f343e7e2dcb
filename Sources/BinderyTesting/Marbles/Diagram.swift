internal import BinderyStreams

/// A parsed marble diagram: its marks, each with its instant.
struct Diagram {
    static let frame = Duration.milliseconds(1)

    struct Mark {
        let character: Character
        var instant: Duration
    }

    let text: String
    /// All marks except time and groups. A mark `^` is at zero.
    private(set) var marks: [Mark] = []
    private(set) var fault: String?

    init(_ text: String) {
        self.text = text
        let characters = Array(text)
        var instant = Duration.zero
        var group: Duration?
        var index = 0
        while index < characters.count {
            let character = characters[index]
            if let (duration, length) = Diagram.progression(in: characters, at: index) {
                instant += duration
                index += length
                continue
            }
            if fault == nil, let slip = Diagram.slip(in: characters, at: index) {
                fault = "“\(slip)”, which is not set apart by spaces on both sides,"
            }
            index += 1
            if character.isWhitespace { continue }
            switch character {
            case "-": break
            case "(":
                if group != nil { fault = "a group inside a group" }
                group = instant
            case ")":
                if group == nil { fault = "“)” without “(”" }
                group = nil
            default: marks.append(Mark(character: character, instant: group ?? instant))
            }
            instant += Diagram.frame
        }
        if group != nil { fault = "“(” without “)”" }
    }

    /// Returns the diagram with instants counted from the mark `^`.
    func countedFromObservation() -> Diagram {
        guard let origin = marks.first(where: { $0.character == "^" })?.instant else { return self }
        var counted = self
        for index in marks.indices { counted.marks[index].instant -= origin }
        return counted
    }

    /// A number and its unit, set apart by spaces: `10ms `, `1.5s `, `2m `.
    private static func progression(in characters: [Character], at index: Int) -> (Duration, length: Int)? {
        guard characters[index].isASCII, characters[index].isNumber, index == 0 || characters[index - 1] == " " else {
            return nil
        }
        let word = String(characters[index...].prefix { $0 != " " })
        guard index + word.count < characters.count else { return nil }
        for (unit, milliseconds) in [("ms", 1.0), ("s", 1000), ("m", 60000)] where word.hasSuffix(unit) {
            guard let number = Double(word.dropLast(unit.count)) else { return nil }
            return (.milliseconds(number * milliseconds), word.count + 1)
        }
        return nil
    }

    /// A time in milliseconds that is not set apart by spaces and would be read as values.
    private static func slip(in characters: [Character], at index: Int) -> String? {
        guard characters[index].isASCII, characters[index].isNumber else { return nil }
        let number = characters[index...].prefix { $0.isASCII && $0.isNumber || $0 == "." }
        return characters[number.endIndex...].starts(with: "ms") ? String(number) + "ms" : nil
    }
}

struct Timed<Value, Failure: Error> {
    let instant: Duration
    let event: Event<Value, Failure>

    var erased: AnyTimed {
        switch event {
        case .value(let value): AnyTimed(instant: instant, event: .value(value))
        case .failed(let failure): AnyTimed(instant: instant, event: .failed(failure))
        case .completed: AnyTimed(instant: instant, event: .completed)
        }
    }
}

typealias AnyTimed = Timed<Any, any Error>

extension Diagram {
    /// Returns the events that the diagram of a signal describes. Without `values`, letters are their own values.
    func events<Value, Failure: Error>(
        values: [String: Value], failure: Failure?, fault report: (String) -> Void
    ) -> [Timed<Value, Failure>] {
        if let fault { report("\(fault) in the diagram “\(text)”") }
        return countedFromObservation().marks.compactMap { mark in
            switch mark.character {
            case "^": return nil
            case "|": return Timed(instant: mark.instant, event: .completed)
            case "#":
                if let failure { return Timed(instant: mark.instant, event: .failed(failure)) }
                report("“#” in the diagram “\(text)” of a signal that cannot fail, or fails otherwise; give `failure:`")
            case "!": report("“!” in the diagram “\(text)” of a signal; use it in a diagram of an observation")
            default:
                let letter = String(mark.character)
                if let value = values[letter] ?? (values.isEmpty ? letter as? Value : nil) {
                    return Timed(instant: mark.instant, event: .value(value))
                }
                report("no value of type \(Value.self) for “\(letter)” in the diagram “\(text)”; give it in `values:`")
            }
            return nil
        }
    }

    /// Returns the observation that a diagram of `^` and `!` describes; `nil` if there is none.
    func span(fault report: (String) -> Void) -> ObservationSpan? {
        if let fault { report("\(fault) in the diagram “\(text)”") }
        var observed: Duration?
        var disposed: Duration?
        for mark in marks {
            switch mark.character {
            case "^" where observed == nil: observed = mark.instant
            case "!" where disposed == nil: disposed = mark.instant
            case "^", "!": report("a second “\(mark.character)” in the diagram “\(text)”")
            default: report("“\(mark.character)” in the diagram “\(text)” of an observation; it has only “^” and “!”")
            }
        }
        if observed == nil, disposed == nil { return nil }
        return ObservationSpan(observed: observed ?? .zero, disposed: disposed)
    }
}
