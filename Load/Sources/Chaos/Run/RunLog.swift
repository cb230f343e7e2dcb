internal import Foundation
internal import Synchronization

/// A log whose last entries are printed when the run fails.
final class RunLog: Sendable {
    private struct Entry { let time: Duration, text: String }

    private let start = ContinuousClock.now
    private let isPrinted: Bool
    private let entries = Mutex<[Entry]>([])

    init(isPrinted: Bool) { self.isPrinted = isPrinted }

    func note(_ text: String) {
        let entry = Entry(time: start.duration(to: .now), text: text)
        if isPrinted { FileHandle.standardError.write(Data("\(Self.line(entry))\n".utf8)) }
        entries.withLock { entries in
            entries.append(entry)
            if entries.count > 2000 { entries.removeFirst(1000) }
        }
    }

    func tail(_ count: Int) -> [String] { entries.withLock { $0.suffix(count).map(Self.line) } }

    private static func line(_ entry: Entry) -> String {
        "\(entry.time.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 3)))) \(entry.text)"
    }
}
