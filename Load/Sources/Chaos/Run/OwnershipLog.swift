internal import Synchronization

/// Which process handled which event of which page, and when, as the processes log it. A page has an epoch, which is
/// higher after each change of its owner. Two owners never act for a page at the same time: one process handles all
/// events of an epoch, and before those of a later epoch.
final class OwnershipLog: Sendable {
    private struct Act {
        let process: Int
        var first: UInt64
        var last: UInt64
    }

    /// By page and epoch.
    private let acts = Mutex<[String: [Int: Act]]>([:])
    private let faults = Mutex<[String]>([])

    /// - Parameter line: a line of the log of the process.
    func add(_ line: String, of process: Int) {
        guard line.hasSuffix("event handled"), let page = Self.value("page", in: line),
            let epoch = Self.value("epoch", in: line).flatMap({ Int($0) }),
            let time = Self.value("at", in: line).flatMap({ UInt64($0) })
        else { return }
        acts.withLock { acts in
            var act = acts[page]?[epoch] ?? Act(process: process, first: time, last: time)
            if act.process != process { add("page \(page) had two owners in epoch \(epoch)") }
            (act.first, act.last) = (min(act.first, time), max(act.last, time))
            acts[page, default: [:]][epoch] = act
        }
    }

    private func add(_ fault: String) { faults.withLock { $0.append(fault) } }

    private static func value(_ name: String, in line: String) -> String? {
        line.split(separator: " ").first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
    }

    /// How often an event was the first one of a later epoch of its page: another process, or the same one under a new
    /// lease, has taken the page.
    var changes: Int { acts.withLock { $0.values.reduce(0) { $0 + $1.count - 1 } } }

    var problems: [String] {
        let overlapping = acts.withLock { acts in
            acts.flatMap { page, epochs in
                let ordered = epochs.sorted { $0.key < $1.key }
                return zip(ordered, ordered.dropFirst()).filter { $0.value.last >= $1.value.first }.map {
                    former, next in
                    "page \(page): the owner of epoch \(former.key) acted after that of epoch \(next.key) had begun"
                }
            }
        }
        // Otherwise a log that cannot be read would look like one without faults.
        let unseen = changes == 0 ? ["the logs of the processes show no page that was taken by another process"] : []
        return faults.withLock { $0 } + overlapping + unseen
    }
}
